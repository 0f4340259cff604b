// Lights a board. A board only draws elements that carry ids (`data-element="card:papal_elephant"`,
// several apart by spaces); what they light up for, and what a click means, is decided here, for
// every game alike.
import type { OfferInfo } from "../shapes/protocol";

export interface Lit {
  lights: Map<string, OfferInfo[]>;
  chosen: string | null;
  pointed: readonly string[];
  told: readonly string[];
  changed: ReadonlySet<string>;
}

export const DARK: Lit = {
  lights: new Map(),
  chosen: null,
  pointed: [],
  told: [],
  changed: new Set(),
};

/** So few choices that their light may breathe. */
const FEW = 6;

export function idsOf(element: Element): string[] {
  return (element.getAttribute("data-element") ?? "").split(" ").filter(Boolean);
}

export function elementsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-element]")];
}

/** Set the light, the state and the place in the tab order of every element. What is already as it
 *  should be is not touched: each change of an attribute costs a page of hundreds of elements. */
export function light(root: HTMLElement, lit: Lit): void {
  root.toggleAttribute("data-few", lit.lights.size > 0 && lit.lights.size <= FEW);
  const pointed = new Set(lit.pointed);
  const told = new Set(lit.told);
  const regions = new Map<Element, HTMLElement[]>();
  const offered = new Set<Element>();
  for (const element of elementsIn(root)) {
    const ids = idsOf(element);
    const offers = ids.flatMap((id) => lit.lights.get(id) ?? []);
    const words: string[] = [];
    const chosen = lit.chosen !== null && ids.includes(lit.chosen);
    if (offers.length > 0) words.push("lit");
    if (chosen) words.push("chosen");
    if (ids.some((id) => pointed.has(id))) words.push("point");
    if (ids.some((id) => told.has(id))) words.push("told");
    attribute(element, "data-light", words.join(" ") || null);
    attribute(element, "data-changed", ids.some((id) => lit.changed.has(id)) ? "" : null);
    attribute(element, "aria-pressed", chosen ? "true" : null);
    const preview = [...new Set(offers.map((offer) => offer.text))].slice(0, 4).join("; ");
    attribute(element, "aria-description", preview || null);
    if (!forKeys(element)) continue;
    if (offers.length > 0) offered.add(element);
    const region = element.closest("[data-region]") ?? root;
    const own = regions.get(region);
    if (own) own.push(element);
    else regions.set(region, [element]);
  }
  for (const own of regions.values()) {
    const focused = own.find((e) => e.tabIndex === 0 && e === document.activeElement);
    const reachable = focused ?? own.find((e) => offered.has(e)) ?? own[0];
    for (const element of own) {
      if (!element.matches("button,a,input")) attribute(element, "role", "button");
      attribute(element, "tabindex", element === reachable ? "0" : "-1");
    }
  }
}

/** The parts of a board, shown one at a time on a phone, that have something lit in them. */
export function litTabs(root: ParentNode): Set<string> {
  const found = new Set<string>();
  for (const section of root.querySelectorAll<HTMLElement>("[data-tab]"))
    if (section.matches(LIT) || section.querySelector(LIT)) found.add(section.dataset.tab!);
  return found;
}
const LIT = '[data-light~="lit"]';

/** A shape, or a part of a button, is for the pointer; keys have the button, and the list. */
function forKeys(element: Element): boolean {
  return !(element instanceof SVGElement) && !element.parentElement?.closest("[data-element]");
}

function attribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys walk a board by geography; Page Up and Page Down walk what is lit. */
export function walk(root: HTMLElement, key: string): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement || here instanceof SVGElement) || !root.contains(here))
    return false;
  const all = elementsIn(root).filter((e) => e.getClientRects().length > 0);
  if (key === "PageDown" || key === "PageUp") {
    const lit = all.filter((e) => e.dataset.light?.includes("lit"));
    if (lit.length === 0) return false;
    const at = lit.indexOf(here as HTMLElement);
    const step = key === "PageDown" ? 1 : -1;
    focusOn(lit[(at + step + lit.length) % lit.length]!);
    return true;
  }
  const arrow = ARROWS[key];
  if (!arrow) return false;
  const [dx, dy] = arrow;
  const from = centre(here);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const element of all) {
    if (element === here) continue;
    const to = centre(element);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    if (along <= 2) continue;
    const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    const distance = along + 2.5 * across;
    if (distance < least) [best, least] = [element, distance];
  }
  if (best) focusOn(best);
  return best !== null;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function focusOn(element: HTMLElement): void {
  element.tabIndex = 0;
  element.focus();
  element.scrollIntoView?.({ block: "nearest", inline: "nearest" });
}
