// Written by `stolnik table types web/src/shapes` from stolnik/games/gods_playground/view; not by hand.

export interface PlayerView {
  seat: number;
  element: string;
  family: string | null;
  colour: string | null;
  hetman: boolean;
  money: number;
  /** What the estates and stewards bring a turn, before it is made up to the least income. */
  income: number;
  prestige: number;
  /** By source: the points on the track. */
  points: Record<string, number>;
  /** What the estates would score if the game ended now; 0 when they have been scored. */
  estate_points: number;
  /** In the pool, as discs and army. */
  cubes: number;
  discs: number;
  army: Record<string, number>;
  /** By influence token: how many are left to be placed. */
  tokens: Record<string, number>;
  /** By province and for the royal_court: the value revealed this turn. */
  placed: Record<string, number>;
  sejm: number;
  /** All that was paid this turn in the bidding for the mace. */
  bid: number;
  passed: boolean;
}

export interface EstateView {
  id: string;
  element: string;
  /** From 1 at the start of the track. */
  position: number;
  value: number;
  /** Whether the value is ours, because nobody here could read the printed one. */
  assumed: boolean;
  owner: number | null;
  steward: boolean;
  city: boolean;
}

export interface ProvinceView {
  id: string;
  element: string;
  wealth: number;
  /** All fields of the track, taken or free. */
  estates: EstateView[];
  /** By seat. */
  cubes: number[];
  /** By seat: army tokens. */
  armies: Record<string, number>[];
  cossacks: number;
  /** By enemy that has cubes here. */
  enemies: Record<string, number>;
  markers: number;
  /** Whose disc lies on the province's seat in the Sejm. */
  sejm: number | null;
  invaded: boolean;
}

export interface StrengthView {
  turn: number;
  strength: number;
  assumed: boolean;
}

export interface ArrowView {
  to: string;
  assumed: boolean;
}

export interface FieldView {
  id: string;
  element: string;
  number: number;
  /** The one that it presses on. */
  province: string;
  /** The enemy who acts from here: in turn 4 the Ottomans may hold field V. */
  held_by: string;
  /** The printed row for this number of players. */
  strengths: StrengthView[];
  /** The base strength of this turn. */
  base: number;
  /** As it stands now; in turns 1 to 3 that of the Habsburgs counts in markers. */
  strength: number;
  /** Players' and king's cubes here. */
  polish: number;
  prestige: number;
  prestige_assumed: boolean;
  cubes: number;
  /** Orange cubes in field V. */
  ottomans: number;
  markers: number;
  /** By seat. */
  raiders: number[];
  king: number;
  cossacks: number;
  treaty: boolean;
  arrows: ArrowView[];
}

export interface ColumnView {
  id: string;
  least: number;
  most: number;
  units: Record<string, number>;
  assumed: boolean;
}

export interface TreatyView {
  field: string;
  broken_by: number;
}

export interface CampaignView {
  seat: number;
  province: string;
  cossacks: number;
  crown: boolean;
}

export interface RollView {
  force: string;
  seat: number;
  infantry: number[];
  cavalry: number[];
  hits: number;
  lost: number;
}

export interface BattleView {
  kind: string;
  province: string;
  vienna: boolean;
  rolls: RollView[];
}

/** The table as anybody sees it. */
export interface View {
  seat: number | null;
  turn: number;
  stage: number;
  /** -1 while families are chosen, 0 while first estates are placed, 1 to 16, 17 at the end. */
  phase: number;
  cycle: number;
  /** Whose turn it is, in phases that are played in turn order. */
  active: number | null;
  order: number[];
  hetman: number;
  players: PlayerView[];
  provinces: ProvinceView[];
  fields: FieldView[];
  /** The Crown Army in service. */
  crown: Record<string, number>;
  coat_of_arms: Record<string, number>;
  king_cubes: number;
  crown_table: ColumnView[];
  /** The sum of the Royal Court tokens, once revealed. */
  court: number | null;
  cossacks: number;
  stewards: number;
  cities: number;
  /** By enemy: cubes beside the board. */
  supply: Record<string, number>;
  markers: number;
  treaty: TreatyView | null;
  treaty_made: boolean;
  city_built: boolean;
  vienna_invaded: boolean;
  garrison: number;
  bidders: number[];
  /** The latest roll of the four dice for the enemies. */
  rolled: number[];
  /** Declared, and not yet fought. */
  campaign: CampaignView | null;
  /** The latest one of this turn. */
  battle: BattleView | null;
  /** All values of the board that are ours. */
  assumed: string[];
}

export type Topic =
  | "bid"
  | "campaign"
  | "clients"
  | "colleges"
  | "cossacks"
  | "family"
  | "first_estate"
  | "laid_out"
  | "new_estate"
  | "recruiting"
  | "relief"
  | "second_move"
  | "special_action"
  | "token"
  | "treaty_price"
  | "use_cossacks"
  | "use_crown";
