// Where a step shows on the board: the way that something went, where it lay before, and the place
// beside which it is said. A board need not know of it; elements are told apart by their ids.
import type { Moved } from "./motion";

export interface Point {
  x: number;
  y: number;
}
export interface Spot extends Point {
  width: number;
  height: number;
}
export interface Trace {
  /** Where things lay before they went. */
  ghosts: Spot[];
  /** The ways that they went. */
  ways: [Point, Point][];
  /** What the step is said beside, if any of it can be seen. */
  anchor: Spot | null;
}

/** More than these went nowhere: the board was laid out anew. */
const MOST = 3;

/** The box of an element within a board, as far as it can be seen there. */
export function spotOf(root: HTMLElement, element: Element): Spot | null {
  return within(root, element.getBoundingClientRect());
}

export function within(root: HTMLElement, box: DOMRect): Spot | null {
  const all = root.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (box.width === 0 || x < all.left || x > all.right || y < all.top || y > all.bottom)
    return null;
  const { width, height } = box;
  return { x: x - all.x + root.scrollLeft, y: y - all.y + root.scrollTop, width, height };
}

/** The first place on the board that one of these ids has. */
export function findSpot(root: HTMLElement, ids: readonly string[]): Spot | null {
  for (const id of ids) {
    const spot = spotsOf(root, id)[0];
    if (spot) return spot;
  }
  return null;
}

/** A player's mark is everywhere, so it is no place. */
const isPlace = (id: string) => !id.startsWith("seat:");

function spotsOf(root: HTMLElement, id: string): Spot[] {
  if (!isPlace(id)) return [];
  return [...root.querySelectorAll(`[data-element~="${CSS.escape(id)}"]`)].flatMap(
    (element) => spotOf(root, element) ?? [],
  );
}

/** The trace of a step: of what has moved if anything has, else between the places it names. */
export function trace(
  root: HTMLElement,
  elements: readonly string[],
  moved: readonly Moved[],
): Trace {
  if (moved.length > 0 && moved.length <= MOST) {
    const ghosts: Spot[] = [];
    const ways: [Point, Point][] = [];
    for (const { element, from } of moved) {
      const [before, now] = [within(root, from), spotOf(root, element)];
      if (!before || !now) continue;
      ghosts.push(before);
      ways.push([before, now]);
    }
    const last = moved.at(-1)!;
    return { ghosts, ways, anchor: spotOf(root, last.element) };
  }
  const family = (id: string) => id.split(":")[0]!;
  const ways: [Point, Point][] = [];
  const places = elements.filter(isPlace);
  const kind = places.map(family).find((each, i, all) => all.indexOf(each) !== i);
  const onWay = places.filter((id) => family(id) === kind).slice(0, MOST + 1);
  const spots = onWay.flatMap((id) => spotsOf(root, id)[0] ?? []);
  if (spots.length === 2) ways.push([spots[0]!, spots[1]!]);
  return { ghosts: [], ways, anchor: spots.at(-1) ?? findSpot(root, places) };
}

/** A way, bent a little to its left, so that it is not taken for a border. */
export function bow([from, to]: [Point, Point]): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [x, y] = [(from.x + to.x) / 2 + dy * 0.16, (from.y + to.y) / 2 - dx * 0.16];
  const round = Math.round;
  return `M${round(from.x)} ${round(from.y)}Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;
}

/** Where on the board each of several steps happened, by its place in their order; those of one
 *  place stand together. */
export function numbersOn(
  root: HTMLElement,
  steps: readonly { elements: readonly string[] }[],
): { spot: Spot; number: string }[] {
  const at = new Map<string, { spot: Spot; number: string }>();
  steps.forEach((step, i) => {
    const spot = findSpot(root, step.elements);
    if (!spot) return;
    const key = `${Math.round(spot.x)}/${Math.round(spot.y)}`;
    const known = at.get(key);
    if (known) known.number += ` ${i + 1}`;
    else at.set(key, { spot, number: String(i + 1) });
  });
  return [...at.values()];
}
