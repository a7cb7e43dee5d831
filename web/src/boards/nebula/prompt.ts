// The sentence over the action bar: what is asked now.
import type { NebulaView } from "../../lib/types";
import { say } from "../../lib/words.svelte";
import type { Chooser } from "./chooser.svelte";

export function promptFor(view: NebulaView, names: string[], you: number | null, chooser: Chooser): string {
  if (view.actor === "over") return say("nebula-finished");
  if (view.actor === you && !chooser.all.length) return view.asks === "turn" ? say("web-nebula-pick") : ""; // an action is on its way
  if (!chooser.all.length) return typeof view.actor === "number" ? say("nebula-waits", { seat: names[view.actor] ?? "" }) : say("nebula-set-up");
  const effect = view.asks === "turn" ? null : say(`nebula-ask-${view.asks}`, { left: view.asked.left ?? 0, hex: view.asked.hex ?? "" });
  if (effect && !chooser.picks.length) return effect;
  const { left, question, verb } = chooser;
  if (!chooser.picks.length) return say(chooser.open.length ? "web-nebula-pick" : "web-nebula-pick-pass");
  const verbs = new Set(left.map((action) => action.verb));
  if (verbs.size > 1) return say("web-nebula-pick-verb");
  const [only] = verbs;
  if (only === "build") return say("web-nebula-pick-build");
  if (question?.slot === "resource") return say("web-nebula-pick-resource");
  if (question?.slot === "other") return say("web-nebula-pick-other");
  if (question?.slot === "to") return say("web-nebula-pick-to");
  return effect ?? say(`web-nebula-pick-${verb ?? only ?? "verb"}`);
}
