// One table: what the server says of it, event by event, and what the player does there.
import { api, Trouble } from "./api";
import { chime } from "./chime";
import { namesOf } from "./names";
import { because, dismiss, explain } from "./notices.svelte";
import { calm, settings } from "./settings.svelte";
import type { Event, Hint, Said, State, Step, Table } from "./types";
import { say, tell } from "./words.svelte";

const PAUSE = 450; // milliseconds between two events, so that eyes can follow

export class Seated {
  table = $state.raw<Table | null>(null);
  now = $state.raw<State | null>(null);
  steps = $state.raw<Step[]>([]);
  story = $state.raw<{ ply: number; texts: string[] }[]>([]);
  said = $state.raw<Said[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** As which seat we look on; null: as a spectator. */
  seat = $state<number | null>(null);
  /** Somebody else at this screen has to take over first. */
  covered = $state(false);
  connected = $state(true);
  missing = $state(false);
  /** The result is shown over the board, until somebody looks at the board. */
  outcome = $state(true);
  busy = $state(false);
  #feed: EventSource | null = null;
  #queue: Event[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = -1;
  /** At one screen: what each seat was told so far. Nobody reads what another was told. */
  #told = new Map<number, { last: number; story: Seated["story"] }>();
  /** The event that is known to be there, whoever looks on. */
  #known = -1;

  constructor(readonly id: string) {}

  names = $derived(namesOf(this.table?.seats ?? []));
  myTurn = $derived(
    this.now !== null && this.now.result === null && this.seat !== null && this.now.view.actor === this.seat,
  );

  async open(): Promise<void> {
    try {
      this.table = await api.table(this.id);
    } catch (error) {
      if (error instanceof Trouble && [404, 410].includes(error.status)) this.missing = true;
      else explain(error);
      return;
    }
    const mine = this.table.you;
    const acting = this.table.actor;
    this.seat = mine.length === 0 ? null : acting !== null && mine.includes(acting) ? acting : mine[0]!;
    this.covered = mine.length > 1 && this.table.status === "playing";
    // Whoever takes over gets what only they may see, and not before.
    if (this.covered) this.#forget();
    else this.#watch();
    void this.hear();
  }

  #forget(): void {
    this.#feed?.close();
    this.#feed = null;
    this.#queue = [];
    this.#last = -1;
    this.now = null;
  }

  #watch(): void {
    this.#feed?.close();
    const from = this.#last >= 0 ? `since=${this.#last}` : "";
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    const feed = new EventSource(`/api/tables/${this.id}/feed?${seat}${from}`);
    feed.addEventListener("entry", (message) => this.#take(JSON.parse((message as MessageEvent<string>).data) as Event));
    feed.addEventListener("table", () => void this.refresh());
    feed.onopen = () => (this.connected = true);
    feed.onerror = () => {
      this.connected = false;
      // A browser gives up on an answer that is no feed; a server that restarts gives one.
      if (feed.readyState === EventSource.CLOSED && feed === this.#feed) setTimeout(() => this.#watch(), 1000);
    };
    this.#feed = feed;
  }

  close(): void {
    this.#feed?.close();
    this.#feed = null;
    clearTimeout(this.#timer);
    document.title = "Tuman";
  }

  async refresh(): Promise<void> {
    const before = this.table;
    void this.hear();
    this.table = await api.table(this.id).catch(() => before);
    if (before?.status === "open" && this.table?.status === "playing" && this.table.you.length) {
      this.seat ??= this.table.you[0]!;
      this.#call("match-starts");
    }
  }

  /** What people have said since we last listened. */
  async hear(): Promise<void> {
    const news = await api.words(this.id, this.said.at(-1)?.id ?? 0).catch(() => []);
    const last = this.said.at(-1)?.id ?? 0;
    this.said = [...this.said, ...news.filter((said) => said.id > last)].slice(-100);
  }

  #take(event: Event): void {
    if (event.ply <= this.#last) return;
    this.#last = event.ply;
    this.#queue.push(event);
    if (this.#queue.length > 1) return;
    // What one has done oneself needs no time to follow.
    if (this.#timer === undefined || event.seat === this.seat) this.#next();
  }

  #next(): void {
    const event = this.#queue.shift();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!event) return;
    this.#show(event);
    const follow = event.steps.length > 0 && !calm() && !document.hidden && event.seat !== this.seat;
    const pause = follow && this.#queue.length < 6 ? PAUSE : 0;
    this.#timer = setTimeout(() => this.#next(), pause);
  }

  #show(event: Event): void {
    const first = this.now === null;
    const mine = this.myTurn;
    this.busy = false;
    this.hint = null;
    this.steps = first ? [] : event.steps;
    this.now = event;
    const texts = event.steps.flatMap((step) => step.messages.map((message) => tell(message, this.names)));
    if (event.kind !== "act" && event.kind !== "start" && event.seat !== null) {
      texts.push(say(`story-${event.kind}`, { seat: this.names[event.seat] ?? "" }));
    }
    if (texts.length) this.story = [...this.story.slice(-200), { ply: event.ply, texts }];
    const next = event.view.actor;
    if (event.ply >= this.#known && typeof next === "number" && next !== this.seat && this.table?.you.includes(next)) this.#cover();
    if (event.result && this.table?.status !== "over") void this.refresh();
    if (this.myTurn && !mine && !first) this.#call("your-turn");
    document.title = this.myTurn ? `● ${say("your-turn")} · Tuman` : "Tuman";
  }

  #call(what: "your-turn" | "match-starts"): void {
    if (settings.sound) chime();
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      const sign = new Notification(say(`${this.table!.game}-name`), { body: say(what), tag: this.id, icon: "/icon.svg" });
      sign.onclick = () => {
        focus();
        sign.close();
      };
    }
  }

  #cover(): void {
    this.covered = true;
    dismiss();
  }

  /** The next person at this screen is there. */
  uncover(): void {
    const actor = this.now?.view.actor;
    this.covered = false;
    if (typeof actor === "number" && actor !== this.seat && this.table?.you.includes(actor)) {
      this.#told.set(this.seat!, { last: this.#last, story: this.story });
      this.#known = this.#last;
      this.#forget();
      this.seat = actor;
      ({ last: this.#last, story: this.story } = this.#told.get(actor) ?? { last: -1, story: [] });
    }
    if (!this.#feed) this.#watch();
  }

  /** Does something at the table. Until its event has come, nothing else can be done. */
  async #do(work: () => Promise<{ ply: number }>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const { ply } = await work();
      if ((this.now?.ply ?? ply) >= ply) this.busy = false;
    } catch (error) {
      this.busy = false;
      // A new view of the same: the board lets go of what was sent, and it can be done again.
      this.steps = [];
      if (this.now) this.now = { ...this.now, view: { ...this.now.view } };
      explain(error);
    }
  }

  act = (action: string): void => {
    const { now, seat } = this;
    if (now && seat !== null) void this.#do(() => api.act(this.id, now.ply, action, seat));
  };

  why = (action: string, near: Element): void => {
    if (!this.myTurn || this.seat === null) {
      if (this.now && !this.now.result && this.seat !== null) {
        because({ key: "why-not-your-turn", args: {}, rule: "" }, near);
      }
      return;
    }
    api
      .why(this.id, action, this.seat)
      .then((answer) => answer.reason && because(answer.reason, near))
      .catch(explain);
  };

  undo(): void {
    const { now, seat } = this;
    if (now && seat !== null) void this.#do(() => api.undo(this.id, now.ply, seat));
  }

  answer(agree: boolean): void {
    const { now, seat } = this;
    if (now && seat !== null) void this.#do(() => api.answer(this.id, now.ply, agree, seat));
  }

  resign(level: string): void {
    void this.#do(() => api.resign(this.id, level));
  }
}
