// Short messages to the player: why something is not allowed (near the finger), what went wrong (below).
import { Trouble } from "./api";
import type { Reason } from "./types";
import { knows, say } from "./words.svelte";

export interface Link {
  to: string;
  words: string;
  /** It opens beside the game, which goes on. */
  beside?: boolean;
}
export interface Notice {
  text: string;
  link: Link | null;
  /** Near what it is said. */
  box: DOMRect | null;
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

export function notify(text: string, { link = null, near = null }: { link?: Link | null; near?: Element | null } = {}): void {
  show({ text, link, box: near?.getBoundingClientRect() ?? null });
}

export function because(reason: Reason, near: Element | null): void {
  const text = knows(reason.key) ? say(reason.key, reason.args) : say("why-unknown");
  const game = reason.rule.startsWith("MI") ? "island" : "nebula";
  const link = reason.rule ? { to: `/rules/${game}#${reason.rule}`, words: say("rule-link", { rule: reason.rule }), beside: true } : null;
  notify(text, { link, near });
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
