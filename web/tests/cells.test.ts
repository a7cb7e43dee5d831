// Misty Island: the map and the worth of lines (MI-C1, MI-L1 … MI-L9).
import { deepEqual, equal } from "node:assert/strict";
import test from "node:test";
import { cellAt, CELLS, change, linesOf, neighbours, place, quarterOf, worth, type Tokens } from "../src/boards/island/cells";
import { fresh } from "../src/boards/island/kinds";

/** Tokens by a drawing: w b = blue wolf, W = red wolf, c C = cat, p = pig, r = blue rat, h = hare, k = crow, . = nothing. */
function board(...rows: string[]): Tokens {
  const kinds: Record<string, string> = { w: "wolf", c: "cat", p: "pig", r: "rat", h: "hare", k: "crow" };
  const found: Tokens = {};
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      const kind = kinds[letter.toLowerCase()];
      if (kind) found[cellAt(x, y)!] = fresh(kind, letter === letter.toLowerCase() ? "blue" : "red");
    }),
  );
  return found;
}
const lines = (tokens: Tokens): string[] => linesOf(tokens).map(({ side, cells, points }) => `${side} ${cells[0]}-${cells.at(-1)} ${points}`);

test("a cell and its place belong together", () => {
  equal(CELLS.length, 36);
  for (const cell of CELLS) {
    const { x, y } = place(cell);
    equal(cellAt(x, y), cell);
  }
  equal(cellAt(6, 0), null);
  equal(cellAt(0, -1), null);
});

test("a cell has up to four neighbours, and lies in a quarter", () => {
  deepEqual(neighbours("a1"), ["b1", "a2"]);
  deepEqual(neighbours("c3"), ["c2", "b3", "d3", "c4"]);
  deepEqual(["c3", "d3", "c4", "d4"].map(quarterOf), ["nw", "ne", "sw", "se"]);
});

test("three to six in a row are a line, and two are none", () => {
  deepEqual(lines(board("ww")), []);
  deepEqual(lines(board("www")), ["blue a1-c1 3"]);
  deepEqual(lines(board(".wwww")), ["blue b1-e1 5"]);
  deepEqual(lines(board("WWWWW")), ["red a1-e1 7"]);
  deepEqual(lines(board("wwwwww")), ["blue a1-f1 10"]);
});

test("lines go down and across, too", () => {
  deepEqual(lines(board("w", "w", "w")), ["blue a1-a3 3"]);
  deepEqual(lines(board("w..", ".w.", "..w")), ["blue a1-c3 3"]);
  deepEqual(lines(board("..w", ".w.", "w..")), ["blue c1-a3 3"]);
});

test("a hare breaks a line, and a spy builds the other side's", () => {
  deepEqual(lines(board("wwhww")), []);
  deepEqual(lines(board("WrW")), ["red a1-c1 3"]);
});

test("a closed token of unknown background builds nothing", () => {
  const tokens = board("www");
  tokens["b1"] = { kind: null, side: "blue", closed: true, line: null };
  deepEqual(lines(tokens), []);
});

test("a pig doubles, a cat trebles, a crow halves and rounds down", () => {
  const points = (row: string): number => worth(row.split("").map((_, x) => cellAt(x, 0)!), board(row)).points;
  equal(points("wpw"), 6);
  equal(points("wcw"), 9);
  equal(points("pcw"), 9);
  equal(points("wKw"), 1);
  equal(points("wKpw"), 5);
  deepEqual(worth(["a1", "b1", "c1"], board("wcK")), { plain: 3, times: 3, halved: true, points: 4 });
});

test("a change is told by the lines that are new or worth another sum", () => {
  const [before, after] = [board("ww", "WWW"), board("www", "WWW")];
  const { lines: found, gains } = change(before, after);
  deepEqual(found.map((line) => line.side), ["blue"]);
  deepEqual(gains, { blue: 3, red: 0 });
  deepEqual(change(after, before).gains, { blue: -3, red: 0 });
  deepEqual(change(board("WWW"), board("WHW")).gains, { blue: 0, red: -3 });
});
