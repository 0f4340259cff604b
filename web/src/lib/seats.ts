// How seats are told apart: colour, shape and letter, always all three.

export const SHAPES = [
  "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z",
  "M12 .8L23.2 12 12 23.2.8 12z",
  "M2.5 2.5h19v19h-19z",
  "M12 1l9.6 5.5v11L12 23l-9.6-5.5v-11z",
  "M12 1.5L23 21.5H1z",
  "M12 1.2l9.5 3v8c0 5.5-4 9-9.5 10.8C6.5 21.200 2.5 17.700 2.5 12.200v-8z",
];

/** A place at the table, from 0. */
export type Seat = number;

export interface SeatMark {
  seat: number;
  name: string;
  /** The name where there is little room. */
  short: string;
  letter: string;
}

/**
 * Letters that are unique at the table: initials of what is the players' own, "Medici" of "Bank
 * Medici" among banks. Of several with the same one the first keeps it, the others take a further
 * letter of their names; a number if there is none.
 */
export function marks(players: { seat: number; name: string; short?: string }[]): SeatMark[] {
  const words = players.map((player) => player.name.split(/\s+/));
  const common = new Set(
    (words[0] ?? []).filter((word) => words.every((list) => list.includes(word))),
  );
  const own = words.map((list) => list.filter((word) => !common.has(word)).join(" "));
  const letters = players.length > 1 ? distinct(own) : [];
  return players.map((player, i) => ({
    seat: player.seat,
    name: player.name,
    // Never a part of the name, which would stand in a wrong case in Polish.
    short: player.short ?? player.name,
    letter: letters[i] ?? String(player.seat + 1),
  }));
}

/** A letter of each name, no two the same; none at all if that cannot be. */
function distinct(names: string[]): string[] {
  const own = names.map((name) =>
    [...name.toUpperCase()].filter((sign) => /[\p{L}\p{N}]/u.test(sign)),
  );
  const initials = own.map((signs) => signs[0] ?? "");
  const taken = new Set(initials);
  const letters = own.map((signs, i) =>
    initials.indexOf(initials[i]!) === i ? signs[0] : undefined,
  );
  for (const [i, signs] of own.entries()) {
    if (letters[i] === undefined) {
      letters[i] = signs.find((sign) => !taken.has(sign));
      if (letters[i] === undefined) return [];
      taken.add(letters[i]);
    }
  }
  return new Set(names).size === names.length ? (letters as string[]) : [];
}
