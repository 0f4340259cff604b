// How an id becomes a name, and an element, where nothing but the view is known.
import type { SeatMark } from "../../lib/seats";
import type { GameWords } from "../../lib/words.svelte";

/** By id: the elements that offers name with it (`squire` is `noble:squire`). */
export function offeredIds(lit: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const element of lit) {
    const id = element.slice(element.indexOf(":") + 1);
    found.set(id, [...(found.get(id) ?? []), element]);
  }
  return found;
}

const SEATS = /^(seat|first|active|owner|player|winner|turn|leader)$/;

export function nameOf(
  field: string,
  value: string | number,
  words: GameWords,
  marks: SeatMark[],
  elements: string[],
): string {
  if (typeof value === "number")
    return (SEATS.test(field) && marks.find((mark) => mark.seat === value)?.name) || String(value);
  const families = [
    ...elements.map((element) => element.slice(0, element.indexOf(":"))),
    field,
    field.replace(/s$/, ""),
    field.replace(/ies$/, "y"),
  ];
  for (const family of families) {
    const said = words.find(`${family}-${value}`);
    if (said !== undefined) return said;
  }
  return words.find(value) ?? value.replaceAll("_", " ");
}

/** The name of a field: from the catalogs if they have one, else its own. */
export function titleOf(field: string, words: GameWords): string {
  const said = words.find(`field-${field}`);
  if (said !== undefined) return said;
  const plain = field.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
