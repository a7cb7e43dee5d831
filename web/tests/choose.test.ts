// Misty Island: what is lit, and what a click means.
import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { after, attempt, bothWays, fitting, litCells, litKinds, litQuarters, meant, NOTHING, parse } from "../src/boards/island/choose";
import { fresh } from "../src/boards/island/kinds";
import type { IslandView } from "../src/lib/types";

const view = (more: Partial<IslandView>): IslandView => ({ asks: "place", asked: {}, board: {}, dark: [], ...more }) as IslandView;
const actions = (...texts: string[]): ReturnType<typeof parse>[] => texts.map(parse);

test("an action is taken apart", () => {
  deepEqual(parse("wolf c3 closed"), { text: "wolf c3 closed", verb: "place", kind: "wolf", cells: ["c3"], closed: true, name: null });
  deepEqual(parse("hippo c3-d3").cells, ["c3", "d3"]);
  deepEqual(parse("swap a1 b2").cells, ["a1", "b2"]);
  equal(parse("hire fairy-dog").kind, "fairy-dog");
  equal(parse("lift nw").name, "nw");
  equal(parse("stop").verb, "stop");
});

test("a token lights its cells, and a cell the tokens that may go there", () => {
  const all = actions("wolf a1", "wolf b1", "rat b1", "rat c1");
  deepEqual([...litCells(all, NOTHING)], ["a1", "b1", "c1"]);
  deepEqual([...litCells(all, { ...NOTHING, kind: "rat" })], ["b1", "c1"]);
  deepEqual([...litKinds(all, { ...NOTHING, cells: ["a1"] })], ["wolf"]);
  equal(meant(all, { ...NOTHING, kind: "wolf" }), null);
  equal(meant(all, { ...NOTHING, kind: "wolf", cells: ["a1"] })?.text, "wolf a1");
});

test("open and closed are told apart only where both are left", () => {
  const all = actions("wolf a1", "wolf a1 closed", "rat b1 closed");
  equal(bothWays(all), true);
  equal(meant(all, { kind: "wolf", cells: ["a1"], closed: false })?.text, "wolf a1");
  equal(meant(all, { kind: "wolf", cells: ["a1"], closed: true })?.text, "wolf a1 closed");
  equal(meant(all, { kind: "rat", cells: ["b1"], closed: false })?.text, "rat b1 closed");
});

test("a Hippo takes two cells, one after the other", () => {
  const all = actions("hippo a1-b1", "hippo a1-a2");
  deepEqual([...litCells(all, { ...NOTHING, kind: "hippo", cells: ["a1"] })], ["b1", "a2"]);
  equal(meant(all, { ...NOTHING, kind: "hippo", cells: ["a1", "a2"] })?.text, "hippo a1-a2");
});

test("a quarter in the dark is lit when it may be lifted", () => {
  const all = actions("lift nw", "lift se");
  deepEqual([...litQuarters(all)], ["nw", "se"]);
  equal(fitting(all, { ...NOTHING, cells: ["f6"] })[0]?.text, "lift se");
});

test("a click that is not allowed is put into words", () => {
  const all = actions("wolf a1");
  equal(attempt(view({}), all, { ...NOTHING, kind: "wolf" }, "b2", ["wolf"]), "wolf b2");
  equal(attempt(view({}), actions("wolf a1 closed"), { ...NOTHING, kind: "wolf" }, "b2", ["wolf"]), "wolf b2 closed");
  equal(attempt(view({}), all, NOTHING, "b2", ["rat"]), "rat b2");
  equal(attempt(view({ asks: "lift" }), [], NOTHING, "f1", []), "lift ne");
  equal(attempt(view({ asks: "fox" }), [], NOTHING, "f1", []), "back f1");
  equal(attempt(view({}), [], { ...NOTHING, kind: "hippo", cells: ["b2"] }, "b1", []), "hippo b1-b2");
});

test("what would lie where, after an action", () => {
  const now = view({ board: { a1: fresh("chameleon", "red"), b2: fresh("wolf", "red") }, asked: { cell: "b2" } });
  deepEqual(after(now, parse("wolf a2"), "blue")?.["a1"]?.line, "blue");
  deepEqual(after(now, parse("wolf a2 closed"), "blue")?.["a1"]?.line, "red");
  deepEqual(Object.keys(after(now, parse("hop c2"), "red") ?? {}).sort(), ["a1", "c2"]);
  deepEqual(Object.keys(after(now, parse("back a1"), "red") ?? {}), ["b2"]);
  equal(after(now, parse("swap a1 b2"), "red")?.["a1"]?.kind, "wolf");
  equal(after(now, parse("stay"), "red"), null);
});
