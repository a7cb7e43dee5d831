// The board's geometry and the counting of lines (MI-C1, MI-L1 … MI-L9), for previews and pictures.
import type { Line, Side, Token } from "../../lib/types";

export type Tokens = Record<string, Token | null>;

export const COLUMNS = ["a", "b", "c", "d", "e", "f"];
export const ROWS = [1, 2, 3, 4, 5, 6];
export const CELLS: string[] = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
export const QUARTERS = ["nw", "ne", "sw", "se"];

/** Column and row of a cell, counted from 0. */
export function place(cell: string): { x: number; y: number } {
  return { x: cell.charCodeAt(0) - 97, y: Number(cell[1]) - 1 };
}

export function cellAt(x: number, y: number): string | null {
  return x >= 0 && x < 6 && y >= 0 && y < 6 ? COLUMNS[x]! + (y + 1) : null;
}

export function quarterOf(cell: string): string {
  const { x, y } = place(cell);
  return (y < 3 ? "n" : "s") + (x < 3 ? "w" : "e");
}

/** Above, left, right, below (MI-M6). */
export function neighbours(cell: string): string[] {
  const { x, y } = place(cell);
  const around = [cellAt(x, y - 1), cellAt(x - 1, y), cellAt(x + 1, y), cellAt(x, y + 1)];
  return around.filter((one) => one !== null);
}

function tracks(): string[][] {
  const found: string[][] = [];
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [-1, 1]] as const) {
    for (const cell of CELLS) {
      const { x, y } = place(cell);
      if (cellAt(x - dx, y - dy)) continue;
      const track = [0, 1, 2, 3, 4, 5].map((i) => cellAt(x + i * dx, y + i * dy)).filter((one) => one !== null);
      if (track.length >= 3) found.push(track);
    }
  }
  return found;
}
const TRACKS = tracks();
const POINTS = [0, 0, 0, 3, 5, 7, 10];

/** What multiplies a line: as signs, and the points before (MI-L2, MI-L4, MI-L5, MI-L6). */
export function worth(cells: string[], tokens: Tokens): { plain: number; times: 1 | 2 | 3; halved: boolean; points: number } {
  const kinds = cells.map((cell) => tokens[cell]?.kind);
  const times = kinds.includes("cat") ? 3 : kinds.includes("pig") ? 2 : 1;
  const halved = kinds.includes("crow");
  const plain = POINTS[cells.length] ?? 0;
  return { plain, times, halved, points: halved ? Math.floor((plain * times) / 2) : plain * times };
}

/** The lines among the tokens whose background is known. */
export function linesOf(tokens: Tokens): Line[] {
  const found: Line[] = [];
  for (const track of TRACKS) {
    let run: string[] = [];
    let side: Side | null = null;
    for (const cell of [...track, null]) {
      const next = cell ? (tokens[cell]?.line ?? null) : null;
      if (next !== side || !cell) {
        if (side && run.length >= 3) found.push({ side, cells: run, points: worth(run, tokens).points });
        run = [];
        side = next;
      }
      if (cell) run.push(cell);
    }
  }
  return found;
}

/** Lines of `after` that `before` did not have like this, and what each side gains. */
export function change(before: Tokens, after: Tokens): { lines: Line[]; gains: Record<Side, number> } {
  const had = new Map(linesOf(before).map((line) => [line.side + line.cells.join(), line.points]));
  const now = linesOf(after);
  const sum = (lines: Line[], side: Side): number => lines.reduce((all, line) => all + (line.side === side ? line.points : 0), 0);
  const old = linesOf(before);
  return {
    lines: now.filter((line) => had.get(line.side + line.cells.join()) !== line.points),
    gains: { blue: sum(now, "blue") - sum(old, "blue"), red: sum(now, "red") - sum(old, "red") },
  };
}
