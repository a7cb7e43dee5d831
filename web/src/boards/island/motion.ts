// Motion that explains: tokens travel from where they came. Always under 400 ms, never with reduced motion.
import { prefersReducedMotion } from "svelte/motion";
import type { IslandView, Step } from "../../lib/types";
import { parse } from "./choose";

const TIME = 340;

function travel(piece: Element | null, from: DOMRect | null | undefined, delay: number): void {
  if (!piece || !from || !from.width) return;
  const to = piece.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(1.4, Math.max(0.4, from.width / to.width));
  piece.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 }, { transform: "none", zIndex: 5 }], {
    duration: TIME,
    delay,
    easing: "cubic-bezier(.3,.7,.3,1)",
    fill: "backwards",
  });
}

/** Shows what led from one view to the next; `lifted` is where a token of the own hand lay. */
export function show(root: HTMLElement, steps: Step[], before: IslandView, you: number | null, lifted: DOMRect | null): void {
  if (prefersReducedMotion.current) return;
  const box = (cell: string | undefined): DOMRect | null => root.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect() ?? null;
  const piece = (cell: string | undefined): Element | null => root.querySelector(`[data-piece="${cell}"]`);
  let delay = 0;
  for (const step of steps.slice(-6)) {
    if (step.seat === null || !step.text) continue;
    const { verb, cells } = parse(step.text);
    const [one, two] = cells;
    if (verb === "place") {
      const home = root.querySelector(`[data-seat="${step.seat}"]`)?.getBoundingClientRect();
      const token = home && new DOMRect(home.left, home.top, home.height, home.height);
      travel(piece(one), step.seat === you && lifted ? lifted : token, delay);
    } else if (verb === "swap") {
      const other = two ?? before.asked.cell;
      travel(piece(one), box(other), delay);
      travel(piece(other), box(one), delay);
    } else if (verb === "hop") {
      travel(piece(one), box(before.asked.cell), delay);
    } else {
      continue;
    }
    delay += 60;
  }
}

/** The cells that a move has changed, to be told apart for a while. */
export function touched(steps: Step[], before: IslandView): string[] {
  return steps.flatMap((step) => {
    if (step.seat === null) return [];
    const { verb, cells } = parse(step.text);
    if (verb === "swap" && cells.length === 1) return [...cells, before.asked.cell ?? ""];
    return ["place", "swap", "hop", "settle"].includes(verb) ? cells : [];
  });
}
