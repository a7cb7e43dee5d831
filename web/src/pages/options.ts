// Which options go together (tuman/games/*/options.py): what does not fit is not offered.
import type { GameInfo } from "../lib/api";

type Options = Record<string, string>;

/** The values of an option that fit the others; one or none: there is nothing to choose. */
export function offered(option: GameInfo["options"][number], options: Options, seats: number): string[] {
  const mode = options["mode"] ?? "";
  const draws = mode === "weather" || mode === "mercenaries";
  const hires = mode.endsWith("mercenaries");
  const fits: Record<string, (value: string) => boolean> = {
    weather: (value) =>
      value === "auto" ||
      (value === "drawn" ? draws : draws || mode === "blitz") && (value !== "night" || mode === "weather" || options["night"] === "in"),
    night: () => mode === "mercenaries" || mode === "blitz",
    hire: () => hires,
    mice: () => hires || mode === "blitz",
    first: (value) => !(Number(value) > seats),
  };
  return option.values.filter(fits[option.name] ?? (() => true));
}

/** The same options, with the default for what no longer fits. */
export function settled(all: GameInfo["options"], options: Options, seats: number): Options {
  return Object.fromEntries(
    all.map((option) => {
      const value = options[option.name] ?? option.default;
      return [option.name, offered(option, options, seats).includes(value) ? value : option.default];
    }),
  );
}
