// One click: a table with default options, bots in all other seats, a random seat for me.
import { home } from "./home.svelte";
import { prefs } from "./prefs.svelte";
import type { GameInfo, Room } from "./protocol";
import { route } from "./route.svelte";
import { post } from "./wire";

/** 32 hex digits of this browser's own chance, so that the server cannot choose the dice. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export function usualPlayers(game: GameInfo): number {
  return game.players.includes(3) ? 3 : game.players.at(-1)!;
}

export async function playWithBots(name: string): Promise<void> {
  const game = home.game(name)!;
  const players = usualPlayers(game);
  const bot = game.bots.find((each) => each.name === "greedy") ?? game.bots[0]!;
  const mine = Math.floor(Math.random() * players);
  const seats = Array.from({ length: players }, (_, i) => (i === mine ? "me" : `bot:${bot.name}`));
  const room = await post<Room>("/api/rooms", {
    game: name,
    players,
    seats,
    private: true,
    nonces: { [mine]: nonce() },
    start: true,
  });
  prefs.last = name;
  route.go(`/rooms/${room.id}`);
}

export async function makeTable(name: string): Promise<void> {
  const game = home.game(name)!;
  const players = usualPlayers(game);
  const room = await post<Room>("/api/rooms", { game: name, players, nonces: { 0: nonce() } });
  prefs.last = name;
  route.go(`/rooms/${room.id}`);
}
