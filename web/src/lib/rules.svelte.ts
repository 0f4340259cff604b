// The rules drawer: which clause it shows, and the ledgers that were read so far.
import { prefs } from "./prefs.svelte";
import type { ClauseInfo } from "../shapes/protocol";
import { fits, fold, wordsOf } from "./spelling";
import { get } from "./wire";

class Rules {
  shown = $state(false);
  clause: string | null = $state(null);
  #ledgers = new Map<string, Promise<ClauseInfo[]>>();

  open(clause: string | null = null): void {
    this.clause = clause;
    this.shown = true;
  }
  close(): void {
    this.shown = false;
  }
  ledger(game: string): Promise<ClauseInfo[]> {
    const key = `${game}/${prefs.lang}`;
    let ledger = this.#ledgers.get(key);
    if (!ledger) {
      ledger = get<ClauseInfo[]>(`/api/games/${game}/rules`, prefs.lang);
      ledger.catch(() => this.#ledgers.delete(key));
      this.#ledgers.set(key, ledger);
    }
    return ledger;
  }
  search(game: string, words: string): Promise<ClauseInfo[]> {
    return get(`/api/games/${game}/rules?q=${encodeURIComponent(words)}`, prefs.lang);
  }
}

export const rules = new Rules();

/** The parts of a text, and which of them are words that were looked for, in whatever form. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = wordsOf(query).filter((word) => word.length > 2);
  if (words.length === 0) return [{ text, hit: false }];
  return text
    .split(/([\p{L}\p{M}\p{N}_]+)/u)
    .map((part, n) => ({
      text: part,
      hit: n % 2 === 1 && words.some((word) => fits(fold(part), word, prefs.lang)),
    }))
    .filter((part) => part.text);
}
