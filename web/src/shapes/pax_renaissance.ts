// Written by `stolnik table types web/src/shapes` from stolnik/games/pax_renaissance/view; not by hand.

export interface TurnView {
  seat: number;
  actions: number;
  bought: number;
  played: number;
  sold: number;
  done: string[];
  running: string[];
}

/** A card in a tableau with all that lies on and under it. */
export interface CardView {
  card: string;
  empire: boolean;
  republic: boolean;
  bishop: string | null;
  silenced: boolean;
  /** Whether it has used its op this turn. */
  used: boolean;
  repressed: string[];
  queens: string[];
  /** The bishop on each queen; only in the 2nd edition a queen can have one of her own. */
  queen_bishops: (string | null)[];
  vassals: CardView[];
}

export interface PlayerView {
  seat: number;
  bank: string;
  florins: number;
  /** Empty for all but its owner where hands are hidden. */
  hand: string[];
  /** How many cards are in it. */
  held: number;
  /** From the player card outward, as is the east side. */
  west: CardView[];
  east: CardView[];
  maids: string[];
  prestige: Record<string, number>;
  out: boolean;
}

/** One place for a token; a blocked emporium cannot hold any. */
export interface CityView {
  city: string;
  icon: string;
  token: string | null;
  emporium: string | null;
  blocked: boolean;
}

export interface LandView {
  empire: string;
  side: string;
  /** `feudal`, or the religion of its theocracy. */
  state: string;
  cities: CityView[];
}

export interface BorderView {
  border: string;
  between: [string, string];
  sea: boolean;
  concession: number | null;
  pirate: string | null;
}

/** A place of the market; its price is its number, counted from the face-down card. */
export interface PlaceView {
  card: string | null;
  florins: number;
  face_down: boolean;
  /** Whether the active player has laid a florin on the card this turn. */
  loaded: boolean;
}

export interface RowView {
  side: string;
  places: PlaceView[];
  /** How many cards are left to draw. */
  deck: number;
  /** The top card of the deck, if decks lie face up (variant: astrology). */
  next_card: string | null;
}

export interface VictoryView {
  victory: string;
  active: boolean;
  /** How many actions it takes to declare it. */
  cost: number;
}

export interface UnitView {
  token: string;
  place: string;
}

export interface BattleView {
  cause: string;
  seat: number;
  empire: string;
  attackers: UnitView[];
  defenders: UnitView[];
}

export interface OutcomeView {
  kind: string;
  winners: number[];
}

export interface View {
  /** Who is looking; a watcher has no seat. */
  seat: number | null;
  turn: TurnView;
  players: PlayerView[];
  /** Whether the map is printed on a board, or laid out of its cards. */
  board: boolean;
  /** The north row of five and then the south row, each from west to east. */
  lands: LandView[];
  borders: BorderView[];
  /** By colour: where the trade route starts. */
  emporia: Record<string, string>;
  market: RowView[];
  /** Empires that are in no tableau. */
  stack: string[];
  /** The same in the 2nd edition, with all that lies on them; in the 1st they are bare. */
  thrones: CardView[];
  victories: VictoryView[];
  discards: string[];
  /** Tokens left, by kind and colour. */
  reserve: Record<string, number>;
  supreme: string | null;
  battle: BattleView | null;
  outcome: OutcomeView | null;
}

export type Topic =
  | "action"
  | "activate"
  | "agents"
  | "ciphers"
  | "concession"
  | "constantinople"
  | "coronation"
  | "emancipation"
  | "golden_liberty"
  | "hand_limit"
  | "levy"
  | "losses"
  | "one_shot"
  | "ops"
  | "pacification"
  | "rooks_join"
  | "scarce_token"
  | "survivors"
  | "tax_due"
  | "torch"
  | "turn_map_card"
  | "venice";
