// What the box says about each kind of token: tuman/games/island/data/tokens.toml (MI-C2, MI-C5, MI-N1 … MI-N11).
import type { Side, Token } from "../../lib/types";

export const STARTERS = ["wolf", "rat", "hare", "pig"];
export interface Mercenary {
  kind: string;
  price: number;
  gives: string;
}
/** In the order of the questions of a hiring; the second Mouse comes last. */
export const MERCENARIES: Mercenary[] = [
  { kind: "chameleon", price: 10, gives: "rat" },
  { kind: "mole", price: 10, gives: "rat" },
  { kind: "crow", price: 20, gives: "rat" },
  { kind: "cat", price: 20, gives: "pig" },
  { kind: "fox", price: 10, gives: "wolf" },
  { kind: "turtle", price: 10, gives: "wolf" },
  { kind: "frog", price: 10, gives: "wolf" },
  { kind: "fairy-dog", price: 10, gives: "hare" },
  { kind: "hippo", price: 10, gives: "hare" },
  { kind: "snake", price: 10, gives: "wolf" },
  { kind: "mouse", price: 10, gives: "wolf" },
];
export const KINDS = [...STARTERS, ...MERCENARIES.map((one) => one.kind)];
const SPIES = new Set(["rat", "mole", "crow"]);
const BREAKERS = new Set(["hare", "fairy-dog", "hippo"]);

export function isSpy(kind: string): boolean {
  return SPIES.has(kind);
}

export function other(side: Side): Side {
  return side === "blue" ? "red" : "blue";
}

/** Whose line a token of a side builds when it is placed (MI-C3, MI-L3). */
export function lineOf(kind: string, side: Side): Side | null {
  if (BREAKERS.has(kind)) return null;
  return SPIES.has(kind) ? other(side) : side;
}

export function fresh(kind: string, side: Side, closed = false): Token {
  return { kind, side, closed, line: lineOf(kind, side) };
}

export function sideOf(seat: number): Side {
  return seat % 2 === 0 ? "blue" : "red";
}
