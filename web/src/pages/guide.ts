// The steps of the guided first games (pages/rules/LEARN.md): when a step is shown, and when it is done.
import type { IslandView, NebulaView, State } from "../lib/types";

export interface Seen {
  state: State;
  you: number;
  /** The verbs of the player's own actions so far. */
  did: Set<string>;
  /** The steps that are done, by number. */
  done: Set<number>;
}

interface Lesson {
  shown: (seen: Seen) => boolean;
  /** Without it, a step is done when it has been read. */
  done?: (seen: Seen) => boolean;
}

const always = (): boolean => true;
const yours = ({ state, you }: Seen): boolean => state.view.actor === you;
const can = ({ state }: Seen, verb: string): boolean => state.legal.some((action) => action.startsWith(`${verb} `));
const nebula = ({ state }: Seen): NebulaView => state.view as NebulaView;
const island = ({ state }: Seen): IslandView => state.view as IslandView;
const choosing = (seen: Seen): boolean => yours(seen) && seen.state.view.asks === "turn";
const placing = (seen: Seen): boolean => yours(seen) && seen.state.view.asks === "place";
const placed = (seen: Seen): number => Object.values(island(seen).board).filter((token) => token?.side === "blue").length;
const holds = (seen: Seen, kind: string): boolean => island(seen).hands[seen.you]?.includes(kind) ?? false;
const counted = (seen: Seen): boolean => island(seen).tally.length > 0;
const settled = (seen: Seen): boolean => seen.did.has("build") && (!yours(seen) || seen.state.view.asks === "turn");

export const LESSONS: Record<"island" | "nebula", Lesson[]> = {
  nebula: [
    { shown: always },
    { shown: always },
    { shown: always },
    { shown: (seen) => choosing(seen) && can(seen, "site"), done: ({ did }) => did.has("site") },
    { shown: (seen) => choosing(seen) && can(seen, "craftsman"), done: ({ did }) => did.has("craftsman") },
    { shown: (seen) => nebula(seen).turns > 1 },
    {
      shown: (seen) => choosing(seen) && seen.did.has("site") && seen.did.has("craftsman") && can(seen, "explore"),
      done: (seen) => seen.did.has("explore") && (can(seen, "transport") || seen.did.has("transport")),
    },
    { shown: ({ done }) => done.has(7) },
    { shown: (seen) => choosing(seen) && can(seen, "transport"), done: ({ did }) => did.has("transport") },
    {
      shown: (seen) => seen.did.has("transport") && !can(seen, "build"),
      done: (seen) => can(seen, "build") || seen.did.has("build"),
    },
    { shown: (seen) => choosing(seen) && can(seen, "build"), done: ({ did }) => did.has("build") },
    { shown: (seen) => seen.did.has("build") && !settled(seen), done: settled },
    { shown: settled },
  ],
  island: [
    { shown: always },
    { shown: always },
    {
      shown: (seen) => yours(seen) && seen.state.view.asks === "take",
      done: (seen) => island(seen).hands[seen.you]?.length === 5,
    },
    { shown: placing, done: (seen) => placed(seen) >= 1 },
    { shown: (seen) => placed(seen) >= 1 },
    { shown: (seen) => placing(seen) && placed(seen) >= 1, done: (seen) => placed(seen) >= 2 },
    { shown: (seen) => placing(seen) && placed(seen) >= 2 },
    { shown: (seen) => placing(seen) && placed(seen) >= 3 && holds(seen, "rat") },
    { shown: (seen) => placing(seen) && placed(seen) >= 3 && holds(seen, "pig") },
    { shown: (seen) => placing(seen) && placed(seen) >= 4 && holds(seen, "hare") },
    { shown: (seen) => placing(seen) && placed(seen) >= 7 },
    { shown: (seen) => placing(seen) && island(seen).decks[seen.you] === 0 },
    { shown: counted },
    { shown: (seen) => counted(seen) && seen.done.has(13) },
  ],
};

/** Marks what is done, and tells which step to show now; null: none. */
export function step(game: "island" | "nebula", seen: Seen): number | null {
  LESSONS[game].forEach((lesson, index) => {
    if (lesson.done?.(seen)) seen.done.add(index + 1);
  });
  const at = LESSONS[game].findIndex((lesson, index) => !seen.done.has(index + 1) && lesson.shown(seen));
  return at < 0 ? null : at + 1;
}
