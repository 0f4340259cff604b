// What a player's hand does, whether by pointer or by keys: choose things, ask again before what
// cannot be taken back, and play.
import { idsOf } from "../lib/lightboard";
import { actsAtOnce, narrowed, same } from "../lib/offers";
import type { TableStore } from "../lib/table.svelte";
import type { OfferInfo } from "../shapes/protocol";
import type { Looking } from "./look.svelte";

/** So long the button of a final option asks whether one is sure. */
const SURE = 4000;

export class Hand {
  /** The final option that asks whether one is sure. */
  armed: OfferInfo | null = $state.raw(null);
  #store: TableStore;
  #looking: Looking;
  #onchosen: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** With what follows when something was chosen: its options want to be seen. */
  constructor(store: TableStore, looking: Looking, onchosen: () => void) {
    this.#store = store;
    this.#looking = looking;
    this.#onchosen = onchosen;
  }

  play = (offer: OfferInfo): void => {
    if (offer.final && !same(this.armed, offer)) {
      this.armed = offer;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.armed = null), SURE);
      return;
    }
    this.armed = null;
    void this.#store.play(offer);
  };

  choose(element: Element, byTouch: boolean): void {
    const store = this.#store;
    this.#looking.away();
    if (!store.live) {
      void this.#looking.at(element, true);
      return;
    }
    const ids = idsOf(element);
    if (store.draft && ids.some((id) => store.draft?.choose(id))) return;
    const chosen = store.chosen;
    const also = ids.find((each) => chosen !== null && each !== chosen && store.lit.has(each));
    if (also !== undefined && this.together(chosen!, also)) return;
    const id = ids.find((each) => store.lights.has(each));
    if (id === undefined) {
      store.chosen = null;
      void this.#looking.at(element, true);
      return;
    }
    if (chosen === id && store.narrowed.length === 1) {
      this.play(store.narrowed[0]!);
      return;
    }
    const at = actsAtOnce(store.offers, id);
    if (at && !byTouch) this.play(at);
    else this.pick(id);
  }

  /** Show all that can be done with this in the list. */
  pick(id: string | null): void {
    this.#store.chosen = id;
    this.#onchosen();
  }

  /** Two elements that name one option together: a token and where it goes. */
  together(one: string, other: string): boolean {
    const found = narrowed(narrowed(this.#store.offers, one), other);
    if (found.length !== 1) return false;
    this.play(found[0]!);
    return true;
  }

  /** Another question is asked. */
  forget(): void {
    this.armed = null;
  }
}
