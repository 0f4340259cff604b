// What the options of a question mean on the screen: groups, tables, lights. Nothing here knows a game.
import type { OfferInfo } from "../shapes/protocol";

/** By element: the options that touch it. */
export function lights(offers: OfferInfo[]): Map<string, OfferInfo[]> {
  const found = new Map<string, OfferInfo[]>();
  for (const offer of offers)
    for (const element of offer.elements) {
      const there = found.get(element);
      if (there) there.push(offer);
      else found.set(element, [offer]);
    }
  return found;
}

/** The options that touch an element; all of them if none is chosen. */
export function narrowed(offers: OfferInfo[], chosen: string | null): OfferInfo[] {
  return chosen === null ? offers : offers.filter((offer) => offer.elements.includes(chosen));
}

export interface Matrix {
  /** What the cells of a column have in common, in words. */
  columns: string[];
  rows: { title: string; element: string | null; cells: (OfferInfo | null)[] }[];
}

export interface Group {
  id: string;
  title: string;
  offers: OfferInfo[];
  /** A product of parts is shown as a table. */
  matrix: Matrix | null;
}

/** Verbs that end or decline something: they stand last, apart, and are never preselected. */
const LAST = new Set(["pass", "done", "no", "decline", "stop"]);

export function isLast(offer: OfferInfo): boolean {
  return LAST.has(String(offer.move[0])) || offer.move.length === 0;
}

export function groups(offers: OfferInfo[]): { groups: Group[]; last: OfferInfo[] } {
  const byId = new Map<string, Group>();
  const last: OfferInfo[] = [];
  for (const offer of offers) {
    if (isLast(offer) && offers.length > 1) {
      last.push(offer);
      continue;
    }
    const title = offer.group?.words ?? "";
    const id = title === "" ? "" : offer.group!.id;
    const group = byId.get(id) ?? {
      id,
      title,
      offers: [],
      matrix: null,
    };
    group.offers.push(offer);
    byId.set(id, group);
  }
  const all = [...byId.values()];
  for (const group of all) {
    group.matrix = matrix(group.offers);
    group.offers = shortened(group.offers);
  }
  return { groups: all, last };
}

/** Whether a long group, one of several, is closed at first: only a heading can open it again. */
export function folds(group: Group, all: number, dense: boolean): boolean {
  return group.title !== "" && group.offers.length > (dense ? 3 : 6) && all > (dense ? 6 : 16);
}

/** Labels without what all options of a group have in common ("Catholic bishop, Paris" → "Paris"). */
export function shortened(offers: OfferInfo[]): OfferInfo[] {
  const first = offers[0];
  if (!first || offers.length < 2 || first.parts.length < 2) return offers;
  const alike = offers.every(
    (o) =>
      o.move[0] === first.move[0] &&
      o.parts.length === first.parts.length &&
      o.label === o.parts.map((part) => part.text).join(", "),
  );
  if (!alike) return offers;
  const common = first.parts.map((part, i) =>
    offers.every((o) => o.parts[i]!.value === part.value),
  );
  if (!common.includes(true) || !common.includes(false)) return offers;
  return offers.map((o) => ({
    ...o,
    label: o.parts
      .filter((_, i) => !common[i])
      .map((part) => part.text)
      .join(", "),
  }));
}

const isFigure = (text: string) => /^\d+$/.test(text);

/** A table, if the options are (most of) a product of two or more parts; else nothing. */
export function matrix(offers: OfferInfo[]): Matrix | null {
  if (offers.length < 6) return null;
  const size = offers[0]!.parts.length;
  const verb = offers[0]!.move[0];
  if (size < 2 || offers.some((o) => o.parts.length !== size || o.move[0] !== verb)) return null;
  const varying = offers[0]!.parts
    .map((_, i) => i)
    .filter((i) => new Set(offers.map((o) => o.parts[i]!.value)).size > 1);
  if (varying.length < 2) return null;
  const [first, ...rest] = varying as [number, ...number[]];
  const rowKey = (o: OfferInfo) => String(o.parts[first]!.value);
  const columnKey = (o: OfferInfo) => rest.map((i) => o.parts[i]!.value).join("|");
  const columns = [...new Map(offers.map((o) => [columnKey(o), o])).entries()];
  const rows = [...new Map(offers.map((o) => [rowKey(o), o])).entries()];
  // A sparse product reads better as a list.
  if (columns.length > 6 || offers.length * 2 < rows.length * columns.length) return null;
  const heads = columns.map(([, o]) => rest.map((i) => o.parts[i]!.text).join(" · "));
  // A figure alone says nothing at the head of a table: the whole words of an option do.
  if ([heads, rows.map(([, o]) => o.parts[first]!.text)].some((all) => all.every(isFigure)))
    return null;
  return {
    columns: heads,
    rows: rows.map(([key, o]) => ({
      title: o.parts[first]!.text,
      element: o.elements[0] ?? null,
      cells: columns.map(
        ([column]) => offers.find((x) => rowKey(x) === key && columnKey(x) === column) ?? null,
      ),
    })),
  };
}

/** What a click on a lit element does: plays at once only where nothing else could be meant. */
export function actsAtOnce(offers: OfferInfo[], element: string): OfferInfo | null {
  const touching = narrowed(offers, element);
  if (touching.length !== 1) return null;
  const verbs = new Set(offers.filter((o) => !isLast(o)).map((o) => o.move[0]));
  return verbs.size === 1 && !touching[0]!.final ? touching[0]! : null;
}

/** The question without the name of the one who is asked: it stands below. */
export function addressed(text: string, name: string | undefined): string {
  if (!name || !text.startsWith(`${name}: `)) return text;
  const rest = text.slice(name.length + 2);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Whether two options are the same move. */
export function same(one: OfferInfo | null, other: OfferInfo): boolean {
  return one !== null && one.move.join("\u0000") === other.move.join("\u0000");
}
