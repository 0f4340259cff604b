// The view of God's Playground as the server sends it.

export const UNITS = ["infantry", "cavalry", "artillery"] as const;
export type Army = Record<string, number>;

export interface EstateView {
  id: string;
  element: string;
  position: number;
  value: number;
  assumed: boolean;
  owner: number | null;
  steward: boolean;
  city: boolean;
}

export interface ProvinceView {
  id: string;
  element: string;
  wealth: number;
  estates: EstateView[];
  cubes: number[];
  armies: Army[];
  cossacks: number;
  enemies: Record<string, number>;
  markers: number;
  sejm: number | null;
  invaded: boolean;
}

export interface FieldView {
  id: string;
  element: string;
  number: number;
  province: string;
  held_by: string;
  strengths: { turn: number; strength: number; assumed: boolean }[];
  base: number;
  strength: number;
  polish: number;
  prestige: number;
  cubes: number;
  ottomans: number;
  markers: number;
  raiders: number[];
  king: number;
  cossacks: number;
  treaty: boolean;
}

export interface PlayerView {
  seat: number;
  element: string;
  family: string | null;
  colour: string | null;
  hetman: boolean;
  money: number;
  income: number;
  prestige: number;
  points: Record<string, number>;
  estate_points: number;
  cubes: number;
  discs: number;
  army: Army;
  tokens: Record<string, number>;
  placed: Record<string, number>;
  sejm: number;
  bid: number;
  passed: boolean;
}

export interface GodsView {
  turn: number;
  stage: number;
  phase: number;
  active: number | null;
  order: number[];
  hetman: number;
  players: PlayerView[];
  provinces: ProvinceView[];
  fields: FieldView[];
  crown: Army;
  coat_of_arms: Army;
  king_cubes: number;
  crown_table: { id: string; least: number; most: number; units: Army; assumed: boolean }[];
  court: number | null;
  cossacks: number;
  stewards: number;
  cities: number;
  treaty: { field: string; broken_by: number } | null;
  rolled: number[];
  campaign: { seat: number; province: string; cossacks: number; crown: boolean } | null;
  battle: {
    kind: string;
    province: string;
    vienna: boolean;
    rolls: {
      force: string;
      seat: number;
      infantry: number[];
      cavalry: number[];
      hits: number;
      lost: number;
    }[];
  } | null;
}

/** The last phase of each of the five stages. */
export const STAGES: [number, number][] = [
  [1, 2],
  [3, 6],
  [7, 9],
  [10, 13],
  [14, 16],
];

export const COLOURS: Record<string, [string, string]> = {
  potocki: ["#2A5FB4", "#fff"],
  sapieha: ["#B5362F", "#fff"],
  radziwill: ["#FDFCF7", "#1F2530"],
  leszczynski: ["#F0D94C", "#1F2530"],
};

/** The sign of each enemy: always a bar with glyph and figure, never a seat's shape. */
export const GLYPHS: Record<string, string> = {
  north: "north",
  moscow: "moscow",
  tatars: "tatars",
  ottomans: "ottomans",
  habsburgs: "habsburgs",
};
