// What options would bring: asked of the server for those on the screen, before anybody points at
// them, and shown for the one that is pointed at.
import { SvelteMap } from "svelte/reactivity";
import type { Move, OfferInfo, PreviewInfo } from "../shapes/protocol";

/** So many are asked for at once. */
export const MOST = 12;
/** So long something is pointed at before it is meant, in milliseconds. */
const REST = 120;
/** Whoever answers sooner need not know. */
const SOON = 250;

export type Ask = (question: string, moves: Move[]) => Promise<PreviewInfo[]>;

export class Previews {
  /** The option whose outcome is shown. */
  shown: OfferInfo | null = $state.raw(null);
  #ask: Ask;
  #known = new SvelteMap<string, PreviewInfo | null>();
  #question = "";
  #resting: ReturnType<typeof setTimeout> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** What the option that is shown would bring, as soon as it is known. */
  get now(): PreviewInfo | null {
    return this.shown === null ? null : (this.#known.get(key(this.shown.move)) ?? null);
  }

  /** Another question is asked, with these options on the screen. */
  begin(question: string, offers: readonly OfferInfo[]): void {
    if (question !== this.#question) {
      this.#question = question;
      this.#known.clear();
      this.leave();
    }
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.#fetch(offers.slice(0, MOST)), SOON);
  }

  /** Somebody points at an option; what is pointed at only in passing is not meant. */
  point(offer: OfferInfo | null): void {
    clearTimeout(this.#resting);
    if (offer === null) this.shown = null;
    else this.#resting = setTimeout(() => this.show(offer), REST);
  }

  show(offer: OfferInfo): void {
    clearTimeout(this.#resting);
    this.shown = offer;
    void this.#fetch([offer]);
  }

  leave(): void {
    clearTimeout(this.#resting);
    clearTimeout(this.#soon);
    this.shown = null;
  }

  async #fetch(offers: readonly OfferInfo[]): Promise<void> {
    const question = this.#question;
    const wanted = offers.map((offer) => offer.move).filter((move) => !this.#known.has(key(move)));
    if (wanted.length === 0 || question === "") return;
    for (const move of wanted) this.#known.set(key(move), null);
    const found = await this.#ask(question, wanted).catch(() => null);
    if (question !== this.#question) return;
    if (found === null) for (const move of wanted) this.#known.delete(key(move));
    else for (const preview of found) this.#known.set(key(preview.move), preview);
  }
}

const key = (move: Move): string => JSON.stringify(move);
