// Dragging a token from the hand to a cell, with mouse, pen or finger.
export interface Drag {
  index: number;
  x: number;
  y: number;
}
interface Handlers {
  start: (index: number) => void;
  move: (drag: Drag, cell: string | null) => void;
  drop: (cell: string | null, near: Element | null) => void;
}

/** Follows a pointer that went down on a token; it is a drag once it has moved a little. */
export function follow(index: number, event: PointerEvent, handlers: Handlers): void {
  if (event.button !== 0) return;
  const origin = { x: event.clientX, y: event.clientY };
  let moving = false;
  const under = (at: PointerEvent): Element | null => document.elementFromPoint(at.clientX, at.clientY)?.closest("[data-cell]") ?? null;
  function move(at: PointerEvent): void {
    if (at.pointerId !== event.pointerId) return;
    if (!moving && Math.hypot(at.clientX - origin.x, at.clientY - origin.y) < 8) return;
    if (!moving) {
      moving = true;
      handlers.start(index);
    }
    handlers.move({ index, x: at.clientX, y: at.clientY }, under(at)?.getAttribute("data-cell") ?? null);
  }
  function end(at: PointerEvent): void {
    if (at.pointerId !== event.pointerId) return;
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
    window.removeEventListener("pointercancel", end);
    if (!moving) return;
    const target = at.type === "pointerup" ? under(at) : null;
    handlers.drop(target?.getAttribute("data-cell") ?? null, target);
  }
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
}
