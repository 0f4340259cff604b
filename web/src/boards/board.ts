// What a board is.
//
// A board is a Svelte component that draws a view, and a few plain functions beside it. It lives in
// a folder of its own, `boards/<game>/`, and `boards/index.ts` says for which games it is.
//
// - It is pure: it gets `BoardProps` and draws. It plays no moves and hears no clicks.
// - Whatever can be chosen carries `data-element="card:papal_elephant"`, the ids that offers and
//   events name (several apart by spaces), and is a `<button>` (or an SVG shape, which the frame
//   makes one) with a name that says what it is, where, and in which state. What is offered
//   lights up, what is clicked narrows the options, what changed glows: the frame sees to it.
// - `data-region` on a section makes it one stop of the Tab key; arrows walk inside by geography.
// - On a phone the frame shows one tab at a time: each section with `data-tab="map"` belongs to the
//   tab of that name, and the module lists its tabs.
// - All words come from `words` (the game's catalogs) or from `t` (the frame's).
import type { Component } from "svelte";
import type { Seat, SeatMark } from "../lib/seats";
import type { Box, TableStore } from "../lib/table.svelte";
import type { GameWords } from "../lib/words.svelte";

export interface BoardProps<V = unknown> {
  game: string;
  view: V;
  box: Box;
  words: GameWords;
  /** What stands on cards, in words, by their elements; it comes a moment after the rest. */
  printed: Record<string, string[]>;
  /** Who looks; a watcher has no seat. */
  me: Seat | null;
  marks: SeatMark[];
  /** What the present question says of itself, such as what its owner has laid so far. */
  about: Record<string, string | number>;
  /** The elements that the present question offers, for a board that wants to open there. */
  lit: ReadonlySet<string>;
  /** The element that the player has chosen. */
  chosen: string | null;
  /** What others changed since the player's last move. */
  changed: ReadonlySet<string>;
  /** While the past is looked at, what the last move there named; a map may go there. */
  step: readonly string[];
}

/** A component seen large: title, place, then one line per icon. */
export interface Large {
  title: string;
  under?: string;
  /** That a value is ours, where nobody could read the printed one. */
  house?: string;
  lines: { icon?: string; sign?: string; name: string; text?: string; clause?: string }[];
}

/** What a board gets that asks a question in its own way. */
export interface AskProps {
  store: TableStore;
  marks: SeatMark[];
  words: GameWords;
}

/** One way to win, with what everyone had of it when the game was over. */
export interface Section {
  title: string;
  note: string;
  won: boolean;
  rows: { icon: string; title: string; values: number[] }[];
}

export interface Tab {
  id: string;
  icon: string;
  /** A message of the frame's catalogs. */
  title: string;
}

export interface BoardModule {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own view
  Board: Component<BoardProps<any>>;
  tabs: Tab[];
  /** A question that is answered in one piece, such as a secret assignment: its topics, and how. */
  asks?: { topics: string[]; title: string; Ask: Component<AskProps> };
  /** What the large view of an element says, if there is one. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  large?: (element: string, props: BoardProps<any>) => Large | null;
  /** Colours of seats that the rules themselves give, as CSS custom properties of the page. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  seatStyle?: (view: any) => string;
  /** For a game without points: how near everyone came to each victory. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ends?: (view: any, words: GameWords) => Section[];
  /** A short line for the top bar: which Round, which turn. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  stage?: (view: any, words: GameWords) => { title: string; of: number; now: number } | null;
}
