// Pan and zoom of the map: wheel, drag, pinch, buttons. Map units to pixels is k; x and y are the map point in the middle.
import type { Box, Point } from "./hexes";

const READABLE = 0.64; // at this zoom the figures on the map are large enough for a phone
const SLIP = 6; // pixels that a finger may slip and still tap

export class Camera {
  width = $state(0);
  height = $state(0);
  k = $state(1);
  x = $state(0);
  y = $state(0);
  /** The last press was a drag, so the click that follows means nothing. */
  dragged = false;
  #box: Box = { x: 0, y: 0, width: 1, height: 1 };
  #free = false;
  #fingers = new Map<number, Point>();
  #from: Point | null = null;

  transform = $derived.by(() => `translate(${this.width / 2 - this.x * this.k} ${this.height / 2 - this.y * this.k}) scale(${this.k})`);

  /** A new size or a new map: keep what the player chose, else show all of it, or on a narrow screen as much as is readable. */
  resize(width: number, height: number, box: Box): void {
    this.width = width;
    this.height = height;
    this.#box = box;
    if (this.#free) this.#hold();
    else this.home();
  }

  get fitting(): number {
    return Math.min(this.width / (this.#box.width + 16), this.height / (this.#box.height + 16)) || 1;
  }

  home(): void {
    this.fit();
    const high = this.height / (this.#box.height + 16);
    if ((this.width < 600 || this.height < 360) && this.k < READABLE) {
      this.k = Math.max(READABLE, Math.min(high, 1));
      this.#hold();
    }
    this.#free = false;
  }

  fit(): void {
    this.#free = true;
    this.k = this.fitting;
    this.x = this.#box.x + this.#box.width / 2;
    this.y = this.#box.y + this.#box.height / 2;
  }

  /** Zoom so that the map point under the pixel stays there. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const k = Math.min(3, Math.max(this.fitting * 0.9, this.k * factor));
    const dx = px - this.width / 2;
    const dy = py - this.height / 2;
    this.x += dx / this.k - dx / k;
    this.y += dy / this.k - dy / k;
    this.k = k;
    this.#free = true;
    this.#hold();
  }

  screen(point: Point): Point {
    return { x: this.width / 2 + (point.x - this.x) * this.k, y: this.height / 2 + (point.y - this.y) * this.k };
  }

  /** Bring a point into sight, for the keyboard. */
  show(point: Point): void {
    const { x, y } = this.screen(point);
    const rim = 55 * this.k;
    const dx = x < rim ? x - rim : x > this.width - rim ? x - this.width + rim : 0;
    const dy = y < rim ? y - rim : y > this.height - rim ? y - this.height + rim : 0;
    if (dx || dy) this.#move(dx, dy);
  }

  #move(dx: number, dy: number): void {
    this.x += dx / this.k;
    this.y += dy / this.k;
    this.#free = true;
    this.#hold();
  }

  /** The map stays in sight: its middle may go no further than leaves the frame filled, or centred if it is smaller. */
  #hold(): void {
    const clamp = (value: number, start: number, length: number, half: number): number => {
      const slack = Math.max(0, length / 2 - half + 56 / this.k);
      return Math.min(start + length / 2 + slack, Math.max(start + length / 2 - slack, value));
    };
    this.x = clamp(this.x, this.#box.x, this.#box.width, this.width / 2 / this.k);
    this.y = clamp(this.y, this.#box.y, this.#box.height, this.height / 2 / this.k);
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#from = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent, frame: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#from) return;
    if (event.pointerType === "mouse" && event.buttons === 0) return this.up(event); // let go outside of the window
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragged && this.#fingers.size === 1) {
      if (Math.hypot(now.x - this.#from.x, now.y - this.#from.y) < SLIP) return;
    }
    if (!this.dragged) {
      this.dragged = true;
      frame.setPointerCapture(event.pointerId);
    }
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const box = frame.getBoundingClientRect();
      const spread = Math.hypot(before.x - other.x, before.y - other.y);
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / (spread || 1);
      this.zoom(factor, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
      this.#move((before.x - now.x) / 2, (before.y - now.y) / 2);
    } else this.#move(before.x - now.x, before.y - now.y);
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) setTimeout(() => (this.dragged = false)); // after the click that follows
  }

  wheel(event: WheelEvent, frame: Element): void {
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0015)), event.clientX - box.left, event.clientY - box.top);
  }
}
