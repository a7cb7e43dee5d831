// From the list of legal actions to clicks and back: what is lit, what a click means, what would come of it.
import type { IslandView, Side } from "../../lib/types";
import { neighbours, quarterOf, type Tokens } from "./cells";
import { fresh } from "./kinds";

export interface Action {
  text: string;
  verb: "place" | "take" | "hire" | "skip" | "pick" | "settle" | "lift" | "hop" | "stay" | "stop" | "swap" | "back";
  kind: string | null;
  cells: string[];
  closed: boolean;
  /** A weather or a quarter. */
  name: string | null;
}

/** What the player has pointed at so far. */
export interface Choice {
  kind: string | null;
  cells: string[];
  closed: boolean;
}
export const NOTHING: Choice = { kind: null, cells: [], closed: false };

const WITH_CELLS = ["settle", "hop", "swap", "back"];
const WITH_KIND = ["take", "hire", "skip"];

export function parse(text: string): Action {
  const [verb = "", ...rest] = text.split(" ");
  const plain = { text, kind: null, cells: [], closed: false, name: null };
  if (verb === "stay" || verb === "stop") return { ...plain, verb };
  if (WITH_CELLS.includes(verb)) return { ...plain, verb: verb as Action["verb"], cells: rest };
  if (WITH_KIND.includes(verb)) return { ...plain, verb: verb as Action["verb"], kind: rest[0] ?? null };
  if (verb === "pick" || verb === "lift") return { ...plain, verb, name: rest[0] ?? null };
  return { ...plain, verb: "place", kind: verb, cells: (rest[0] ?? "").split("-"), closed: rest[1] === "closed" };
}

/** The actions that fit what was chosen. Open and closed are told apart only where both are left. */
export function fitting(actions: Action[], choice: Choice): Action[] {
  const fit = actions.filter(
    (one) =>
      (choice.kind === null || one.kind === choice.kind) && choice.cells.every((cell) => one.cells.includes(cell) || one.name === quarterOf(cell)),
  );
  return choice.kind !== null && bothWays(fit) ? fit.filter((one) => one.closed === choice.closed) : fit;
}

/** Whether a token may be placed open and closed. */
export function bothWays(actions: Action[]): boolean {
  const placed = actions.filter((one) => one.verb === "place");
  return placed.some((one) => one.closed) && placed.some((one) => !one.closed);
}

/** The cells that can be pointed at next. */
export function litCells(actions: Action[], choice: Choice): Set<string> {
  const fit = fitting(actions, choice);
  return new Set(fit.flatMap((one) => one.cells).filter((cell) => !choice.cells.includes(cell)));
}

export function litQuarters(actions: Action[]): Set<string> {
  return new Set(actions.filter((one) => one.verb === "lift").map((one) => one.name ?? ""));
}

/** The kinds of the hand that can be chosen, with the cells chosen so far. */
export function litKinds(actions: Action[], choice: Choice): Set<string> {
  const fit = fitting(actions, { ...choice, kind: null });
  return new Set(fit.filter((one) => one.verb === "place").map((one) => one.kind ?? ""));
}

/** The one action that is meant, if there is only one. */
export function meant(actions: Action[], choice: Choice): Action | null {
  const fit = fitting(actions, choice);
  return fit.length === 1 ? fit[0]! : null;
}

/** What a click on a cell that is not lit was probably meant to be, in notation. */
export function attempt(view: IslandView, actions: Action[], choice: Choice, cell: string, hand: string[]): string {
  const asks = view.asks;
  if (asks === "settle" || asks === "hop" || asks === "swap") return `${asks} ${cell}`;
  if (asks === "fox" || asks === "snake") return `back ${cell}`;
  if (asks === "trade") return `swap ${cell}`;
  if (asks === "lift") return `lift ${quarterOf(cell)}`;
  const kind = choice.kind ?? hand[0] ?? "wolf";
  const first = choice.cells[0];
  if (kind === "hippo" && first && neighbours(first).includes(cell)) {
    const [one, two] = [first, cell].sort((a, b) => a[1]!.localeCompare(b[1]!) || a.localeCompare(b));
    return `hippo ${one}-${two}`;
  }
  const same = actions.filter((one) => one.kind === kind);
  const closed = same.length > 0 && !same.some((one) => !one.closed) ? true : choice.closed && bothWays(same);
  return `${kind} ${cell}${closed ? " closed" : ""}`;
}

/** The board after an action of a side, as far as the viewer can tell; null where nothing would lie otherwise. */
export function after(view: IslandView, action: Action, side: Side): Tokens | null {
  const board: Tokens = { ...view.board };
  const from = view.asked.cell;
  const [one, two] = action.cells;
  if (!one) return null;
  if (action.verb === "place" && action.kind && !two) {
    board[one] = fresh(action.kind, side, action.closed);
    turn(board, one);
  } else if (action.verb === "swap" && two) {
    [board[one], board[two]] = [board[two] ?? null, board[one] ?? null];
  } else if (action.verb === "swap" && from) {
    [board[one], board[from]] = [board[from] ?? null, board[one] ?? null];
    turn(board, one);
  } else if (action.verb === "hop" && from) {
    board[one] = board[from] ?? null;
    delete board[from];
  } else if (action.verb === "settle") {
    board[one] = fresh("hippo", side);
  } else if (action.verb === "back") {
    delete board[one];
  } else {
    return null;
  }
  return board;
}

/** Chameleons beside a token just played turn to its background (MI-N1, MI-D3). */
function turn(board: Tokens, cell: string): void {
  const token = board[cell];
  if (!token || token.closed || !token.line) return;
  for (const near of neighbours(cell)) {
    const beside = board[near];
    if (beside?.kind === "chameleon") board[near] = { ...beside, line: token.line };
  }
}
