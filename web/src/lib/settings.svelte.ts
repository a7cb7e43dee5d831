// What a player has set on this device.
export type Theme = "auto" | "light" | "dark";

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`tuman.${name}`);
  } catch {
    return null;
  }
}

function store(name: string, value: string): void {
  try {
    localStorage.setItem(`tuman.${name}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const state = $state({ theme: (stored("theme") ?? "auto") as Theme, sound: stored("sound") !== "off" });

function paint(): void {
  if (state.theme === "auto") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = state.theme;
}
paint();

export const settings = {
  get theme(): Theme {
    return state.theme;
  },
  set theme(theme: Theme) {
    state.theme = theme;
    store("theme", theme);
    paint();
  },
  get sound(): boolean {
    return state.sound;
  },
  set sound(on: boolean) {
    state.sound = on;
    store("sound", on ? "on" : "off");
  },
  /** Whether what the signs mean is spread out; until somebody folds it, it is. */
  get legend(): boolean {
    return stored("legend") !== "off";
  },
  set legend(open: boolean) {
    store("legend", open ? "on" : "off");
  },
  get language(): string | null {
    return stored("language");
  },
  set language(language: string | null) {
    if (language) store("language", language);
  },
};

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
