// The part of the box of Pax Renaissance that is drawn.

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
