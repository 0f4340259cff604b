// The parts of the box of Price of Power that are drawn, and what follows from its view.
import type { Seat } from "../../lib/seats";
import { number } from "../../lib/words.svelte";
import type { ArmyView, RoundStep, TokenView } from "../../shapes/price_of_power";

/** Who has a Province, and what is wrong there. */
export interface Held {
  seat: Seat | null;
  vassal: boolean;
  occupier: Seat | null;
  rebels: boolean;
  unrest: boolean;
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
export function phaseOf(step: RoundStep): string {
  if (/^[1-5]/.test(step)) return step[0]!;
  return step.includes("actions") || step === "last_events" ? "2" : "";
}

export const landUnits = (army: ArmyView) =>
  Object.values(army.units).reduce(
    (sum, kinds) => sum + Object.values(kinds).reduce((n, each) => n + each, 0),
    0,
  );

/** A figure of what goes both ways from nothing. */
export const signed = (n: number) => (n > 0 ? `+${n}` : number(n));

/** What a token on a Province says; without one it is of the Realm that is printed there. */
export function holding(token: TokenView | undefined, own: Seat | undefined): Held {
  return {
    seat: token?.owner ?? (token ? null : (own ?? null)),
    vassal: token?.kind === "vassal",
    occupier: token?.occupier ?? null,
    rebels: token?.rebels ?? false,
    unrest: (token?.unrest ?? false) || (token?.occupier_unrest ?? false),
  };
}
