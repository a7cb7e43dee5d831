// Via Nebula: actions taken apart, narrowed by picks, and asked for one part after the other.
import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { anchor, closes, hexOf, lit, narrow, onMap, optionsOf, parse, question, touches } from "../src/boards/nebula/choose";

const actions = (...texts: string[]): ReturnType<typeof parse>[] => texts.map(parse);
const hex = (value: string): { slot: "hex"; value: string } => ({ slot: "hex", value });

test("an action is taken apart", () => {
  deepEqual(parse("transport h10 stone f10b"), { text: "transport h10 stone f10b", verb: "transport", at: "h10", resource: "stone", to: "f10b" });
  deepEqual(parse("build a7 lazy-explorer wood"), { text: "build a7 lazy-explorer wood", verb: "build", to: "a7", card: "lazy-explorer", kinds: "wood" });
  deepEqual(parse("swap a1 wood clay"), { text: "swap a1 wood clay", verb: "swap", at: "a1", resource: "wood", other: "clay" });
  deepEqual(parse("pass"), { text: "pass", verb: "pass" });
});

test("a second site of a ruin lies on the same hex, and the storage area on none", () => {
  equal(hexOf("f10b"), "f10");
  equal(hexOf("storage"), null);
  equal(touches(parse("transport a1 wood f10b"), "f10"), true);
  equal(touches(parse("transport storage wood f10"), "a1"), false);
});

test("picks narrow down what is left, and light what can follow", () => {
  const all = actions("explore a1", "craftsman a2", "transport a2 wood c3", "transport a2 clay c3");
  deepEqual([...lit(all, [])].sort(), ["a1", "a2", "c3"]);
  const left = narrow(all, [hex("a2")]);
  equal(left.length, 3);
  deepEqual([...lit(left, [hex("a2")])], ["c3"]);
  equal(narrow(all, [hex("a2"), { slot: "verb", value: "craftsman" }])[0]?.text, "craftsman a2");
});

test("the next question is the first part in which actions differ", () => {
  equal(question(actions("explore a1")), null);
  equal(question(actions("explore a1", "craftsman a1"))?.slot, "verb");
  equal(question(actions("transport a1 wood c3", "transport a1 clay c3"))?.slot, "resource");
  equal(question(actions("deliver wood c3", "deliver clay d4"))?.slot, "to");
  equal(question(actions("build a7 priest wood stone clay", "build a7 priest wood stone food"))?.slot, "kinds");
  deepEqual(optionsOf(actions("explore a1", "explore b1"), "at").map((one) => one.value), ["a1", "b1"]);
});

test("places are asked for on the map, unless they share a hex", () => {
  equal(onMap(question(actions("explore a1", "explore b1"))!), true);
  equal(onMap(question(actions("deliver wood c3", "deliver wood c3b"))!), false);
  equal(onMap(question(actions("transport a1 wood c3", "transport a1 clay c3"))!), false);
  equal(anchor(actions("deliver wood c3", "deliver clay c3"), []), "c3");
  equal(anchor(actions("explore a1", "explore b1"), []), null);
  equal(anchor(actions("explore a1", "explore b1"), [hex("b1")]), "b1");
});

test("what ends a turn or an effect is no place", () => {
  deepEqual(actions("pass", "skip", "explore a1").map(closes), [true, true, false]);
});
