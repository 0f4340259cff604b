// What a visitor chose to see and hear; kept in the browser.
import type { Lang } from "../shapes/protocol";
import type { Speed } from "./playback";

interface Kept {
  theme?: "light" | "dark";
  lang?: Lang;
  sound?: boolean;
  toured?: string[];
  last?: string;
  name?: string;
  telling?: boolean;
  previews?: boolean;
  speeds?: Record<string, Speed>;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem("stolnik") ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Prefs {
  #kept: Kept = $state(read());
  #dark = $state(globalThis.matchMedia?.("(prefers-color-scheme: dark)").matches ?? false);

  constructor() {
    globalThis
      .matchMedia?.("(prefers-color-scheme: dark)")
      .addEventListener?.("change", (event) => {
        this.#dark = event.matches;
        this.#show();
      });
    this.#show();
  }

  get lang(): Lang {
    return this.#kept.lang ?? ((navigator.language ?? "en").startsWith("pl") ? "pl" : "en");
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }
  get theme(): "light" | "dark" {
    return this.#kept.theme ?? (this.#dark ? "dark" : "light");
  }
  set theme(theme: "light" | "dark") {
    this.#keep({ theme });
  }
  get sound(): boolean {
    return this.#kept.sound ?? false;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }
  get toured(): string[] {
    return this.#kept.toured ?? [];
  }
  set toured(toured: string[]) {
    this.#keep({ toured });
  }
  /** The game played last: the one big button offers it again. */
  get last(): string | undefined {
    return this.#kept.last;
  }
  set last(last: string | undefined) {
    this.#keep({ last });
  }

  /** Whether what others did is told step by step. */
  get telling(): boolean {
    return this.#kept.telling ?? true;
  }
  set telling(telling: boolean) {
    this.#keep({ telling });
  }
  /** Whether an option shows what it would bring. */
  get previews(): boolean {
    return this.#kept.previews ?? true;
  }
  set previews(previews: boolean) {
    this.#keep({ previews });
  }
  /** How fast it is told at the tables of a game. */
  speed(game: string): Speed {
    return this.#kept.speeds?.[game] ?? "normal";
  }
  setSpeed(game: string, speed: Speed): void {
    this.#keep({ speeds: { ...this.#kept.speeds, [game]: speed } });
  }

  #keep(change: Kept): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem("stolnik", JSON.stringify(this.#kept));
    } catch {
      // a private window keeps nothing
    }
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.lang = this.lang;
  }
}

export const prefs = new Prefs();
