// Calls of the server. Whatever goes wrong is a Trouble with a code that there are words for.
import type { Frames, Hint, Reason, Said, State, Table } from "./types";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: { ply?: number; reason?: Reason; line?: number | null; fault?: string; about?: string } = {},
  ) {
    super(message);
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Trouble(0, "offline", "the server does not answer");
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Trouble(answer.status, "fault", text.slice(0, 200));
  }
  if (answer.ok) return data as T;
  const { code, message, more } = data as { code: string; message: string; more?: Trouble["more"] };
  throw new Trouble(answer.status, code, message, more);
}

export interface Me {
  name: string;
  language: string;
}
export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: { kind: "me" | "bot" | "open" | "guest"; level?: string; name?: string }[];
  public: boolean;
  hints: boolean;
  clock: { kind: string; seconds: number; increment: number };
}
export interface GameInfo {
  name: "island" | "nebula";
  options: { name: string; values: string[]; default: string }[];
  seats: Record<string, number>;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const at = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  introduce: (who: { name?: string; language?: string }) => call<Me>("POST", "/me", who),
  link: () => call<{ token: string; expires: number }>("POST", "/me/link"),
  claim: (token: string) => call<Me>("POST", "/me/claim", { token }),
  games: () => call<{ games: GameInfo[]; levels: string[] }>("GET", "/games"),
  lobby: () => call<Table[]>("GET", "/lobby"),
  mine: () => call<Table[]>("GET", "/tables"),
  create: (wanted: Partial<NewTable> & { game: string }) => call<Table>("POST", "/tables", wanted),
  table: (id: string) => call<Table>("GET", table(id)),
  join: (id: string, how: { key?: string; seat?: number }) => call<Table>("POST", `${table(id)}/join`, how),
  leave: (id: string) => call<Table>("POST", `${table(id)}/leave`, {}),
  setSeat: (id: string, seat: number, kind: "open" | "bot", level?: string) =>
    call<Table>("POST", `${table(id)}/seat`, level ? { seat, kind, level } : { seat, kind }),
  start: (id: string) => call<Table>("POST", `${table(id)}/start`),
  rematch: (id: string) => call<{ id: string }>("POST", `${table(id)}/rematch`),
  state: (id: string, seat: number | null) => call<State>("GET", `${table(id)}/state${at(seat)}`),
  act: (id: string, ply: number, action: string, seat: number) =>
    call<{ ply: number }>("POST", `${table(id)}/actions`, { ply, action, seat }),
  undo: (id: string, ply: number, seat: number) => call<{ ply: number }>("POST", `${table(id)}/undo`, { ply, seat }),
  answer: (id: string, ply: number, agree: boolean, seat: number) =>
    call<{ ply: number }>("POST", `${table(id)}/undo/answer`, { ply, agree, seat }),
  resign: (id: string, level: string) => call<{ ply: number }>("POST", `${table(id)}/resign`, { level }),
  why: (id: string, action: string, seat: number) =>
    call<{ legal: boolean; reason: Reason | null }>(
      "GET",
      `${table(id)}/why?seat=${seat}&action=${encodeURIComponent(action)}`,
    ),
  hint: (id: string, seat: number) =>
    call<Hint[]>("GET", `${table(id)}/hint?seat=${seat}`),
  words: (id: string, after: number) => call<Said[]>("GET", `${table(id)}/words?after=${after}`),
  sayWords: (id: string, said: { reaction: string } | { text: string }) => call<void>("POST", `${table(id)}/words`, said),
  replay: (id: string, view: string, from: number) =>
    call<Frames>("GET", `${table(id)}/replay?view=${view}&from=${from}`),
  look: (text: string, from: number) => call<Frames>("POST", `/records?from=${from}`, { text }),
};
