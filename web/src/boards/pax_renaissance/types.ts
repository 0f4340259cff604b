// The view of Pax Renaissance as the server sends it, and the part of its box that is drawn.

export interface CardView {
  card: string;
  empire: boolean;
  republic: boolean;
  bishop: string | null;
  silenced: boolean;
  used: boolean;
  repressed: string[];
  queens: string[];
  queen_bishops: (string | null)[];
  vassals: CardView[];
}

export interface PlayerView {
  seat: number;
  bank: string;
  florins: number;
  hand: string[];
  held: number;
  west: CardView[];
  east: CardView[];
  maids: string[];
  prestige: Record<string, number>;
  out: boolean;
}

export interface CityView {
  city: string;
  icon: string;
  token: string | null;
  emporium: string | null;
  blocked: boolean;
}

export interface LandView {
  empire: string;
  side: "east" | "west";
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

export interface PlaceView {
  card: string | null;
  florins: number;
  face_down: boolean;
  loaded: boolean;
}

export interface RowView {
  side: "east" | "west";
  places: PlaceView[];
  deck: number;
  next_card: string | null;
}

export interface PaxView {
  seat: number | null;
  turn: { seat: number; actions: number };
  players: PlayerView[];
  lands: LandView[];
  borders: BorderView[];
  emporia: Record<string, string>;
  market: RowView[];
  stack: string[];
  thrones: CardView[];
  victories: { victory: string; active: boolean; cost: number }[];
  discards: string[];
  reserve: Record<string, number>;
  supreme: string | null;
  outcome?: { kind: string; winners: number[] } | null;
  battle: {
    cause: string;
    seat: number;
    empire: string;
    attackers: { token: string; place: string }[];
    defenders: { token: string; place: string }[];
  } | null;
}

export interface Op {
  kind: string;
  religion: string | null;
  targets: string[];
  side: string | null;
}

export interface CardData {
  id: string;
  side: "east" | "west";
  kind: string;
  location: string | null;
  agents: { piece: string; religion: string | null }[];
  one_shot: string | null;
  ops: Op[];
  prestige: string[];
  abilities: string[];
  suitors: string[];
  torch: string | null;
  house: string[];
}

export interface PaxBox {
  cards: Record<string, CardData>;
  empires: Record<string, { king: Face; republic: Face; side: "east" | "west" }>;
}

export interface Face {
  ops: Op[];
  prestige: string[];
}
