// What can be chosen: the legal actions, taken apart, and narrowed by what was picked so far. Nothing here knows the rules.
import type { Resource } from "../../lib/types";

export const RESOURCES: readonly Resource[] = ["wood", "stone", "clay", "wheat", "food"];

/** An action of docs/notation.md in its parts. `at` is where it takes place or takes from, `to` the site that it serves. */
export interface Action {
  text: string;
  verb: string;
  at?: string;
  resource?: Resource;
  to?: string;
  card?: string;
  kinds?: string;
  other?: Resource;
}
export type Slot = "verb" | "at" | "resource" | "to" | "card" | "kinds" | "other";
/** Something picked: the value of a slot, or a hex, whatever its part in the action. */
export interface Pick {
  slot: Slot | "hex";
  value: string;
}
export interface Option {
  value: string;
  actions: Action[];
}
export interface Question {
  slot: Slot;
  options: Option[];
}

export function parse(text: string): Action {
  const [verb = "", ...rest] = text.split(" ");
  switch (verb) {
    case "transport":
      return { text, verb, at: rest[0], resource: rest[1] as Resource, to: rest[2] };
    case "build":
      return { text, verb, to: rest[0], card: rest[1], kinds: rest.slice(2).join(" ") };
    case "return":
      return { text, verb, at: rest[0], resource: rest[1] as Resource };
    case "swap":
      return { text, verb, at: rest[0], resource: rest[1] as Resource, other: rest[2] as Resource };
    case "deliver":
      return { text, verb, resource: rest[0] as Resource, to: rest[1] };
    default:
      return rest[0] ? { text, verb, at: rest[0] } : { text, verb };
  }
}

/** The hex of a place: a site is named after its ruin, with b for the second own one; the storage area has none. */
export function hexOf(place: string | undefined): string | null {
  return !place || place === "storage" ? null : place.replace(/b+$/, "");
}

export function touches(action: Action, hex: string): boolean {
  return hexOf(action.at) === hex || hexOf(action.to) === hex;
}

function fits(action: Action, pick: Pick): boolean {
  return pick.slot === "hex" ? touches(action, pick.value) : (action[pick.slot] ?? "") === pick.value;
}

export function narrow(actions: Action[], picks: Pick[]): Action[] {
  return actions.filter((action) => picks.every((pick) => fits(action, pick)));
}

/** What ends a turn or an effect: offered as a button of its own, never as a place. */
export function closes(action: Action): boolean {
  return action.verb === "pass" || action.verb === "skip";
}

const ORDER: Record<string, Slot[]> = {
  deliver: ["to", "resource"],
  build: ["to", "card", "kinds"],
};
const USUAL: Slot[] = ["verb", "at", "resource", "to", "card", "kinds", "other"];

/** The next thing to ask: the first part in which the actions still differ; null when one action is left, or none. */
export function question(actions: Action[]): Question | null {
  if (actions.length < 2) return null;
  const verbs = new Set(actions.map((action) => action.verb));
  const slots = verbs.size > 1 ? USUAL : (ORDER[actions[0]!.verb] ?? USUAL);
  for (const slot of slots) {
    const options = optionsOf(actions, slot);
    if (options.length > 1) return { slot, options };
  }
  return null;
}

export function optionsOf(actions: Action[], slot: Slot): Option[] {
  const found = new Map<string, Action[]>();
  for (const action of actions) {
    const value = action[slot] ?? "";
    const same = found.get(value);
    if (same) same.push(action);
    else found.set(value, [action]);
  }
  return [...found].map(([value, same]) => ({ value, actions: same }));
}

/** The hexes that may be chosen next: all of what is left, but those already picked. */
export function lit(actions: Action[], picks: Pick[]): Set<string> {
  const found = new Set<string>();
  for (const action of actions) {
    for (const place of [action.at, action.to]) {
      const hex = hexOf(place);
      if (hex) found.add(hex);
    }
  }
  for (const pick of picks) if (pick.slot === "hex") found.delete(pick.value);
  return found;
}

/** Whether a question is answered on the map: its places lie on different hexes. */
export function onMap(asked: Question): boolean {
  if (asked.slot !== "at" && asked.slot !== "to") return false;
  return new Set(asked.options.map((option) => hexOf(option.value))).size > 1;
}

/** Where a question that is not answered on the map is asked: the hex picked last, or the one that all actions share. */
export function anchor(actions: Action[], picks: Pick[]): string | null {
  const last = picks.findLast((pick) => pick.slot === "hex");
  if (last) return last.value;
  for (const slot of ["to", "at"] as const) {
    const places = new Set(actions.map((action) => hexOf(action[slot])));
    const [only] = places;
    if (places.size === 1 && only) return only;
  }
  return null;
}
