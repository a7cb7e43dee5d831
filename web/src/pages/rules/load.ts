// The words of the rules and of the guided games: many, and seldom needed, so each file is a chunk of its own.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../../lib/words.svelte";

export type Book = "rules-island" | "rules-nebula" | "learn";

export interface Words {
  language: Language;
  /** Whether there is such a message. */
  knows: (key: string) => boolean;
  /** A message; a key without words is shown as it is. */
  say: (key: string, args?: Record<string, string | number>) => string;
}

const files = import.meta.glob<string>("../../../../tuman/i18n/*/web/{rules-island,rules-nebula,learn}.ftl", {
  query: "?raw",
  import: "default",
});
const loaded = new Map<string, Promise<Words>>();

/** The words of a book in a language. It rejects when they can't be fetched; the next call tries again. */
export function load(language: Language, book: Book): Promise<Words> {
  const path = `../../../../tuman/i18n/${language}/web/${book}.ftl`;
  let words = loaded.get(path);
  if (!words) {
    words = fetched(language, path);
    loaded.set(path, words);
    words.catch(() => loaded.delete(path));
  }
  return words;
}

async function fetched(language: Language, path: string): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await files[path]!()));
  return {
    language,
    knows: (key) => bundle.hasMessage(key),
    say: (key, args = {}) => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern, args) : key;
    },
  };
}

/** What is said when the words themselves can't be fetched. */
export const UNREACHABLE: Record<Language, { text: string; again: string }> = {
  en: { text: "The rules could not be loaded. Is the network there?", again: "Try again" },
  ru: { text: "Не удалось загрузить правила. Есть ли связь?", again: "Попробовать ещё раз" },
  uk: { text: "Не вдалося завантажити правила. Чи є зв’язок?", again: "Спробувати ще раз" },
  pl: { text: "Nie udało się wczytać zasad. Czy jest połączenie z siecią?", again: "Spróbuj ponownie" },
  it: { text: "Non è stato possibile caricare le regole. La rete funziona?", again: "Riprova" },
};
