// What a visitor chose to see and hear; kept in the browser.
import type { Lang } from "../shapes/protocol";

interface Kept {
  theme?: "light" | "dark";
  lang?: Lang;
  sound?: boolean;
  toured?: string[];
  last?: string;
  name?: string;
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
