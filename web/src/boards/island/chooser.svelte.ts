// The player's choice in the making: what is pointed at, what is lit, what a click does.
import type { IslandView, Side } from "../../lib/types";
import { change, quarterOf, type Tokens } from "./cells";
import { after, attempt, bothWays, fitting, litCells, litKinds, litQuarters, meant, NOTHING, parse, type Action, type Choice } from "./choose";
import { follow, type Drag } from "./drag";
import { sideOf } from "./kinds";

interface Situation {
  view: IslandView;
  legal: string[];
  you: number | null;
  /** Nothing can be chosen while a round is counted. */
  resting: boolean;
  act: (action: string) => void;
  why: (action: string, near: Element) => void;
}

export class Chooser {
  choice = $state.raw<Choice>(NOTHING);
  /** The place in the hand of the chosen token. */
  slot = $state<number | null>(null);
  pointed = $state<string | null>(null);
  pointedSlot = $state<number | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** Played, and not yet answered by the table. */
  private sent = $state.raw<{ view: IslandView; action: Action } | null>(null);
  private dropped = false;
  private now: () => Situation;
  private lift: (slot: number | null) => void;

  constructor(now: () => Situation, lift: (slot: number | null) => void) {
    this.now = now;
    this.lift = lift;
  }

  all = $derived.by(() => this.now().legal.map(parse));
  actions = $derived.by(() => (this.now().resting ? [] : this.all));
  mine = $derived.by(() => this.actions.length > 0);
  placing = $derived.by(() => this.actions.some((one) => one.verb === "place"));
  side = $derived.by((): Side | null => (this.now().you === null ? null : sideOf(this.now().you!)));
  hand = $derived.by(() => (this.now().you === null ? [] : (this.now().view.hands[this.now().you!] ?? []).filter((kind) => kind !== null)));
  lit = $derived.by(() => litCells(this.actions, this.choice));
  quarters = $derived.by(() => litQuarters(this.actions));
  kinds = $derived.by(() => litKinds(this.actions, this.choice));
  /** The chosen token may lie open or closed. */
  ways = $derived.by(() => this.choice.kind !== null && bothWays(this.actions.filter((one) => one.kind === this.choice.kind)));
  /** All is chosen but how it lies. */
  ready = $derived.by(() => this.ways && this.choice.cells.length > 0 && bothWays(this.anyWay(this.choice)));

  /** What would be played if the player clicked where they point; or what was just played. */
  preview = $derived.by((): Action | null => {
    const { view } = this.now();
    if (this.sent?.view === view) return this.sent.action;
    if (this.pointed && !this.choice.cells.includes(this.pointed)) return meant(this.actions, { ...this.choice, cells: [...this.choice.cells, this.pointed] });
    const kind = this.pointedSlot === null ? undefined : this.hand[this.pointedSlot];
    return kind && (this.choice.cells.length || view.asks === "replace") ? meant(this.actions, { ...this.choice, kind }) : null;
  });
  future = $derived.by((): Tokens | null => (this.preview && this.side ? after(this.now().view, this.preview, this.side) : null));
  outcome = $derived.by(() => (this.future ? change(this.now().view.board, this.future) : null));
  ghosts = $derived.by((): Tokens => {
    const { board } = this.now().view;
    return Object.fromEntries(Object.entries(this.future ?? {}).filter(([cell, token]) => token && token !== board[cell]));
  });

  forget(): void {
    this.choice = NOTHING;
    this.slot = null;
  }

  /** Lets go of what no longer fits. */
  check(): void {
    if (this.choice !== NOTHING && !fitting(this.actions, this.choice).length) this.forget();
  }

  /** Plays an action, once for each question. */
  play(text: string): void {
    const { view, act } = this.now();
    if (this.sent?.view === view) return;
    const mine = { view, action: parse(text) };
    this.sent = mine;
    setTimeout(() => this.sent === mine && (this.sent = null), 3000);
    this.lift(this.slot);
    this.forget();
    act(text);
  }

  /** Takes back the last thing that was chosen; says whether there was one. */
  back(): boolean {
    if (this.choice === NOTHING) return false;
    const { kind, cells } = this.choice;
    if (this.ready || !cells.length) this.choice = { ...this.choice, kind: null, closed: false };
    else this.choice = { ...this.choice, cells: cells.slice(0, -1) };
    if (this.choice.kind === null) this.slot = null;
    if (this.choice.kind === null && !this.choice.cells.length) this.choice = NOTHING;
    return kind !== null || cells.length > 0;
  }

  turn(closed: boolean): void {
    const ready = this.ready;
    const next = { ...this.choice, closed };
    if (ready) this.settle(next);
    else this.choice = next;
  }

  pickCell(cell: string, near: Element): void {
    const { view, you, resting, why } = this.now();
    if (!this.mine && !resting && you !== null && view.actor !== you) why(attempt(view, [], NOTHING, cell, this.hand), near);
    if (!this.mine) return;
    if (this.choice.cells.includes(cell)) return void this.back();
    const quarter = quarterOf(cell);
    if (view.dark.includes(quarter) && this.quarters.has(quarter)) return this.play(`lift ${quarter}`);
    for (const cells of [[...this.choice.cells, cell], [cell]]) {
      if (fitting(this.actions, { ...this.choice, cells }).some((one) => one.cells.length)) return this.settle({ ...this.choice, cells });
    }
    why(attempt(view, this.actions, this.choice, cell, this.hand), near);
  }

  /** Says whether a cell is to be chosen next. */
  pickToken(index: number, near: Element): boolean {
    const { view, why } = this.now();
    const kind = this.hand[index];
    if (this.dropped || !this.mine || !kind) return false;
    if (this.slot === index && !this.choice.cells.length) {
      this.forget();
      return false;
    }
    const there = this.choice.cells[0] ?? view.asked.cell ?? "a1";
    if (!this.kinds.has(kind)) {
      why(this.placing ? attempt(view, this.actions, { ...this.choice, kind }, there, this.hand) : `${kind} ${there}`, near);
      return false;
    }
    this.slot = index;
    const next = { ...this.choice, kind, closed: this.choice.kind === kind && this.choice.closed };
    const aimed = view.asks === "replace" ? { ...next, cells: [there] } : next;
    // With the cell known first, open or closed is still to be asked.
    if (aimed.cells.length && !bothWays(this.anyWay(aimed))) this.settle(aimed);
    else this.choice = aimed;
    return !aimed.cells.length;
  }

  grab(index: number, event: PointerEvent): void {
    if (!this.placing) return;
    follow(index, event, {
      start: (from) => {
        const kind = this.hand[from] ?? null;
        this.choice = { ...NOTHING, kind, closed: this.choice.kind === kind && this.choice.closed };
        this.slot = from;
      },
      move: (drag, cell) => {
        this.drag = drag;
        this.pointed = cell;
      },
      drop: (cell, near) => {
        this.drag = null;
        // The click that ends a drag is no click.
        this.dropped = true;
        setTimeout(() => (this.dropped = false));
        if (cell && near) this.pickCell(cell, near);
      },
    });
  }

  private settle(next: Choice): void {
    this.choice = next;
    const one = meant(this.actions, next);
    if (one) this.play(one.text);
  }

  private anyWay(choice: Choice): Action[] {
    return this.actions.filter((one) => one.kind === choice.kind && choice.cells.every((cell) => one.cells.includes(cell)));
  }
}
