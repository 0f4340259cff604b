// Shows where things went: what stood elsewhere a moment ago glides to its new place. A board need
// not know of it; elements are told apart by their ids.

/** Something that stands elsewhere now, and where it stood. */
export interface Moved {
  element: HTMLElement;
  from: DOMRect;
}

export type Places = ReadonlyMap<string, DOMRect | null>;

/** So many at most: when more has moved, the board was laid out anew, and nothing went anywhere. */
const MOST = 24;
/** In pixels; what moves less only made room. */
const LEAST = 12;
const GLIDE = 320;

/** Where each element is; one that is there twice has no place of its own. */
export function places(root: ParentNode): Places {
  const found = new Map<string, DOMRect | null>();
  for (const element of root.querySelectorAll<HTMLElement>("button[data-element]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const id = element.dataset.element!;
    found.set(id, found.has(id) ? null : box);
  }
  return found;
}

export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What has moved since then. */
export function movedSince(root: ParentNode, before: Places): Moved[] {
  const now = places(root);
  const moved: Moved[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("button[data-element]")) {
    const id = element.dataset.element!;
    const [from, to] = [before.get(id), now.get(id)];
    if (!from || !to) continue;
    if (Math.hypot(from.x - to.x, from.y - to.y) >= LEAST) moved.push({ element, from });
  }
  return moved.length > MOST ? [] : moved;
}

/** Let what has moved since then glide to where it is now; says how many do. */
export function glide(root: ParentNode, before: Places, duration = GLIDE): number {
  const moved = movedSince(root, before);
  for (const { element, from } of moved) {
    const to = element.getBoundingClientRect();
    const travel = { translate: `${from.x - to.x}px ${from.y - to.y}px` };
    element.animate([travel, { translate: "0 0" }], {
      duration,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    });
  }
  return moved.length;
}
