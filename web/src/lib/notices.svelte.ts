// Short messages to the player: why something is not allowed (near the finger), what went wrong (below).
import { Trouble } from "./api";
import type { Reason } from "./types";
import { knows, say } from "./words.svelte";

export interface Notice {
  text: string;
  rule: string | null;
  x: number | null;
  y: number | null;
}

const state = $state<{ notice: Notice | null }>({ notice: null });
let timer: ReturnType<typeof setTimeout> | undefined;

export function notice(): Notice | null {
  return state.notice;
}

export function dismiss(): void {
  clearTimeout(timer);
  state.notice = null;
}

function show(found: Notice): void {
  clearTimeout(timer);
  state.notice = found;
  timer = setTimeout(dismiss, 8000);
}

export function notify(text: string): void {
  show({ text, rule: null, x: null, y: null });
}

export function because(reason: Reason, near: Element | null): void {
  const box = near?.getBoundingClientRect();
  const text = knows(reason.key) ? say(reason.key, reason.args) : say("why-unknown");
  show({ text, rule: reason.rule || null, x: box ? box.x + box.width / 2 : null, y: box ? box.bottom : null });
}

/** What went wrong, in the player's language, with what to do next. */
export function explain(error: unknown): void {
  if (!(error instanceof Trouble)) throw error;
  if (error.more.reason) because(error.more.reason, null);
  else notify(words(error));
}

export function words(error: Trouble): string {
  const code = error.code.replaceAll("_", "-");
  const key = `trouble-${code}`;
  return knows(key) ? say(key) : say("trouble-other", { text: error.message });
}
