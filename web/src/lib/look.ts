// Where what is said of an element of the board stands on the page.
import type { WhyNot } from "../shapes/protocol";

/** What somebody points at, and what the rules say of it. */
export interface Looked {
  ids: string[];
  element: Element;
  place: Box;
  info: WhyNot;
  /** Whether it was asked for, and stays until it is closed; else it goes with the pointer. */
  stays: boolean;
  /** Whether the table is shown as it is now, and not as it was. */
  now: boolean;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;

/** Beside an element: at its right or left if there is room, else below or above it, else over it;
 *  always within the page. */
export function beside(box: Box, card: Size, page: Size): { x: number; y: number } {
  const within = (value: number, size: number, most: number) =>
    Math.max(GAP, Math.min(value, most - size - GAP));
  const y = within(box.top, card.height, page.height);
  const right = box.right + GAP;
  if (right + card.width + GAP <= page.width) return { x: right, y };
  const left = box.left - GAP - card.width;
  if (left >= GAP) return { x: left, y };
  const x = within((box.left + box.right - card.width) / 2, card.width, page.width);
  const below = box.bottom + GAP;
  if (below + card.height + GAP <= page.height) return { x, y: below };
  const above = box.top - GAP - card.height;
  return { x, y: above >= GAP ? above : within(below, card.height, page.height) };
}
