// Shows where things went: what stood elsewhere a moment ago glides to its new place. A board need
// not know of it; elements are told apart by their ids.

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

/** Let what has moved since then glide to where it is now; says how many do. */
export function glide(root: ParentNode, before: Places): number {
  const now = places(root);
  const moved: [HTMLElement, number, number][] = [];
  for (const element of root.querySelectorAll<HTMLElement>("button[data-element]")) {
    const id = element.dataset.element!;
    const [from, to] = [before.get(id), now.get(id)];
    if (!from || !to) continue;
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.hypot(dx, dy) >= LEAST) moved.push([element, dx, dy]);
  }
  if (moved.length > MOST) return 0;
  for (const [element, dx, dy] of moved)
    element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], {
      duration: GLIDE,
      easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    });
  return moved.length;
}
