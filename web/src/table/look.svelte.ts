// What an element is, what it can do now, and why not: for a click, the other button, a long press
// and a key it stays; while the pointer rests on it, it is told in passing.
import { idsOf } from "../lib/lightboard";
import type { Looked } from "../lib/look";
import type { TableStore } from "../lib/table.svelte";

/** So long a pointer rests before it is told anything. */
const REST = 500;

export class Looking {
  /** What is looked at, and what is said of it. */
  looked: Looked | null = $state.raw(null);
  #store: TableStore;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #wanted: { element: Element; stays: boolean } | null = null;

  constructor(store: TableStore) {
    this.#store = store;
  }

  async at(element: Element, stays: boolean): Promise<void> {
    clearTimeout(this.#resting);
    const mine = (this.#wanted = { element, stays });
    const ids = idsOf(element);
    const asked = ids.find((id) => this.#store.lights.has(id)) ?? ids[0];
    if (asked === undefined) return;
    const now = this.#store.live;
    const info = await this.#store.about(asked);
    if (this.#wanted !== mine) return;
    if (!info) {
      this.#wanted = null;
      return;
    }
    this.looked = { ids, element, place: element.getBoundingClientRect(), info, stays, now };
    if (stays) this.#store.remember({ title: info.name, answers: info.answers });
  }

  rest(element: Element | null): void {
    const wanted = this.#wanted;
    if (wanted?.stays || (element !== null && element === wanted?.element)) return;
    this.away();
    if (!element) return;
    this.#wanted = { element, stays: false };
    this.#resting = setTimeout(() => void this.at(element, false), REST);
  }

  /** Look away; the focus goes back to what was looked at. */
  away(): void {
    clearTimeout(this.#resting);
    this.#wanted = null;
    if (!this.looked) return;
    const { element, stays } = this.looked;
    this.looked = null;
    if (stays && element instanceof HTMLElement && element.tabIndex >= 0) element.focus();
  }

  /** Another question is asked: what was said may not be so any more. */
  forget(): void {
    this.looked = null;
    this.#wanted = null;
  }
}
