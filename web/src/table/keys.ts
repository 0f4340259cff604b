// What keys do at the table: the whole game can be played without a pointer.
import { walk } from "../lib/lightboard";

export interface Acts {
  board: () => HTMLElement | undefined;
  /** The answers that can be given, in the order of the page. */
  options: () => HTMLElement[];
  choose: (element: Element, byTouch: boolean) => void;
  look: (element: Element) => void;
  /** Leave whatever was opened or chosen last. */
  leave: () => void;
  /** Close what lies over the table, and nothing else. */
  close: () => void;
  rules: () => void;
  undo: () => void;
  /** Show the table of a move earlier or later. */
  step: (by: number) => void;
  /** Halt or go on with what is told of others; false if nothing is. */
  halt: () => boolean;
}

/** One for each option of a list; the letter for undoing is not among them. */
export const KEYS = "123456789abcdefghijklmnopqrstvwxyz";

export class Keys {
  #acts: Acts;

  constructor(acts: Acts) {
    this.#acts = acts;
  }

  down = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (target.closest("input:not([type=range]),textarea,select")) {
      if (event.key === "Escape") this.#acts.close();
      return;
    }
    if (event.key === "Alt") {
      this.#badges();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const board = this.#acts.board();
    const done = board?.contains(target)
      ? this.#onBoard(event, board, target)
      : this.#inList(event, target);
    if (done ?? this.#anywhere(event, target)) event.preventDefault();
  };

  up = (event: KeyboardEvent): void => {
    if (event.key === "Alt") document.documentElement.removeAttribute("data-keys");
  };

  /** While Alt is held, each option shows its key. */
  #badges(): void {
    document.documentElement.toggleAttribute("data-keys", true);
    this.#acts.options().forEach((option, i) => {
      const badge = option.querySelector(".key");
      if (badge) badge.textContent = (KEYS[i] ?? "").toUpperCase();
    });
  }

  /** Whether a key means something on the board; null if it means there what it does anywhere. */
  #onBoard(event: KeyboardEvent, board: HTMLElement, target: HTMLElement): boolean | null {
    if (event.key.startsWith("Arrow") || event.key.startsWith("Page"))
      return walk(board, event.key);
    if (event.key !== "Enter" && event.key !== " ") return null;
    const element = target.closest("[data-element]");
    if (element && event.key === "Enter") this.#acts.choose(element, false);
    else if (element) this.#acts.look(element);
    return element !== null;
  }

  /** Arrows walk the list of options. */
  #inList(event: KeyboardEvent, target: HTMLElement): boolean | null {
    const option = target.closest<HTMLElement>("[data-option]");
    if (!event.key.startsWith("Arrow") || !option) return null;
    const all = this.#acts.options();
    const by = event.key === "ArrowUp" || event.key === "ArrowLeft" ? -1 : 1;
    all[(all.indexOf(option) + by + all.length) % all.length]?.focus();
    return true;
  }

  #anywhere(event: KeyboardEvent, target: HTMLElement): boolean {
    const nowhere = target === document.body;
    if (event.key === "Escape") this.#acts.leave();
    else if (event.key === "/") this.#acts.rules();
    else if (event.key === "?") {
      const element = target.closest("[data-element]");
      if (!element) return false;
      this.#acts.look(element);
    } else if (event.key.toLowerCase() === "u") this.#acts.undo();
    else if (event.key === " " && nowhere) return this.#acts.halt();
    else if (event.key === "ArrowLeft" && nowhere) this.#acts.step(-1);
    else if (event.key === "ArrowRight" && nowhere) this.#acts.step(1);
    else {
      const index = KEYS.indexOf(event.key.toLowerCase());
      if (index < 0 || event.key.length !== 1 || target.closest("aside.drawer")) return false;
      this.#acts.options()[index]?.click();
    }
    return true;
  }
}
