// Words in five languages: the engine's own Fluent files, one chunk a language.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "./types";

export const LANGUAGES = { en: "English", uk: "Українська", ru: "Русский", pl: "Polski", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;

const files = import.meta.glob<string>(["../../../tuman/i18n/*/{island,nebula,bots}.ftl", "../../../tuman/i18n/*/web/{shell,island,nebula}.ftl"], {
  query: "?raw",
  import: "default",
});

const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

/** The language that the browser asks for, of those that there are. */
export function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const paths = Object.keys(files).filter((path) => path.includes(`/i18n/${language}/`));
  for (const text of await Promise.all(paths.map((path) => files[path]!()))) {
    bundle.addResource(new FluentResource(text));
  }
  state.language = language;
  state.bundle = bundle;
  document.documentElement.lang = language;
}

export function language(): Language {
  return state.language;
}

/** Whether the language has words for a key. */
export function knows(key: string): boolean {
  return state.bundle?.hasMessage(key) ?? false;
}

/** A message in the player's language; a key without words is shown as it is. */
export function say(key: string, args: Record<string, string | number> = {}): string {
  const pattern = state.bundle?.getMessage(key)?.value;
  return pattern ? state.bundle!.formatPattern(pattern, args) : key;
}

/** A message of the engine; where it names a seat, the player's name is said. */
export function tell(message: Message, names: string[]): string {
  const args = { ...message.args };
  if (typeof args["seat"] === "number") args["seat"] = names[args["seat"]] ?? args["seat"];
  return say(message.key, args);
}
