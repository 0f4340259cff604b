// The rules drawer: which clause it shows, and the ledgers that were read so far.
import { prefs } from "./prefs.svelte";
import type { ClauseInfo } from "../shapes/protocol";
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

/** The parts of a text that match one of the words, for marking them. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const words = query
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map((word) =>
      word.slice(0, Math.max(3, word.length - 2)).replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    );
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`((?:${words.join("|")})\\p{L}*)`, "giu");
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, hit: new RegExp(`^(?:${words.join("|")})`, "iu").test(part) }));
}
