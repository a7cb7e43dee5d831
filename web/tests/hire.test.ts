// Misty Island: marks that are free, although the table asks one question after the other (MI-M2, MI-M9).
import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { answer, offers, purse, type Marks } from "../src/boards/island/hire";
import type { IslandView } from "../src/lib/types";

const hiring = (kind: string, coins: number, tokens: Record<string, number>, hired: string[] = []): IslandView =>
  ({ asks: "hire", asked: { kind, coins, hired }, tokens: [tokens, {}] }) as unknown as IslandView;
const POOL = { wolf: 9, rat: 4, hare: 3, pig: 2 };
const state = (view: IslandView, marks: Marks, kind: string, second = false): string =>
  offers(view, 0, marks, []).find((one) => one.kind === kind && one.second === second)!.state;

test("what the coins allow is free", () => {
  const view = hiring("chameleon", 20, POOL);
  equal(state(view, {}, "cat"), "free");
  equal(state(view, { mole: 1 }, "mole"), "marked");
  equal(state(view, { mole: 1 }, "cat"), "poor");
  equal(state(view, { mole: 1 }, "fox"), "free");
  equal(purse(view, { mole: 1, fox: 1 }), 0);
});

test("a token that is not there cannot be given up", () => {
  const view = hiring("chameleon", 100, { ...POOL, rat: 1 });
  equal(state(view, {}, "mole"), "free");
  equal(state(view, { chameleon: 1 }, "mole"), "none");
  equal(state(hiring("mole", 100, { ...POOL, rat: 1 }, ["chameleon"]), {}, "mole"), "none");
});

test("a second Mouse follows the first", () => {
  const view = hiring("chameleon", 100, POOL);
  equal(state(view, {}, "mouse", true), "mouse");
  equal(state(view, { mouse: 1 }, "mouse", true), "free");
  equal(state(view, { mouse: 2 }, "mouse", true), "marked");
  equal(state(hiring("chameleon", 100, { ...POOL, mouse: 1 }), {}, "mouse"), "owned");
});

test("a table may have one Mouse, and who did without it gets none", () => {
  const view = hiring("mouse", 100, POOL);
  deepEqual(offers(view, 0, {}, [], 1).filter((one) => one.kind === "mouse").map((one) => one.second), [false]);
  deepEqual(offers(view, 0, {}, ["skip mouse"]).filter((one) => one.kind === "mouse").map((one) => one.state), ["passed", "mouse"]);
});

test("what was asked before is past", () => {
  equal(state(hiring("cat", 100, POOL), {}, "mole"), "passed");
  equal(state(hiring("cat", 100, POOL, ["mole"]), {}, "mole"), "owned");
});

test("each question gets its answer by the marks", () => {
  const marks = { crow: 1, mouse: 2 };
  const legal = (kind: string): string[] => [`hire ${kind}`, `skip ${kind}`];
  equal(answer(hiring("mole", 100, POOL), legal("mole"), marks)?.text, "skip mole");
  const next = answer(hiring("crow", 100, POOL), legal("crow"), marks);
  equal(next?.text, "hire crow");
  deepEqual(next?.marks, { crow: 0, mouse: 2 });
  equal(answer(hiring("crow", 10, POOL), ["skip crow"], marks)?.text, "skip crow");
  equal(answer(hiring("mouse", 100, POOL), [], marks), null);
});
