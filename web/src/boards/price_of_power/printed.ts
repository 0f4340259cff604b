// What stands on cards, in words: the server says it from their data, element by element.
import { t, type GameWords } from "../../lib/words.svelte";
import type { Large } from "../board";
import type { EuropeBox } from "./types";

type PrintedLines = Record<string, string[]>;

/** What a card does, without what the board draws itself: symbols, and the Character on it. */
export function printedEffects(element: string, printed: PrintedLines, box: EuropeBox): string[] {
  const lines = printed[element] ?? [];
  const [family, id] = element.split(":");
  if (family !== "event_card") return lines;
  const event = box.events.find((one) => one.id === id);
  if (!event) return lines;
  const drawn = event.symbols.length + (event.ruler ? 1 : 0) + (event.uncertain ? 1 : 0);
  return lines.slice(0, lines.length - drawn);
}

const ICONS: Record<string, string> = {
  event_card: "cards",
  card: "cards",
  idea: "star",
  mission: "prest",
  milestone: "star",
  struggle: "clash",
};

/** The Areas that a Power Struggle is about. */
function fought(id: string, box: EuropeBox, words: GameWords): string[] {
  const struggle = box.struggles.find((one) => one.id === id);
  const areas = (struggle?.battlegrounds ?? []).map((no) => words.say(`area-${box.areas[no]?.id}`));
  return areas.length > 0 ? [t("pp-battlegrounds", { areas: areas.join(", ") })] : [];
}

/** A card seen large. */
export function large(
  element: string,
  printed: PrintedLines,
  box: EuropeBox,
  words: GameWords,
): Large | null {
  const [family = "", id = ""] = element.split(":");
  const lines = printed[element] ?? (family === "struggle" ? fought(id, box, words) : undefined);
  if (!lines || lines.length === 0) return null;
  const type = box.cards.find((card) => card.id === id)?.type.id;
  const title = family === "card" ? words.say(`card-${type}`) : words.say(`${family}-${id}`);
  const icon = ICONS[family] ?? "dot";
  return { title, lines: lines.map((name) => ({ icon, name })) };
}
