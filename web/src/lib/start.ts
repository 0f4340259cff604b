// One click: a table with default options, bots in all other seats, a random seat for me.
import { add } from "./dice";
import { home } from "./home.svelte";
import { prefs } from "./prefs.svelte";
import type { GameInfo, Room } from "../shapes/protocol";
import { route } from "./route.svelte";
import { post } from "./wire";

export function usualPlayers(game: GameInfo): number {
  return game.players.includes(3) ? 3 : game.players.at(-1)!;
}

export async function playWithBots(name: string): Promise<void> {
  const game = home.game(name)!;
  const players = usualPlayers(game);
  const bot = game.bots.find((each) => each.name === "greedy") ?? game.bots[0]!;
  const mine = Math.floor(Math.random() * players);
  const seats = Array.from({ length: players }, (_, i) => (i === mine ? "me" : `bot:${bot.name}`));
  // First the hash of the server's secret, then our number: so neither can be made for the other.
  const room = await post<Room>("/api/rooms", { game: name, players, seats, private: true });
  await add(room);
  await post(`/api/rooms/${room.id}/start`);
  prefs.last = name;
  route.go(`/rooms/${room.id}`);
}

export async function makeTable(name: string): Promise<void> {
  const game = home.game(name)!;
  const players = usualPlayers(game);
  const room = await post<Room>("/api/rooms", { game: name, players });
  await add(room);
  prefs.last = name;
  route.go(`/rooms/${room.id}`);
}
