// The state of a choice on the board: what was picked so far, and what follows from it.
import type { BoardProps, NebulaView } from "../../lib/types";
import { anchor, closes, lit, narrow, onMap, parse, question, touches, type Action, type Pick } from "./choose";

export class Chooser {
  picks = $state<Pick[]>([]);
  #props: () => BoardProps<NebulaView>;

  all = $derived.by(() => this.#props().legal.map(parse));
  open = $derived.by(() => this.all.filter((action) => !closes(action)));
  closing = $derived.by(() => this.all.find(closes) ?? null);
  left = $derived.by(() => narrow(this.open, this.picks));
  lit = $derived.by(() => lit(this.left, this.picks));
  question = $derived.by(() => question(this.left));
  chosen = $derived.by(() => new Set(this.picks.flatMap((pick) => (pick.slot === "hex" ? [pick.value] : []))));
  /** Something is being chosen, so the rest is dimmed. */
  busy = $derived.by(() => this.picks.length > 0 || (this.lit.size > 0 && this.#props().view.asks !== "turn"));
  /** A question or a last word that is asked near a hex, not answered on the map. */
  asking = $derived.by(() => {
    if (!this.busy || !this.left.length) return false;
    if (this.#confirms) return true;
    const asked = this.question;
    if (!asked || (this.picks.length === 0 && asked.slot === "verb")) return false;
    return !onMap(asked);
  });
  anchor = $derived.by(() => anchor(this.left, this.picks));
  verb = $derived.by(() => this.picks.find((pick) => pick.slot === "verb")?.value ?? null);

  constructor(props: () => BoardProps<NebulaView>) {
    this.#props = props;
  }

  /** Building is always said twice: it shows a card and may fill the storage area. So is what was picked against the light. */
  get #confirms(): boolean {
    if (!this.picks.length || !this.left.length) return false;
    return (this.#switched && this.left.length === 1) || this.left.every((action) => action.verb === "build");
  }
  #switched = $state(false);

  /** The actions that a hex would still take part in. */
  through(hex: string): Action[] {
    return this.left.filter((action) => touches(action, hex));
  }

  pick(...picks: Pick[]): void {
    this.#switched = false;
    this.picks = [...this.picks, ...picks];
    const [only] = this.left;
    if (only && this.left.length === 1 && only.verb !== "build") this.play(only);
  }

  /** A hex was clicked. False when nothing legal has to do with it. */
  hex(name: string): boolean {
    if (this.through(name).length && !this.chosen.has(name)) {
      this.pick({ slot: "hex", value: name });
      return true;
    }
    if (this.chosen.has(name)) {
      this.back();
      return true;
    }
    if (!this.open.some((action) => touches(action, name))) return false;
    this.picks = [{ slot: "hex", value: name }];
    this.#switched = true;
    return true;
  }

  /** A verb of the action bar or a card was chosen: what can follow is lit, nothing is played yet. */
  begin(...picks: Pick[]): void {
    this.#switched = false;
    this.picks = picks;
  }

  back(): boolean {
    if (!this.picks.length) return false;
    this.#switched = false;
    this.picks = this.picks.slice(0, -1);
    return true;
  }

  reset(): void {
    this.#switched = false;
    this.picks = [];
  }

  play(action: Action): void {
    this.reset();
    // a second click before the answer is the same click; when no answer comes, it is a new one
    const { view, act } = this.#props();
    if (this.#sent?.view === view && Date.now() - this.#sent.at < 2000) return;
    this.#sent = { view, at: Date.now() };
    act(action.text);
  }
  #sent: { view: NebulaView; at: number } | null = null;
}
