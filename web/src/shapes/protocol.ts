// Written by `stolnik table types web/src/shapes` from stolnik/table/protocol; not by hand.

/** Words in both languages. */
export interface Both {
  pl: string;
  en: string;
}

export interface Person {
  id: string;
  name: string;
  guest: boolean;
}

export type Lang = "pl" | "en";

export interface Me {
  id: string;
  name: string;
  guest: boolean;
  lang: Lang;
  mail: string | null;
  mail_confirmed: boolean;
  made: number;
}

/** What a link that was mailed is for. */
export interface MailLink {
  mail: string;
  name: string;
  mail_confirmed: boolean;
}

export interface SessionInfo {
  id: string;
  label: string;
  made: number;
  seen: number;
  here: boolean;
  program: boolean;
}

export interface NewToken {
  id: string;
  label: string;
  token: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** As the browser's `pushManager.subscribe` gives it. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

export interface Notices {
  webhook?: string | null;
  mail?: boolean;
  push?: PushSubscription[];
  wait?: number;
  apart?: number;
}

export interface NoticesTested {
  webhook: string | null;
  mail: string | null;
  push: string | null;
}

export interface PushKey {
  key: string;
}

export interface NewGuest {
  name: string;
  lang?: Lang;
}

export interface NewAccount {
  name: string;
  password: string;
  lang?: Lang | null;
  mail?: string | null;
}

export interface SignIn {
  name: string;
  password: string;
}

export interface ChangeMe {
  name?: string;
  lang?: Lang;
  mail?: string | null;
  old_password?: string;
  password?: string;
}

export interface DeleteMe {
  password?: string | null;
}

export interface Label {
  label: string;
}

export type OptionValue = boolean | string;

export interface OptionValueInfo {
  value: OptionValue;
  title: Both;
}

export interface OptionInfo {
  name: string;
  title: Both;
  help: Both;
  values: OptionValueInfo[];
  players: number[];
}

export interface BotInfo {
  name: string;
  title: Both;
  help: Both;
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

export interface ClauseInfo {
  id: string;
  section: string;
  title: string;
  text: string;
  lines: string;
  tags: string[];
}

/** Where in the code or the tests a clause is named. */
export interface Place {
  name: string;
  file: string;
  line: number;
}

export interface ClauseWhole {
  id: string;
  section: string;
  title: string;
  text: string;
  lines: string;
  tags: string[];
  cited: Place[];
  tested: Place[];
  rulings: string[];
  waived: string | null;
}

export interface ResultPoint {
  number: number;
  values: number[];
}

export interface Result {
  /** For each seat how its result came about, source by source, in words. */
  lines: string[][];
  series: ResultPoint[];
}

/** Seconds each time the game begins to wait for a seat, and a bank for the whole game. */
export interface ClockRules {
  move: number;
  bank: number;
  after: "bot" | "nothing";
}

export interface SeatInfo {
  seat: number;
  name: Both;
  kind: "bot" | "open" | "person";
  person: Person | null;
  bot: string | null;
  stand_in: boolean;
  resigned: boolean;
  online: boolean;
  nonce: boolean;
  /** The bot that plays it has no move that can be made: the host may put another there. */
  stuck: boolean;
}

export interface DiceInfo {
  seed: string;
  nonces: string[];
}

export interface StandingInfo {
  seat: number;
  place: number;
  score: number;
  reason: string;
}

/** Something that is done when all people at the table agree. */
export interface Proposal {
  id: number;
  what: "pause" | "undo" | "unpause";
  seat: number;
  number: number | null;
  agreed: number[];
  needed: number[];
}

export interface ForkInfo {
  room: string;
  number: number;
}

export interface You {
  seats: number[];
  host: boolean;
}

export type Phase = "gathering" | "playing" | "over" | "closed";

export interface Room {
  type: "room";
  id: string;
  title: string;
  game: string;
  version: string;
  players: number;
  options: Record<string, OptionValue>;
  phase: Phase;
  private: boolean;
  host: Person | null;
  seats: SeatInfo[];
  clock: ClockRules | null;
  paused: boolean;
  made: number;
  started: number | null;
  ended: number | null;
  number: number;
  waiting: number[];
  commitment: string;
  dice: DiceInfo | null;
  nonces: (string | null)[];
  end: "" | "played" | "resigned";
  standings: StandingInfo[];
  proposals: Proposal[];
  rematch: string | null;
  fork: ForkInfo | null;
  you: You;
}

export interface RoomLine {
  id: string;
  title: string;
  game: string;
  phase: Phase;
  private: boolean;
  players: number;
  seats: SeatInfo[];
  host: Person | null;
  made: number;
  number: number;
  waiting: number[];
  you: You;
  yours: boolean;
}

/** A seat that somebody has lost before the game began. */
export interface FreedSeat {
  room: string;
  title: string;
  game: string;
  at: number;
  barred: boolean;
}

export interface NewRoom {
  game: string;
  players: number;
  options?: Record<string, boolean | string>;
  title?: string;
  private?: boolean;
  seats?: string[] | null;
  clock?: ClockRules | null;
  start?: boolean;
}

export interface ChangeRoom {
  title?: string;
  private?: boolean;
  players?: number;
  options?: Record<string, boolean | string>;
  clock?: ClockRules | null;
}

export interface Sit {
  nonce?: string | null;
}

export interface SeatBot {
  bot: string;
}

export interface SeatOnly {
  seat: number;
}

export interface NewLink {
  seat: number | null;
}

export interface LinkMade {
  token: string;
  path: string;
}

export interface LinkInfo {
  room: string;
  title: string;
  game: string;
  seat: number | null;
  host: string;
  /** Of the dice, for whoever is about to add a nonce. */
  commitment: string;
}

export interface Propose {
  seat: number;
  what: "pause" | "undo" | "unpause";
  number?: number | null;
}

export interface Vote {
  seat: number;
  agree: boolean;
}

export interface Player {
  seat: number;
  name: string;
  /** The name where there is little room. */
  short: string;
}

export interface GroupInfo {
  id: string;
  words: string;
}

/** A part of a move: what it is, its value, and the value in words. */
export interface PartInfo {
  field: string;
  value: unknown;
  text: string;
}

export type Move = (string | number)[];

export interface OfferInfo {
  move: Move;
  text: string;
  label: string;
  group: GroupInfo | null;
  price: Record<string, number>;
  gain: Record<string, number>;
  elements: string[];
  parts: PartInfo[];
  final: boolean;
}

export interface AskInfo {
  topic: string;
  text: string;
  about: Record<string, string | number>;
  offers: OfferInfo[];
}

export interface EventInfo {
  number: number;
  name: string;
  text: string;
  clauses: string[];
  elements: string[];
  event: Record<string, unknown>;
}

/** What was so much, and is so much now. */
export interface ChangeInfo {
  /** Whose it is; `null` for what belongs to the table. */
  seat: number | null;
  /** The message of the game's catalog that names it. */
  name: string;
  text: string;
  before: number;
  after: number;
  /** 1 if more of it is better for its owner, -1 if less is, 0 if neither. */
  good: number;
}

/** What a move has changed of all that is counted, as anybody may know it. */
export interface NetInfo {
  number: number;
  /** Whose move it was, if nobody else was asked. */
  seat: number | null;
  changes: ChangeInfo[];
}

/** What a figure would be: the least, the most, and on average. */
export interface RangeInfo {
  seat: number | null;
  name: string;
  text: string;
  before: number;
  low: number;
  high: number;
  mean: number;
  good: number;
}

/** What an option would bring, as far as this seat can know. */
export interface PreviewInfo {
  move: Move;
  changes: RangeInfo[];
  /** What would be told of it, if that is certain. */
  says: string[];
  /** What would begin, such as a Battle, outermost first. */
  starts: string[];
  /** Whether dice or what is hidden decide. */
  uncertain: boolean;
  /** Whether it may end the game. */
  over: boolean;
}

/** What happened between two moves. */
export interface LogInfo {
  events: EventInfo[];
  nets: NetInfo[];
}

export interface ClockInfo {
  seat: number;
  running: boolean;
  move: number;
  bank: number;
  at: number;
}

/** An answer given beforehand. */
export interface StandingOrder {
  topic: string;
  move: (string | number)[];
  unless: "never" | "touched";
  times: number;
}

/** A chair as a message: all that a seat, or a watcher, may know. */
export interface Table {
  type: "table";
  room: string;
  seat: number | null;
  lang: Lang;
  number: number;
  question: string;
  over: boolean;
  view: unknown;
  players: Player[];
  steps: string[];
  waiting: number[];
  ask: AskInfo | null;
  undo: boolean;
  since: number;
  events: EventInfo[];
  nets: NetInfo[];
  standings: StandingInfo[];
  clocks: ClockInfo[];
  orders: StandingOrder[];
}

export interface SubmitBody {
  seat: number;
  question: string;
  move: (string | number)[];
}

export interface UndoBody {
  seat: number;
  question: string;
}

export interface WhyNotBody {
  seat: number | null;
  move?: (string | number)[] | null;
  element?: string | null;
}

export interface OrdersBody {
  seat: number;
  orders: StandingOrder[];
}

export interface WhyNotAnswer {
  move: Move;
  text: string;
  clause: string | null;
  say: string;
}

/** One of the things that must hold before something can be done with an element. */
export interface TermInfo {
  met: boolean;
  text: string;
  clause: string;
}

/** Why a move is not possible, or everything about an element of the board. */
export interface WhyNot {
  /** Whether it can be played, or something can be done with the element. */
  offered: boolean;
  /** If not, why; nothing where nothing is asked of this seat. */
  answers: WhyNotAnswer[];
  /** What the element is called. */
  name: string;
  /** How it stands now. */
  stands: string;
  terms: TermInfo[];
  /** What would help to meet a term that is not met. */
  helps: string[];
  /** The sections of the rulebook that say what it does. */
  sections: string[];
}

export interface Verdict {
  /** `None` where nothing was promised: in a game that went on from a position of another. */
  fair: boolean | null;
  commitment: string;
  seed: string;
  nonces: string[];
  /** The seats whose nonces were the server's own. */
  drawn: number[];
  moves: number;
  say: string;
}

export interface ForkBody {
  number: number;
  seat?: number | null;
  bot?: string;
}

export interface ChatBody {
  text: string;
}

export interface NotesBody {
  text: string;
}

export interface NotesInfo {
  text: string;
}

export interface ChatLine {
  type: "chat";
  id: number;
  room: string;
  person: Person | null;
  at: number;
  text: string;
  seats: number[];
}

export interface ErrorInfo {
  code: string;
  say: string;
  about: Record<string, string | number>;
  clause: string | null;
}

export interface Health {
  ok: boolean;
  server: string;
  stopping: boolean;
  /** Whether it can be read: `ok`, `out of reach`, or `slow`, with no answer in time. */
  database: string;
  /** Whether moves can be stored: the same, or `read-only`, or `full`. */
  writing: string;
  /** Whether other servers are heard: `ok` or `deaf`; `ok` where there are none. */
  news: string;
  rooms: number;
  connections: number;
}

export interface Watch {
  type: "watch";
  id: number;
  room: string;
  seat: number | null;
  lang?: Lang;
  since?: number | null;
}

export interface Unwatch {
  type: "unwatch";
  id: number;
  room: string;
  seat: number | null;
}

export interface WatchLobby {
  type: "lobby";
  id: number;
  on: boolean;
  lang?: Lang;
}

export interface Submit {
  type: "submit";
  id: number;
  room: string;
  seat: number;
  question: string;
  move: (string | number)[];
}

export interface Undo {
  type: "undo";
  id: number;
  room: string;
  seat: number;
  question: string;
}

export interface AskWhyNot {
  type: "why-not";
  id: number;
  room: string;
  seat: number | null;
  move?: (string | number)[] | null;
  element?: string | null;
}

export interface AskPreviews {
  type: "previews";
  id: number;
  room: string;
  seat: number;
  question: string;
  moves: (string | number)[][];
}

export interface Say {
  type: "chat";
  id: number;
  room: string;
  text: string;
}

export interface Make {
  type: "make";
  id: number;
  new: NewRoom;
}

export interface Ping {
  type: "ping";
  id: number;
}

/** Which answers to a question cannot be taken back. */
export interface Finals {
  type: "finals";
  room: string;
  seat: number;
  question: string;
  moves: Move[];
}

export interface Hello {
  type: "hello";
  server: string;
  now: number;
  person: Person;
}

export interface Presence {
  type: "presence";
  room: string;
  seats: number[];
  watchers: number;
}

export interface Lobby {
  type: "lobby";
  rooms: RoomLine[];
}

export interface Yours {
  type: "yours";
  room: string;
  seat: number;
  yours: boolean;
}

/** A seat of somebody was freed. */
export interface Freed {
  type: "freed";
  room: string;
}

export interface WhyNotMessage {
  type: "why-not";
  /** Whether it can be played, or something can be done with the element. */
  offered: boolean;
  /** If not, why; nothing where nothing is asked of this seat. */
  answers: WhyNotAnswer[];
  /** What the element is called. */
  name: string;
  /** How it stands now. */
  stands: string;
  terms: TermInfo[];
  /** What would help to meet a term that is not met. */
  helps: string[];
  /** The sections of the rulebook that say what it does. */
  sections: string[];
  id: number;
}

/** What options would bring; of one that cannot be tried there is nothing. */
export interface PreviewsMessage {
  type: "previews";
  id: number;
  previews: PreviewInfo[];
}

export interface Made {
  type: "made";
  id: number;
  room: string;
}

export interface Done {
  type: "done";
  id: number;
}

export interface Failed {
  type: "error";
  id: number | null;
  code: string;
  say: string;
  about: Record<string, string | number>;
  clause: string | null;
}

export interface Pong {
  type: "pong";
  id: number;
  now: number;
}

export type FromClient =
  Watch | Unwatch | WatchLobby | Submit | Undo | AskWhyNot | AskPreviews | Say | Make | Ping;

export type FromTable =
  | Hello
  | Room
  | Table
  | Finals
  | ChatLine
  | Presence
  | Lobby
  | Yours
  | Freed
  | WhyNotMessage
  | PreviewsMessage
  | Made
  | Done
  | Failed
  | Pong;
