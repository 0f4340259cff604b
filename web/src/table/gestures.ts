// What pointers do at the table: a click chooses, the other button and a long press look closer,
// and one thing dragged onto another means the option that touches both.
import { idsOf } from "../lib/lightboard";

export interface Acts {
  /** Whether an option touches this element now. */
  offered: (id: string) => boolean;
  choose: (element: Element, byTouch: boolean) => void;
  /** Play the one option that touches both; false if there is none. */
  together: (one: string, other: string) => boolean;
  look: (element: Element) => void;
  /** The pointer rests on this element, or on none. */
  rest: (element: Element | null) => void;
  /** Light up what goes with this element. */
  point: (element: Element | null, how: "pointer" | "focus") => void;
}

interface Grip {
  element: HTMLElement;
  ids: string[];
  x: number;
  y: number;
  /** The picture that follows the pointer, once it has moved. */
  ghost: HTMLElement | null;
}

/** What moves less is a click. */
const FAR = 6;
/** So long a press looks closer. */
const LONG = 600;

const under = (event: Event): Element | null => (event.target as Element).closest("[data-element]");

export class Gestures {
  #acts: Acts;
  #grip: Grip | null = null;
  /** The click that comes after this release is none. */
  #dropped = false;
  #press: ReturnType<typeof setTimeout> | undefined;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  /** For the board and the panel: things are dragged within and between them. */
  readonly drag = {
    onpointerdown: (event: PointerEvent): void => {
      const element = under(event);
      const ids = element ? idsOf(element).filter(this.#acts.offered) : [];
      this.#grip =
        ids.length > 0 && element instanceof HTMLElement
          ? { element, ids, x: event.clientX, y: event.clientY, ghost: null }
          : null;
    },
    onpointermove: (event: PointerEvent): void => {
      const grip = this.#grip;
      if (!grip || Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < FAR) return;
      grip.ghost ??= ghostOf(grip.element);
      grip.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    },
    onpointerup: (event: PointerEvent): void => this.#drop(event),
    onpointercancel: (event: PointerEvent): void => this.#drop(event),
  };

  /** For the board. */
  readonly board = {
    onclick: (event: MouseEvent): void => {
      const element = under(event);
      if (element && !this.#dropped)
        this.#acts.choose(element, (event as PointerEvent).pointerType === "touch");
    },
    oncontextmenu: (event: MouseEvent): void => {
      const element = under(event);
      if (!element) return;
      event.preventDefault();
      this.#acts.look(element);
    },
    onpointerover: (event: PointerEvent): void => {
      const element = under(event);
      this.#acts.point(element, "pointer");
      if (event.pointerType === "mouse") this.#acts.rest(this.#grip ? null : element);
    },
    onpointerleave: (): void => {
      this.#acts.point(null, "pointer");
      this.#acts.rest(null);
    },
    onpointerdown: (event: PointerEvent): void => {
      const element = under(event);
      clearTimeout(this.#press);
      if (element && event.pointerType === "touch")
        this.#press = setTimeout(() => {
          this.#dropped = true; // the finger's release is no click
          this.#acts.look(element);
        }, LONG);
    },
    onpointerup: (): void => {
      clearTimeout(this.#press);
      if (this.#dropped) this.#released();
    },
    onpointermove: (): void => clearTimeout(this.#press),
    onfocusin: (event: FocusEvent): void => {
      const element = under(event);
      if (element) this.#acts.point(element, "focus");
    },
  };

  #drop(event: PointerEvent): void {
    const grip = this.#grip;
    this.#grip = null;
    if (!grip?.ghost) return;
    grip.ghost.remove();
    this.#dropped = true;
    this.#released();
    const element = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest("[data-element]");
    if (!element) return;
    for (const one of grip.ids)
      for (const other of idsOf(element))
        if (one !== other && this.#acts.offered(other) && this.#acts.together(one, other)) return;
  }

  /** The click of this release comes before the next task. */
  #released(): void {
    setTimeout(() => (this.#dropped = false));
  }
}

/** A picture of an element that can be moved over the page. */
function ghostOf(element: HTMLElement): HTMLElement {
  const { width, height } = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-element");
  ghost.classList.add("ghost");
  ghost.style.cssText = `width:${width}px;height:${height}px`;
  element.closest(".page")?.append(ghost);
  return ghost;
}
