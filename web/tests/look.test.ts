import { expect, test } from "vitest";
import { beside } from "../src/lib/look";

const PAGE = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };
const at = (left: number, top: number, width = 50, height = 50) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("what is said of a thing stands at its right, or at its left where there is no room", () => {
  expect(beside(at(100, 100), CARD, PAGE)).toEqual({ x: 160, y: 100 });
  expect(beside(at(900, 100), CARD, PAGE)).toEqual({ x: 590, y: 100 });
});

test("beside what is as wide as the page there is no room: it stands below, or above", () => {
  expect(beside(at(20, 100, 960), CARD, PAGE)).toEqual({ x: 350, y: 160 });
  expect(beside(at(20, 700, 960), CARD, PAGE)).toEqual({ x: 350, y: 490 });
});

test("it never leaves the page", () => {
  expect(beside(at(100, 780), CARD, PAGE).y).toBe(590);
  expect(beside(at(0, 0, 1000, 800), CARD, PAGE)).toEqual({ x: 350, y: 590 });
});
