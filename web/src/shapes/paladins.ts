// Written by `stolnik table types web/src/shapes` from stolnik/games/paladins/view; not by hand.

export type RoundStep =
  "starting_recruits" | "choose_paladins" | "tavern_draft" | "actions" | "over";

/** A player's Victory Points by where they come from. */
export interface Score {
  orders: number;
  attributes: number;
  develop: number;
  commission: number;
  fortify: number;
  garrison: number;
  absolve: number;
  walls: number;
  converted: number;
  debts: number;
  resources: number;
}

export interface PlayerView {
  walls: string[];
  converted: string[];
  attacked: string[];
  suspicions: number[];
  unpaid: number;
  paid: number;
  passed: boolean;
  /** If the game ended now. */
  vp: Score;
  seat: number;
  silver: number;
  provisions: number;
  attributes: Record<string, number>;
  /** By the Paladin of this Round, once revealed. */
  boost: Record<string, number>;
  pool: Record<string, number>;
  /** By action: what is on each Worker space: `empty`, `workshop` or a Worker. */
  actions: Record<string, string[]>;
  /** Left on the Develop track. */
  workshops: number;
  monks: number;
  outposts: number;
  /** The Jar spaces that hold a Jar. */
  jars: string[];
  team: string[];
  /** Of this Round: seen by all once revealed, before that by its owner only. */
  paladin: string | null;
  paladin_chosen: boolean;
  revealed: boolean;
  used: string[];
  /** Drawn this Round: seen by the owner only. */
  hand: string[];
  deck: number;
  /** What the owner knows on top of the deck, the next card first. */
  deck_top: string[];
  /** What the owner knows at the foot of the deck, the last card first. */
  deck_bottom: string[];
  tavern: string | null;
}

export interface PieceView {
  space: string;
  seat: number;
  /** `monk` or `outpost`. */
  piece: string;
}

/** An Inquisition under way, while Townsfolk abilities are being used. */
export interface Inquisition {
  /** Whose effect brought it about. */
  cause: number;
  /** Whose Townsfolk are being resolved. */
  seat: number;
  /** Those that this player has used already. */
  used: string[];
}

export interface VirtualView {
  walls: string[];
  converted: string[];
  attacked: string[];
  suspicions: number[];
  unpaid: number;
  paid: number;
  passed: boolean;
  /** If the game ended now. */
  vp: Score;
  /** By which its pieces on the main board and its events go; nobody sits there. */
  seat: number;
  /** In its pool. */
  workers: number;
  attributes: Record<string, number>;
  /** By value: the markers there, bottom to top. */
  stacks: string[][];
  /** The field of the Resource marker, from 1 at the left. */
  resource: number;
  /** By right-side action. */
  workshops: Record<string, number>;
  /** By right-side action: the Workers on it. */
  right: Record<string, number>;
  /** By action of its row, from the left: the Workers on it. */
  row: Record<string, number>;
  /** Cards in its deck. */
  schemes: number;
  scheme_discards: string[];
  /** The Scheme revealed last. */
  scheme: string | null;
  /** On Favours that are still face down, from the left. */
  favour_schemes: string[];
  /** Workshops on Orders that are still face down. */
  order_workshops: number;
  /** Left on its board, as are the Outposts. */
  monks: number;
  outposts: number;
  /** Turned over. */
  jars: number;
}

export interface TableView {
  round: number;
  step: RoundStep;
  first: number;
  active: number;
  players: PlayerView[];
  tax: number;
  debts: number;
  townsfolk: (string | null)[];
  outsiders: (string | null)[];
  taverns: string[];
  /** Face down is nothing. */
  orders: (string | null)[];
  favours: (string | null)[];
  favour_workers: string[];
  pieces: PieceView[];
  townsfolk_deck: number;
  townsfolk_discards: string[];
  outsider_deck: number;
  outsider_discards: string[];
  wall_deck: number;
  tavern_deck: number;
  tavern_discards: string[];
  suspicion_deck: number;
  suspicion_discards: number[];
  inquisition: Inquisition | null;
  virtual: VirtualView | null;
}

export type Topic =
  | "absolution"
  | "action"
  | "clear"
  | "destroy_debts"
  | "favour_reward"
  | "favour_worker"
  | "free_clear"
  | "free_develop"
  | "free_recruit"
  | "inquisition"
  | "jar"
  | "keep"
  | "monk_space"
  | "outpost_space"
  | "paladin"
  | "pay_debts"
  | "remove_suspicions"
  | "starting_recruit"
  | "tavern"
  | "wall_reward"
  | "workers"
  | "workshop";
