// The boards' own logic beside the engine, at every turn of real matches: tests/test_boards.py makes the file.
import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { linesOf } from "../src/boards/island/cells";
import * as island from "../src/boards/island/choose";
import { answer, offers, type Marks } from "../src/boards/island/hire";
import { sideOf } from "../src/boards/island/kinds";
import * as nebula from "../src/boards/nebula/choose";
import type { IslandView, NebulaView } from "../src/lib/types";

interface Turn<V> {
  view: V;
  legal: string[];
  played: string;
  /** What the same seat sees after it. */
  next: V;
  seat: number;
}
const { island: islands, nebula: nebulas } = JSON.parse(readFileSync(process.env["TUMAN_TURNS"]!, "utf8")) as {
  island: Turn<IslandView>[];
  nebula: Turn<NebulaView>[];
};

test("there is enough to compare", () => {
  ok(islands.length > 500);
  ok(nebulas.length > 500);
});

test("every legal action of Misty Island can be clicked, and is meant by its clicks alone", () => {
  for (const { legal } of islands) {
    const all = legal.map(island.parse);
    for (const one of all.filter((each) => each.cells.length)) {
      const choice = { kind: one.kind, cells: one.cells, closed: one.closed };
      equal(island.meant(all, choice)?.text, one.text);
      ok(one.cells.every((cell) => island.litCells(all, island.NOTHING).has(cell)));
    }
  }
});

test("the board foresees what a token, a swap or a hop makes of it", () => {
  let compared = 0;
  for (const { view, played, next, seat } of islands) {
    const foreseen = island.after(view, island.parse(played), sideOf(seat));
    if (!foreseen || next.round !== view.round || next.asks === "over" || view.asks === "replace") continue;
    compared += 1;
    // With strict memory even its owner does not see a closed token any more.
    for (const [cell, token] of Object.entries(next.board)) if (token?.closed && !token.kind) foreseen[cell] = token;
    deepEqual(Object.fromEntries(Object.entries(foreseen).filter(([, token]) => token)), next.board, `${played} at ${JSON.stringify(view.board)}`);
  }
  ok(compared > 300);
});

test("the lines of a round are those that the engine has counted", () => {
  const rounds = islands.filter(({ view, next }) => next.tally.length > view.tally.length);
  ok(rounds.length > 5);
  for (const { next } of rounds) {
    const sorted = (lines: IslandView["lines"]): string[] => lines.map(({ side, cells, points }) => `${side} ${cells.join()} ${points}`).sort();
    deepEqual(sorted(linesOf(next.last!)), sorted(next.lines));
  }
});

test("an offer of the shop is free exactly when the engine allows it", () => {
  const asked = islands.filter(({ view }) => view.asks === "hire");
  ok(asked.length > 50);
  for (const { view, legal, seat } of asked) {
    const kind = view.asked.kind!;
    const open = offers(view, seat % 2, {}, kind === "mouse" ? legal : []).filter((one) => one.kind === kind && one.state === "free");
    equal(open.length > 0, legal.includes(`hire ${kind}`), JSON.stringify(view.asked));
  }
});

test("marks made at once answer the questions as they were answered one by one", () => {
  const asked = islands.filter(({ view }) => view.asks === "hire");
  for (let at = 0; at < asked.length; ) {
    const { seat, view } = asked[at]!;
    const end = asked.findIndex((one, index) => index > at && (one.seat !== seat || one.view.tally.length !== view.tally.length));
    const hiring = asked.slice(at, end < 0 ? undefined : end);
    let marks: Marks = {};
    for (const { played } of hiring) {
      const { verb, kind } = island.parse(played);
      if (verb === "hire") marks = { ...marks, [kind!]: (marks[kind!] ?? 0) + 1 };
    }
    for (const { view, legal, played } of hiring) {
      const next = answer(view, legal, marks)!;
      equal(next.text, played);
      marks = next.marks;
    }
    at += hiring.length;
  }
});

test("every legal action of Via Nebula is reached by the questions, whichever way it begins", () => {
  for (const { legal } of nebulas) {
    const all = legal.map(nebula.parse).filter((one) => !nebula.closes(one));
    for (const wanted of all) {
      const hex = nebula.hexOf(wanted.at) ?? nebula.hexOf(wanted.to);
      for (const first of [{ slot: "verb" as const, value: wanted.verb }, ...(hex ? [{ slot: "hex" as const, value: hex }] : [])]) {
        let left = nebula.narrow(all, [first]);
        for (let asked = nebula.question(left); asked; asked = nebula.question(left)) {
          left = asked.options.find((option) => option.actions.includes(wanted))!.actions;
        }
        deepEqual(left.map((one) => one.text), [wanted.text]);
      }
    }
  }
});
