// An action in words that need no grammar: what, whom, where.
import { say } from "../../lib/words.svelte";
import { parse } from "./choose";

export function moveName(text: string): string {
  const { verb, kind, cells, closed, name } = parse(text);
  const where = cells.join(verb === "swap" ? " ↔ " : "–");
  return [
    say("web-island-move", { verb }),
    ...(kind ? [say("island-kind", { kind })] : []),
    ...(where ? [where] : []),
    ...(closed ? [say("web-island-closed")] : []),
    ...(verb === "pick" && name ? [say("island-weather", { weather: name })] : []),
  ].join(", ");
}
