// What this browser adds to the dice of a game, and what it had seen before it did.
import type { Room } from "../shapes/protocol";
import type { Seat } from "./seats";
import { post, Refused } from "./wire";

/** The hash of the server's secret as we saw it first, and the numbers that we added then. */
export interface Seen {
  commitment: string;
  nonces: Record<Seat, string>;
}
const KEY = "stolnik-dice";
/** Games that are remembered. */
const MOST = 100;

function read(): [string, Seen][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, Seen][];
  } catch {
    return [];
  }
}

function keep(room: string, saw: Seen): void {
  const others = read().filter(([id]) => id !== room);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [room, saw]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing cannot compare afterwards, but it can play.
  }
}

export function seen(room: string): Seen | null {
  return read().find(([id]) => id === room)?.[1] ?? null;
}

/** 32 hex digits of this browser's own chance for a seat, drawn when the hash has been seen. */
export function draw(room: string, commitment: string, seat: Seat): string {
  const drawn = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  const saw = seen(room) ?? { commitment, nonces: {} };
  keep(room, { ...saw, nonces: { ...saw.nonces, [seat]: drawn } });
  return drawn;
}

function forget(room: string, seat: Seat): void {
  const saw = seen(room);
  if (!saw) return;
  const others = Object.entries(saw.nonces).filter(([each]) => Number(each) !== seat);
  keep(room, { ...saw, nonces: Object.fromEntries(others) });
}

/** Sit down with a number of one's own; in a seat that one has already, only add it. */
export async function sit(room: Room, seat: Seat): Promise<Room> {
  const nonce = draw(room.id, room.commitment, seat);
  try {
    const now = await post<Room>(`/api/rooms/${room.id}/seats/${seat}/sit`, { nonce });
    if (!now.seats[seat]?.nonce) forget(room.id, seat); // the game had begun without it
    return now;
  } catch (error) {
    if (error instanceof Refused) forget(room.id, seat);
    throw error;
  }
}

const adding = new Set<string>();

/** Add to the dice for each seat of ours that has added nothing yet. */
export async function add(room: Room): Promise<Room> {
  for (const seat of room.you.seats) {
    const which = `${room.id}/${seat}`;
    if (room.phase !== "gathering" || room.seats[seat]?.nonce || adding.has(which)) continue;
    adding.add(which);
    try {
      room = await sit(room, seat);
    } finally {
      adding.delete(which);
    }
  }
  return room;
}

/** Whether the dice are those that we saw promised, with the numbers in them that we added. */
export function fits(saw: Seen, commitment: string, nonces: string[]): boolean {
  return (
    saw.commitment === commitment &&
    Object.entries(saw.nonces).every(([seat, nonce]) => nonces[Number(seat)] === nonce)
  );
}

/** The hash of a secret, worked out here; null where the browser does not lend itself to it. */
export async function hashOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // it does so only over https
  const bytes = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(`stolnik seed ${seed}`),
  );
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
