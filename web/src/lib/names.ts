// What the players of a table are called: bots by their level, with a number where two are alike.
import type { Seat } from "./types";
import { say } from "./words.svelte";

export function namesOf(seats: Seat[]): string[] {
  const plain = seats.map((seat) => (seat.kind === "bot" ? say("bot-at-table", { level: say(`bot-${seat.level}`) }) : seat.name));
  return plain.map((name, at) => {
    const nth = plain.slice(0, at + 1).filter((other) => other === name).length;
    return plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} ${nth}`;
  });
}
