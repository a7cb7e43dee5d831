// The geometry of the map: pointy-top hexes in offset rows, every second row half a hex further to the right.
import type { Hex, NebulaView } from "../../lib/types";

export const SIZE = 50; // from the middle of a hex to a corner, in map units
export const WIDTH = SIZE * Math.sqrt(3);
export const PITCH = SIZE * 1.5;

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Hexes = NebulaView["hexes"];

export function centre(hex: Pick<Hex, "row" | "column">): Point {
  return { x: (hex.column + (hex.row % 2) / 2) * WIDTH, y: hex.row * PITCH };
}

export function corners(size: number): string {
  const w = (size * Math.sqrt(3)) / 2;
  return `0,${-size} ${w},${-size / 2} ${w},${size / 2} 0,${size} ${-w},${size / 2} ${-w},${-size / 2}`;
}

export function bounds(hexes: Hexes): Box {
  const points = Object.values(hexes).map(centre);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - WIDTH / 2;
  const y = Math.min(...ys) - SIZE;
  return { x, y, width: Math.max(...xs) + WIDTH / 2 - x, height: Math.max(...ys) + SIZE - y };
}

export function nameAt(row: number, column: number): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

export function neighbours(hexes: Hexes, name: string): string[] {
  const hex = hexes[name];
  if (!hex) return [];
  const { row, column } = hex;
  const left = column - 1 + (row % 2);
  const around: [number, number][] = [
    [row - 1, left],
    [row - 1, left + 1],
    [row, column + 1],
    [row + 1, left + 1],
    [row + 1, left],
    [row, column - 1],
  ];
  return around.map(([r, c]) => nameAt(r, c)).filter((near) => near in hexes);
}

/** VN-W4 */
export function emptyMeadow(hex: Hex): boolean {
  return hex.tile || (hex.terrain === "meadow" && !hex.token && Object.keys(hex.goods ?? {}).length === 0);
}

/** A shortest way over empty meadow from an exploitation to a ruin, ends included; the straight line if there is none. */
export function path(hexes: Hexes, from: string, to: string): string[] {
  const came = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    for (const near of neighbours(hexes, name)) {
      if (near === to) {
        const way = [to];
        for (let back = name; back; back = came.get(back) ?? "") way.unshift(back);
        return way;
      }
      if (!came.has(near) && emptyMeadow(hexes[near]!)) {
        came.set(near, name);
        queue.push(near);
      }
    }
  }
  return [from, to];
}

/** The hex that an arrow key leads to; rows are kept apart by gaps at the rim, so the nearest hex of the row is taken. */
export function step(hexes: Hexes, from: string, key: string): string | null {
  const here = hexes[from];
  if (!here) return null;
  const at = centre(here);
  const rows = (row: number): [string, Point][] =>
    Object.entries(hexes)
      .filter(([, hex]) => hex.row === row)
      .map(([name, hex]): [string, Point] => [name, centre(hex)])
      .sort(([, a], [, b]) => a.x - b.x);
  const row = rows(here.row);
  const index = row.findIndex(([name]) => name === from);
  switch (key) {
    case "ArrowLeft":
      return row[index - 1]?.[0] ?? null;
    case "ArrowRight":
      return row[index + 1]?.[0] ?? null;
    case "Home":
      return row[0]?.[0] ?? null;
    case "End":
      return row.at(-1)?.[0] ?? null;
    case "ArrowUp":
    case "ArrowDown": {
      const next = rows(here.row + (key === "ArrowUp" ? -1 : 1));
      // two are equally near: take turns, so that a straight way up or down stays straight
      const lean = here.row % 2 ? -1 : 1;
      return next.sort(([, a], [, b]) => Math.abs(a.x - at.x - lean) - Math.abs(b.x - at.x - lean))[0]?.[0] ?? null;
    }
    default:
      return null;
  }
}

/** Places for n square things in a rectangle around the origin, as large as they can be; the last row is centred. */
export function packed(n: number, width: number, height: number, most: number): { size: number; at: Point[] } {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= n; columns++) {
    const size = Math.min(width / columns, height / Math.ceil(n / columns), most);
    if (size > best.size + 0.01) best = { size, columns };
  }
  const { size, columns } = best;
  const rows = Math.ceil(n / columns);
  const at = Array.from({ length: n }, (_, i): Point => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, n - row * columns);
    return { x: ((i % columns) - inRow / 2) * size, y: (row - rows / 2) * size };
  });
  return { size, at };
}
