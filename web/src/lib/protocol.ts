// What the server says and hears, in types; docs/protocol.md tells it in words.

export type Lang = "pl" | "en";
export type Seat = number;
export type Move = (string | number)[];
export type Both = Record<Lang, string>;

export interface ErrorInfo {
  code: string;
  say: string;
  about: Record<string, string | number>;
  clause: string | null;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export interface Me extends Person {
  lang: Lang;
}

export interface FreedSeat {
  room: string;
  title: string;
  game: string;
  at: number;
  barred: boolean;
}

export interface MailLink {
  mail: string;
  name: string;
  mail_confirmed: boolean;
}

export interface OptionInfo {
  name: string;
  title: Both;
  help: Both;
  values: { value: boolean | string; title: Both }[];
  players: number[];
  clause?: string | null;
}

export interface BotInfo {
  name: string;
  title: Both;
  help?: Both;
}

export interface GameInfo {
  name: string;
  version: string;
  title: Both;
  blurb: Both;
  players: number[];
  options: OptionInfo[];
  bots: BotInfo[];
  clauses: number;
}

export interface Citation {
  name: string;
  file: string;
  line: number;
}

export interface ClauseInfo {
  id: string;
  section: string;
  title: string;
  text: string;
  cited?: Citation[];
  tested?: Citation[];
  rulings?: string[];
  waived?: string | null;
}

export interface SeatInfo {
  seat: Seat;
  name: Both;
  kind: "open" | "person" | "bot";
  person: Person | null;
  bot: string | null;
  stand_in: boolean;
  resigned: boolean;
  online: boolean;
  nonce: boolean;
  /** The bot that plays it has no move that can be made: the host may put another there. */
  stuck: boolean;
}

export interface ClockRules {
  move: number;
  bank: number;
  after: "bot" | "nothing";
}

export interface StandingInfo {
  seat: Seat;
  place: number;
  score: number;
  reason: string;
}

export interface Proposal {
  id: number;
  what: "undo" | "pause" | "unpause";
  seat: Seat;
  number: number | null;
  agreed: Seat[];
  needed: Seat[];
}

export interface RoomLine {
  id: string;
  title: string;
  game: string;
  phase: "gathering" | "playing" | "over" | "closed";
  private: boolean;
  players: number;
  seats: SeatInfo[];
  host: Person | null;
  made: number;
  number: number;
  waiting: Seat[];
  you: { seats: Seat[]; host: boolean };
  yours: boolean;
}

export interface Room extends Omit<RoomLine, "yours"> {
  version: string;
  options: Record<string, boolean | string>;
  clock: ClockRules | null;
  paused: boolean;
  started: number | null;
  ended: number | null;
  commitment: string;
  dice: { seed: string; nonces: string[] } | null;
  nonces: (string | null)[];
  end: "" | "played" | "resigned";
  standings: StandingInfo[];
  proposals: Proposal[];
  rematch: string | null;
  fork: { room: string; number: number } | null;
}

export interface NewRoom {
  game: string;
  players: number;
  options?: Record<string, boolean | string>;
  title?: string;
  private?: boolean;
  seats?: string[];
  clock?: ClockRules | null;
  start?: boolean;
}

export interface Part {
  field: string;
  value: string | number;
  text: string;
}

/** One answer to the question: a button, and a light on all that it touches. */
export interface Offer {
  move: Move;
  text: string;
  label: string;
  group: { id: string; words: string } | null;
  price: Record<string, number>;
  gain: Record<string, number>;
  elements: string[];
  parts: Part[];
  final: boolean;
}

export interface AskInfo {
  topic: string;
  text: string;
  about: Record<string, string | number>;
  offers: Offer[];
}

export interface EventInfo {
  number: number;
  name: string;
  text: string;
  clauses: string[];
  elements: string[];
  event: Record<string, unknown>;
}

export interface ClockInfo {
  seat: Seat;
  running: boolean;
  move: number;
  bank: number;
  at: number;
}

export interface Table {
  type: "table";
  room: string;
  seat: Seat | null;
  lang: Lang;
  number: number;
  question: string;
  over: boolean;
  view: unknown;
  players: { seat: Seat; name: string }[];
  steps: string[];
  waiting: Seat[];
  ask: AskInfo | null;
  undo: boolean;
  since: number;
  events: EventInfo[];
  standings: StandingInfo[];
  clocks: ClockInfo[];
}

export interface WhyNot {
  offered: boolean;
  answers: { move: Move; text: string; clause: string | null; say: string }[];
  name: string;
  stands: string;
  terms: { met: boolean; text: string; clause: string }[];
  helps: string[];
  sections: string[];
}

export interface Verdict {
  /** Null where nothing was promised: in a game that went on from a position of another. */
  fair: boolean | null;
  commitment: string;
  seed: string;
  nonces: string[];
  /** The seats whose nonces were the server's own. */
  drawn: Seat[];
  moves: number;
  say: string;
}

export interface ChatLine {
  type: "chat";
  id: number;
  room: string;
  person: Person | null;
  at: number;
  text: string;
  seats: Seat[];
}

export interface ResultInfo {
  /** Per seat: how its result came about, in words. */
  lines: string[][];
  series: { number: number; values: number[] }[];
}

export type FromServer =
  | { type: "hello"; server: string; now: number; person: Person | null }
  | Table
  | ({ type: "room" } & Room)
  | ChatLine
  | { type: "presence"; room: string; seats: Seat[]; watchers: number }
  | { type: "lobby"; rooms: RoomLine[] }
  | { type: "yours"; room: string; seat: Seat; yours: boolean }
  | { type: "freed"; room: string }
  | ({ type: "why-not"; id: number } & WhyNot)
  | { type: "finals"; room: string; seat: Seat | null; question: string; moves: Move[] }
  | { type: "done"; id: number }
  | ({ type: "error"; id: number | null } & ErrorInfo)
  | { type: "pong"; id: number; now: number };

/** The components of a game, as the server opened its box: a tree of plain values. */
export type Box = Record<string, unknown>;
