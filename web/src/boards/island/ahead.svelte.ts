// Answers given ahead: tokens of the starting hand, and a whole hiring, played one after the other as they are asked.
import type { IslandView } from "../../lib/types";
import { answer, type Marks } from "./hire";

export class Ahead {
  /** Kinds still to be taken into the starting hand; the first may be on its way. */
  queue = $state.raw<string[]>([]);
  private flying = false;
  /** What is still to be hired. */
  marks = $state.raw<Marks>({});
  hiring = $state(false);
  private answered: string[] | null = null;

  take(kinds: string[]): void {
    this.queue = [...this.queue, ...kinds];
  }

  /** The answer to what is asked now, once for each question; null if there is none. */
  next(view: IslandView, legal: string[]): string | null {
    if (view.asks !== "hire" && (this.hiring || Object.keys(this.marks).length)) {
      this.hiring = false;
      this.marks = {};
    }
    if (view.asks !== "take" && this.queue.length) {
      this.queue = [];
      this.flying = false;
    }
    if (this.answered === legal || !legal.length) return null;
    if (this.flying) this.queue = this.queue.slice(1);
    this.flying = false;
    const text = this.hired(view, legal) ?? this.taken(legal);
    if (text) this.answered = legal;
    return text;
  }

  /** Gives up waiting: the table has not answered. */
  stop(): void {
    this.hiring = false;
    this.queue = [];
    this.flying = false;
    this.answered = null;
  }

  private hired(view: IslandView, legal: string[]): string | null {
    const next = this.hiring ? answer(view, legal, this.marks) : null;
    if (next) this.marks = next.marks;
    return next?.text ?? null;
  }

  private taken(legal: string[]): string | null {
    const kind = this.queue[0];
    if (!kind) return null;
    this.flying = legal.includes(`take ${kind}`);
    if (!this.flying) this.queue = this.queue.slice(1);
    return this.flying ? `take ${kind}` : null;
  }
}
