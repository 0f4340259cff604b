// Who I am, which games there are, and the one connection of this page.
import { prefs } from "./prefs.svelte";
import type { GameInfo, Me } from "../shapes/protocol";
import { get, Live, post, Refused, request, type Health } from "./wire";
import { t } from "./words.svelte";

class Home {
  me: Me | null = $state(null);
  games: GameInfo[] = $state([]);
  health: Health = $state("connecting");
  #live: Live | null = null;
  #ready: Promise<void> | null = null;

  /** One click and no account wall: whoever comes is a guest. */
  ready(): Promise<void> {
    this.#ready ??= this.#enter().catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }

  async #enter(): Promise<void> {
    const games = get<GameInfo[]>("/api/games");
    games.catch(() => undefined); // told below, unless who I am fails first
    try {
      this.me = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      const name = `${t("guest")} ${100 + Math.floor(Math.random() * 900)}`;
      this.me = await post<Me>("/api/guest", { name, lang: prefs.lang });
    }
    this.games = await games;
  }

  get live(): Live {
    this.#live ??= new Live(this.ready(), (health) => (this.health = health));
    return this.#live;
  }

  /** After an expired session: a new guest, a new connection. */
  async again(): Promise<void> {
    this.#live?.close();
    this.#live = null;
    this.#ready = null;
    this.me = null;
    await this.ready();
    this.health = "connecting";
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  async rename(name: string): Promise<void> {
    this.me = await request<Me>("PATCH", "/api/me", { name });
  }
}

export const home = new Home();
