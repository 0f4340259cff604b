// What the server sends of Price of Power: the view of a seat, and the parts of the box we draw.
import { number } from "../../lib/words.svelte";

export type Seat = number;

export interface Officer {
  character: string;
  ill: number;
}
export interface Army {
  area: string | null;
  units: Record<string, Record<string, number>>;
  general: Officer | null;
}
export interface Player {
  seat: Seat;
  realm: string;
  /** A new name of the Realm; empty if it has its own. */
  name: string;
  capital: string;
  faith: string;
  prestige: number;
  stability: number;
  ducats: number;
  interest: number;
  power: Record<string, number>;
  base_tax: number;
  vassal_tax: number;
  manpower: number;
  available: number;
  exhausted: number;
  cubes: number;
  ruler: Officer | null;
  advisors: Record<string, Officer | null>;
  armies: Army[];
  infantry: Record<string, number>;
  fleet: {
    zone: string | null;
    port: string | null;
    light: number;
    heavy: number;
    damaged: number;
    galleys: number;
    admiral: Officer | null;
  };
  ships: Record<string, number>;
  ships_in_port: Record<string, number>;
  merchants: [string | null, boolean][];
  hand: string[];
  hand_by_deck: Record<string, number>;
  drawn: string[];
  missions: { mission: string; held_back: boolean }[];
  missions_held: number;
  missions_done: string[];
  display: Record<string, number>;
  ideas: string[];
  colonists: number;
  allies: Record<string, boolean>;
  marriages: Record<string, boolean>;
  status: number;
  deeds: {
    battles_won: number;
    most_cavalry: number;
    pirates_beaten: boolean;
    trade_income: number;
    beaten: string[];
  };
}
export interface Token {
  owner: Seat | null;
  kind: string;
  tokens: number;
  unrest: boolean;
  occupier: Seat | null;
  rebels: boolean;
  occupier_unrest: boolean;
  dnpr: string | null;
}
/** Who has a Province, and what is wrong there. */
export interface Held {
  seat: Seat | null;
  vassal: boolean;
  occupier: Seat | null;
  rebels: boolean;
  unrest: boolean;
}
export interface AreaState {
  influence: Record<string, number>;
  claims: Seat[];
  core: Seat | null;
  rebels: number;
  faith: string | null;
  revolution: boolean;
  dissent: Seat[];
  plague: boolean;
  not_hre: boolean;
}
export interface EuropeView {
  edition: number;
  age: number;
  round: number;
  step: string;
  first: Seat;
  active: Seat;
  players: Player[];
  provinces: Record<string, Token>;
  areas: Record<string, AreaState>;
  slots: Record<string, (Seat | null)[]>;
  pirates: Record<string, number>;
  expanded: string[];
  vassals: Record<string, string>;
  wars: { aggressor: string; target: string }[];
  truces: [string, string][];
  cbs: [Seat, string][];
  emperor: string;
  authority: number;
  imperial_units: number;
  /** Whether the Emperor defends the Empire. */
  defending: boolean;
  hre_faith: string;
  hre_members: string[];
  /** The Areas of the Electors, as they are now. */
  electors: string[];
  cardinals: Seat[];
  curia: {
    slots: number;
    roma: Seat | null;
    controller: Seat | null;
    uncontested: boolean;
    crusade: string | null;
    excommunicated: string | null;
    committed: Seat[];
  };
  decks: Record<string, number>;
  row: { event_card: string | null; ducats: number }[];
  event_deck: number;
  ideas: string[];
  milestones: { milestone: string; reached: Seat[] }[];
  struggles: {
    active: string[];
    /** The Areas with a Battleground token. */
    battlegrounds: string[];
    upcoming: string | null;
    /** In the deck, with the one that comes next. */
    left: number;
  };
  /** What is under way, the last of it now. */
  agenda: { kind: string; about: Record<string, unknown> }[];
}

export interface BattleAbout {
  /** Of a Land Battle. */
  area?: string;
  /** Of a Naval Battle, with the Trade Node of its Pirates. */
  zone?: string;
  node?: string | null;
  attacker: string;
  helpers?: string[];
  defenders: string[];
  /** Units or Ships of NPRs, which are there for this Battle only. */
  forces?: Record<string, number>;
  round: number;
  sides: { leader: string; rolled: string[]; due: number; lost: number }[];
}
/** A deal, or a Negotiated Peace. */
export interface BargainAbout {
  seat: Seat;
  partner: Seat;
  ducats: number;
  alliance?: boolean;
  marriage?: string | null;
  prices?: Record<string, number>;
  term?: string;
  victor?: Seat | null;
  fates?: Record<string, number>;
}
export interface DeclarationAbout {
  /** The Aggressor: a player's seat, or the id of an NPR. */
  seat: Seat | string;
  /** How many Wars there were before it. */
  wars: number;
  stage: string;
  targets: string[];
}
export interface CallAbout {
  /** Of a Call that waits for an answer: who calls whom. */
  caller?: string;
  /** While a player calls Allies: who does, and whom so far. */
  seat?: Seat;
  called: Seat | string[];
  enemies: string[];
  defensive: boolean;
}
export interface SiegeAbout {
  seat: Seat;
  area: string;
  places: string[];
  paid: number;
}
export interface SettlementAbout {
  seat: Seat;
  enemy: string;
  result: string;
  term: string;
  todo: string[];
  fates: Record<string, number>;
}
export interface TradeAbout {
  seat: Seat;
  cards: string[];
}
export interface RebelAbout {
  area: string | null;
  /** Where the player has still to roll. */
  areas: string[];
  results: string[];
}

export interface Place {
  no: number;
  id: string;
  area: number;
  tax: number;
  ports: number;
  gold: boolean;
  capital: boolean;
  flag: number;
  east: boolean;
}
export interface Area {
  no: number;
  id: string;
  map: string;
  east: boolean;
  places: number[];
  borders: number[];
  faith: number;
  hre: boolean;
  elector: boolean;
}
export interface Character {
  id: string;
  advisor: boolean;
  skills: number[];
  dice: number[];
  ducats: number;
  mil: number;
}
export interface Card {
  id: string;
  deck: number;
  type: { id: string; kind: string; cost: Record<string, number> };
  character: Character;
}
export interface EventCard {
  id: string;
  realm: number;
  symbols: string[];
  ruler: Character | null;
  uncertain: boolean;
}
export interface EuropeBox {
  areas: Area[];
  main_areas: number;
  places: Place[];
  zones: { id: string; slots: number; ports: number[] }[];
  nodes: { id: string; maritime: boolean }[];
  realms: { id: string; capital: number; places: number[] }[];
  faiths: { id: string }[];
  cards: Card[];
  events: EventCard[];
  trade_cards: { id: string; income: number[][]; chances: { node: number }[] }[];
  missions: { id: string; prestige: number }[];
  milestones: { id: string; prestige: number[] }[];
  ideas: { id: string; kind: number; cost: number }[];
  struggles: { id: string; battlegrounds: number[] }[];
}

export const POWERS = ["adm", "dip", "mil"] as const;
export const PHASES = ["1", "2", "3", "4", "5"] as const;
export const LAYERS = ["own", "faith", "influence", "trade", "forces", "unrest", "empire"] as const;
export type Layer = (typeof LAYERS)[number];

/** Realms keep the colours of the box where they have one; the others take what is left. */
const COLOURS: Record<string, [string, string]> = {
  france: ["#2A5FB4", "#fff"],
  castile: ["#DB7F2B", "#1F2530"],
  england: ["#30353D", "#fff"],
  austria: ["#E3A2CB", "#1F2530"],
  ottomans: ["#935125", "#fff"],
  poland: ["#F9F6C8", "#1F2530"],
};
const SPARE: [string, string][] = Object.values(COLOURS);

/** The colours of all seats; no two are the same. */
export function colours(realms: string[]): [string, string][] {
  const taken = new Set(realms.flatMap((realm) => (COLOURS[realm] ? [COLOURS[realm][0]] : [])));
  return realms.map((realm) => {
    const own = COLOURS[realm] ?? SPARE.find(([colour]) => !taken.has(colour)) ?? SPARE[0]!;
    taken.add(own[0]);
    return own;
  });
}

/** Which of the five Phases a step belongs to; nothing before and after them. */
export function phaseOf(step: string): string {
  if (/^[1-5]/.test(step)) return step[0]!;
  return step.includes("actions") || step === "last_events" ? "2" : "";
}

export const landUnits = (army: Army) =>
  Object.values(army.units).reduce(
    (sum, kinds) => sum + Object.values(kinds).reduce((n, each) => n + each, 0),
    0,
  );

/** A figure of what goes both ways from nothing. */
export const signed = (n: number) => (n > 0 ? `+${n}` : number(n));

/** What a token on a Province says; without one it is of the Realm that is printed there. */
export function holding(token: Token | undefined, own: Seat | undefined): Held {
  return {
    seat: token?.owner ?? (token ? null : (own ?? null)),
    vassal: token?.kind === "vassal",
    occupier: token?.occupier ?? null,
    rebels: token?.rebels ?? false,
    unrest: (token?.unrest ?? false) || (token?.occupier_unrest ?? false),
  };
}
