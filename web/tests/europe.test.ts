import { describe, expect, it } from "vitest";
import { broken, shifts, type Label } from "../src/boards/price_of_power/map";

const at = (x: number, y: number): Label => ({ x, y, w: 60, h: 16 });
const apart = (one: Label, other: Label) =>
  Math.abs(one.x - other.x) >= (one.w + other.w) / 2 ||
  Math.abs(one.y - other.y) >= (one.h + other.h) / 2;

describe("names on the map of Europe", () => {
  it("stay where they are when nothing is in the way", () => {
    expect(shifts([at(0, 0), at(200, 0)], [at(0, 100)])).toEqual([0, 0]);
  });

  it("move off one another, and off what stands there", () => {
    const names = [at(0, 0), at(20, 6), at(40, 100)];
    const army = at(40, 108);
    const by = shifts(names, [army]);
    const now = names.map((name, i) => ({ ...name, y: name.y + by[i]! }));
    expect(apart(now[0]!, now[1]!)).toBe(true);
    expect(apart(now[2]!, army)).toBe(true);
  });

  it("are broken where a line is full", () => {
    expect(broken("Walia i Wessex", 14)).toEqual({ lines: 1, letters: 14 });
    expect(broken("Środkowe Włochy", 14)).toEqual({ lines: 2, letters: 8 });
  });
});
