// The part of the box of Paladins that is drawn.

export const WORKERS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"] as const;
export const ATTRIBUTES = ["faith", "strength", "influence"] as const;
export const ACTIONS = [
  "develop",
  "recruit",
  "hunt",
  "trade",
  "pray",
  "conspire",
  "commission",
  "fortify",
  "garrison",
  "absolve",
  "attack",
  "convert",
] as const;

export interface Reward {
  kind: string;
  n: number;
  worker: number;
  attribute: number;
  options: Reward[][];
}

interface Track {
  cost: number;
  influence: number;
  uncovers: Reward[];
}

export interface PaladinsBox {
  actions: Record<
    string,
    {
      colours: number[];
      gains: Record<string, Reward[]>;
      silver: number;
      requires: number | null;
      rewards: number | null;
      limit: number | null;
    }
  >;
  paladins: Record<
    string,
    {
      workers: number[];
      boost: number[];
      action: string;
      free_silver: boolean;
      free_provisions: boolean;
      discount: number;
      gain: Reward[];
      house: string[];
    }
  >;
  townsfolk: Record<
    string,
    {
      discard_reward: Reward[];
      recruit_immediate: Reward[];
      ability: {
        trigger: string;
        reward: Reward[];
        action: string | null;
        least: number;
        most: number | null;
      };
      house: string[];
    }
  >;
  outsiders: Record<
    string,
    {
      type: string;
      attack_reward: Reward[];
      convert_reward: Reward[];
      end_score: {
        rule: string;
        vp: number;
        base: number;
        per: number;
        action: string | null;
        attribute: number;
        type: string | null;
      };
      house: string[];
    }
  >;
  walls: Record<string, { rewards: Reward[]; end_vp: number }>;
  taverns: Record<string, { workers: number[] }>;
  favours: Record<
    string,
    {
      placing: { coloured: [number, number][] };
      cost: { silver: number; provisions: number; gain_debt: number };
      rewards: Reward[];
    }
  >;
  orders: Record<string, { action: string; required: number }>;
  townsfolk_slots: { silver: number; debt_allowed: boolean }[];
  regions: { faith: number; strength: number }[];
  spaces: { id: string; region: number; reward: Reward[]; min_players: number }[];
  order_slots: { reveal_round: number; vp: number }[];
  favour_slots: { reveal_round: number }[];
  monk_track: Track[];
  outpost_track: Track[];
  wall_slots: Track[];
  jar_track: Track[];
  convert_slots: Track[];
  jar_spaces: Record<string, { reward: Reward[] }>;
  attribute_vp: number[];
  figures: { rounds: number; workshops: number; monks: number; outposts: number; jars: number };
}
