// How seats are told apart: colour, shape and letter, always all three.

export const SHAPES = [
  "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z",
  "M12 .8L23.2 12 12 23.2.8 12z",
  "M2.5 2.5h19v19h-19z",
  "M12 1l9.6 5.5v11L12 23l-9.6-5.5v-11z",
  "M12 1.5L23 21.5H1z",
  "M12 1.2l9.5 3v8c0 5.5-4 9-9.5 10.8C6.5 21.200 2.5 17.700 2.5 12.200v-8z",
];

export interface SeatMark {
  seat: number;
  name: string;
  /** What all names have in common is left out: "Bank Medici" is "Medici" among banks. */
  short: string;
  letter: string;
}

/** Letters that are unique at the table: an initial of what is the player's own, or a number. */
export function marks(players: { seat: number; name: string }[]): SeatMark[] {
  const words = players.map((player) => player.name.split(/\s+/));
  const common = new Set(
    (words[0] ?? []).filter((word) => words.every((list) => list.includes(word))),
  );
  const shorts = words.map((list) => list.filter((word) => !common.has(word)).join(" "));
  const letters = shorts.map((short) => [...short][0]?.toUpperCase() ?? "");
  const unique = players.length > 1 && new Set(letters).size === letters.length;
  return players.map((player, i) => ({
    seat: player.seat,
    name: player.name,
    // A number alone is no name: "Player 2" stays "Player 2".
    short: players.length > 1 && /\p{L}/u.test(shorts[i]!) ? shorts[i]! : player.name,
    letter: unique ? letters[i]! : String(player.seat + 1),
  }));
}
