// The hiring as a whole: marks that are free, although the table asks one question after the other (MI-M2, MI-M9).
import type { IslandView } from "../../lib/types";
import { MERCENARIES, type Mercenary } from "./kinds";

/** How many of a kind the player wants to hire now. */
export type Marks = Record<string, number>;

export interface Offer extends Mercenary {
  /** The second Mouse. */
  second: boolean;
  state: "free" | "marked" | "owned" | "passed" | "poor" | "none" | "mouse";
}

/** All that a side could hire at a table with so many Mice, and how each stands with these marks. */
export function offers(view: IslandView, side: number, marks: Marks, legal: string[], mice = 2): Offer[] {
  const pool = view.tokens[side] ?? {};
  const answered = view.asked.hired ?? [];
  const at = MERCENARIES.findIndex((one) => one.kind === view.asked.kind);
  const coins = purse(view, marks);
  const given = (gives: string): number => givenUp(view, marks, gives);
  const list = MERCENARIES.flatMap((one) => (one.kind === "mouse" && mice === 2 ? [{ ...one, second: false }, { ...one, second: true }] : [{ ...one, second: false }]));
  return list.map((one) => {
    const owned = pool[one.kind] ?? 0;
    const now = answered.filter((kind) => kind === one.kind).length;
    const nth = one.second ? 2 : 1;
    const marked = owned + now + (marks[one.kind] ?? 0) >= nth;
    let state: Offer["state"] = "free";
    if (owned + now >= nth) state = "owned";
    else if (marked) state = "marked";
    else if (MERCENARIES.findIndex((other) => other.kind === one.kind) < at) state = "passed";
    else if (one.second && owned + now + (marks["mouse"] ?? 0) < 1) state = "mouse";
    else if (one.price > coins) state = "poor";
    else if ((pool[one.gives] ?? 0) - given(one.gives) < 1) state = "none";
    // Who did without the first Mouse is asked once more, in vain.
    else if (one.kind === view.asked.kind && legal.length && !legal.includes(`hire ${one.kind}`)) state = "passed";
    return { ...one, state };
  });
}

/** The coins left when all marks are hired. */
export function purse(view: IslandView, marks: Marks): number {
  const price = (kind: string): number => MERCENARIES.find((one) => one.kind === kind)?.price ?? 0;
  return (view.asked.coins ?? 0) - Object.entries(marks).reduce((sum, [kind, count]) => sum + price(kind) * count, 0);
}

function givenUp(view: IslandView, marks: Marks, gives: string): number {
  const gone = (kind: string): boolean => MERCENARIES.find((one) => one.kind === kind)?.gives === gives;
  const now = (view.asked.hired ?? []).filter(gone).length;
  return now + Object.entries(marks).reduce((sum, [kind, count]) => sum + (gone(kind) ? count : 0), 0);
}

/** The answer to the question that is open, with what is wanted left to hire afterwards. */
export function answer(view: IslandView, legal: string[], marks: Marks): { text: string; marks: Marks } | null {
  const kind = view.asked.kind;
  if (view.asks !== "hire" || !kind || !legal.length) return null;
  const wanted = marks[kind] ?? 0;
  if (wanted > 0 && legal.includes(`hire ${kind}`)) return { text: `hire ${kind}`, marks: { ...marks, [kind]: wanted - 1 } };
  return legal.includes(`skip ${kind}`) ? { text: `skip ${kind}`, marks } : null;
}
