// What a card shows and what it says: shared by the card, the tile, and the large view.
import type { GameWords } from "../../lib/words.svelte";
import type { Large } from "../board";
import type { CardView, View } from "../../shapes/pax_renaissance";
import type { CardData, Op, PaxBox } from "./types";

export interface Facts {
  id: string;
  title: string;
  place: string;
  empire: boolean;
  agents: { piece: string; religion: string | null }[];
  oneShot: string | null;
  ops: Op[];
  prestige: string[];
  abilities: string[];
  torch: string | null;
  house: boolean;
  kind: string;
}

/** What is printed on a card; an empire card shows its king or, turned, its republic. */
export function factsOf(id: string, box: PaxBox, words: GameWords, republic = false): Facts {
  const empire = box.empires[id];
  if (empire) {
    const face = republic ? empire.republic : empire.king;
    return {
      id,
      title: words.say(`empire-${id}`),
      place: words.find(`empire-${id}.${republic ? "republic" : "king"}`) ?? "",
      empire: true,
      agents: [],
      oneShot: null,
      ops: face.ops,
      prestige: face.prestige,
      abilities: [],
      torch: null,
      house: false,
      kind: republic ? "republic" : "king",
    };
  }
  const card: CardData | undefined = box.cards[id];
  const suitors = (card?.suitors ?? []).map((each) => words.say(`empire-${each}`)).join(", ");
  return {
    id,
    title: words.find(`card-${id}`) ?? id,
    place:
      card?.kind === "queen"
        ? `${words.find("kind-queen") ?? ""}${suitors ? ` · ${suitors}` : ""}`
        : card?.kind === "comet"
          ? (words.find("kind-comet") ?? "")
          : placeOf(card?.location ?? null, words),
    empire: false,
    agents: card?.agents ?? [],
    oneShot: card?.one_shot ?? null,
    ops: card?.ops ?? [],
    prestige: card?.prestige ?? [],
    abilities: card?.abilities ?? [],
    torch: card?.torch ?? null,
    house: (card?.house.length ?? 0) > 0,
    kind: card?.kind ?? "",
  };
}

function placeOf(location: string | null, words: GameWords): string {
  if (location === null) return "";
  return words.find(`empire-${location}`) ?? words.find(`region-${location}`) ?? location;
}

/** "Tax (Islam)", "Vote (West)": the op with what it is bound to. */
export function opName(op: Op, words: GameWords): string {
  const name = words.say(`op-${op.kind}`);
  if (op.religion)
    return words.say("op-of-religion", {
      op: name,
      religion: words.say(`religion-${op.religion}`),
    });
  if (op.side) return words.say("op-of-side", { op: name, side: op.side });
  if (op.targets.length > 0)
    return words.say("op-of-pieces", {
      op: name,
      pieces: op.targets.map((piece) => words.say(`piece-${piece}`)).join(", "),
    });
  return name;
}

export function agentName(agent: { piece: string; religion: string | null }, words: GameWords) {
  return agent.religion
    ? words.say(`token-${agent.piece}_${agent.religion}`)
    : words.say(`piece-${agent.piece}`);
}

/** The icon of a one-shot; religious wars take the tint of their faith. */
export function oneShotIcon(id: string): { icon: string; faith: string } {
  const faith = { crusade: "catholic", jihad: "islamic", reformation: "reformation" }[id];
  if (faith) return { icon: "religious_war", faith };
  if (id.startsWith("trade_shift")) return { icon: "trade_shift", faith: "" };
  if (id.startsWith("apostasy")) return { icon: "apostasy", faith: "" };
  return { icon: id, faith: "" };
}

/** A card in one sentence, for those who hear the page. */
export function nameOf(facts: Facts, words: GameWords, state: CardView | null, more = ""): string {
  const parts = [facts.title, facts.place];
  if (facts.agents.length > 0 && state === null)
    parts.push(facts.agents.map((agent) => agentName(agent, words)).join(", "));
  if (facts.oneShot && state === null) parts.push(words.say(`oneshot-${facts.oneShot}`));
  if (facts.ops.length > 0) parts.push(facts.ops.map((op) => opName(op, words)).join(", "));
  if (facts.prestige.length > 0)
    parts.push(facts.prestige.map((each) => words.say(`prestige-${each}`)).join(", "));
  if (state?.bishop) parts.push(words.say(`token-bishop_${state.bishop}`));
  for (const queen of state?.queens ?? []) parts.push(words.say(`card-${queen}`));
  for (const vassal of state?.vassals ?? []) parts.push(words.say(`empire-${vassal.card}`));
  if (more) parts.push(more);
  return parts.filter(Boolean).join("; ");
}

/** Where the rulebook of each edition tells what an icon means. */
const OPS = ["inquisitor", "commerce", "behead", "tax", "repress", "vote", "corsair", "siege"];
const SHOTS: Record<string, [string, string]> = {
  coronation: ["I0.1", "I.1"],
  conspiracy: ["J1.1", "J1.1"],
  peasant_revolt: ["J2.1", "J2.1"],
  religious_war: ["K1.1", "K1.1"],
  trade_shift: ["H1.1", "H1.1"],
  apostasy: ["M2.1", "K3.1"],
};

export function largeCard(
  id: string,
  box: PaxBox,
  words: GameWords,
  republic: boolean,
  game: string,
): Large | null {
  if (!box.cards[id] && !box.empires[id]) return null;
  const first = game === "pax_renaissance_1e";
  const clause = (one: string, other = one) => (first ? `PAX1-${one}` : `PAX2-${other}`);
  const facts = factsOf(id, box, words, republic);
  const lines: Large["lines"] = [];
  for (const agent of facts.agents)
    lines.push({
      icon: agent.piece,
      sign: agent.religion ?? "bare",
      name: words.say("pax-agent", { agent: agentName(agent, words) }),
      text: words.say(`pax-mean-agent-${agent.piece}`),
      clause: clause("GL.Agents.1", "GLO.Agents.1"),
    });
  if (facts.oneShot) {
    const { icon, faith } = oneShotIcon(facts.oneShot);
    lines.push({
      icon,
      sign: faith || "ring",
      name: words.say(`oneshot-${facts.oneShot}`),
      text: words.say(`pax-mean-shot-${icon}`),
      clause: clause(...(SHOTS[icon] ?? ["E2.1", "E2.1"])),
    });
  }
  for (const op of facts.ops)
    lines.push({
      icon: op.kind,
      sign: op.religion ?? "",
      name: opName(op, words),
      text: words.say(`pax-mean-op-${op.kind}`),
      clause: clause(`F${OPS.includes(op.kind) ? OPS.indexOf(op.kind) + 1 : 9}.1`),
    });
  for (const each of facts.prestige)
    lines.push({
      icon: each,
      sign: "bare",
      name: words.say(`prestige-${each}`),
      text: words.say("pax-mean-prestige"),
    });
  for (const ability of facts.abilities)
    lines.push({ icon: "star", sign: "bare", name: words.find(`ability-${ability}`) ?? ability });
  return {
    title: facts.title,
    under: facts.place,
    ...(facts.house ? { house: words.find("house-mark.help") ?? "" } : {}),
    lines,
  };
}

/** How many Concessions a player has. */
export const concessionsOf = (seat: number, view: View): number =>
  view.borders.filter((border) => border.concession === seat).length;

/** "knight_catholic" is a knight of a faith, "pawn_2" a pawn of a seat. */
export function tokenParts(token: string): { piece: string; faith: string; seat: number | null } {
  const [piece = "", rest = ""] = token.split("_");
  return piece === "pawn"
    ? { piece, faith: "", seat: Number(rest) }
    : { piece, faith: rest, seat: null };
}
