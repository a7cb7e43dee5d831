// Who plays here: a guest from the first visit on.
import { api } from "./api";
import { settings } from "./settings.svelte";
import { LANGUAGES, preferred, say, speak, type Language } from "./words.svelte";

const state = $state({ name: "" });

export const me = {
  get name(): string {
    return state.name;
  },
};

/** Words first, so that the page can speak; then the server gets to know us. */
export async function begin(): Promise<void> {
  const wanted = settings.language;
  const language = wanted && wanted in LANGUAGES ? (wanted as Language) : preferred();
  const [who] = await Promise.allSettled([api.introduce({ language }), speak(language)]);
  if (who.status !== "fulfilled") return;
  state.name = who.value.name;
  // Who has not said a name yet is a guest in their own language.
  if (state.name === "Guest" && say("guest") !== "Guest") void rename(say("guest")).catch(() => undefined);
}

export async function rename(name: string): Promise<void> {
  state.name = (await api.introduce({ name })).name;
}

export async function setLanguage(language: Language): Promise<void> {
  settings.language = language;
  await speak(language);
  await api.introduce({ language }).catch(() => undefined);
}
