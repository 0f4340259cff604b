import { describe, expect, it } from "vitest";
import {
  actsAtOnce,
  folds,
  groups,
  lights,
  matrix,
  narrowed,
  same,
  shortened,
} from "../src/lib/offers";
import type { OfferInfo, PartInfo } from "../src/shapes/protocol";

function offer(move: (string | number)[], more: Partial<OfferInfo> = {}): OfferInfo {
  const parts: PartInfo[] = move
    .slice(1)
    .map((value, i) => ({ field: `f${i}`, value, text: String(value) }));
  return {
    move,
    text: move.join(" "),
    label: parts.map((part) => part.text).join(", "),
    group: { id: String(move[0]), words: String(move[0]) },
    price: {},
    gain: {},
    elements: move.slice(1).map((part) => `x:${part}`),
    parts,
    final: false,
    ...more,
  };
}

describe("what options light up", () => {
  const buy = [offer(["buy", "a"]), offer(["buy", "b"]), offer(["sell", "a"])];

  it("every element knows the options that touch it", () => {
    expect(lights(buy).get("x:a")).toEqual([buy[0], buy[2]]);
    expect([...lights(buy).keys()]).toEqual(["x:a", "x:b"]);
  });
  it("a chosen element leaves only what touches it", () => {
    expect(narrowed(buy, "x:b")).toEqual([buy[1]]);
    expect(narrowed(buy, null)).toEqual(buy);
  });
  it("a click plays at once only where nothing else could be meant", () => {
    expect(actsAtOnce(buy, "x:b")).toBeNull();
    const places = [offer(["place", "a"]), offer(["place", "b"]), offer(["done"])];
    expect(actsAtOnce(places, "x:b")).toBe(places[1]);
    expect(actsAtOnce([offer(["place", "a"], { final: true })], "x:a")).toBeNull();
  });
});

describe("groups of options", () => {
  it("pass and done stand last and apart", () => {
    const { groups: found, last } = groups([offer(["pass"]), offer(["buy", "a"])]);
    expect(found.map((group) => group.id)).toEqual(["buy"]);
    expect(last.map((each) => each.move)).toEqual([["pass"]]);
  });
  it("the only answer is never put aside", () => {
    expect(groups([offer(["done"])]).groups).toHaveLength(1);
  });
  it("a product of parts becomes a table", () => {
    const product = ["a", "b", "c"].flatMap((card) =>
      [1, 2].flatMap((workers) =>
        ["silver", "debt"].map((pay) => offer(["hire", card, workers, pay])),
      ),
    );
    const table = matrix(product)!;
    expect(table.columns).toEqual(["1 · silver", "1 · debt", "2 · silver", "2 · debt"]);
    expect(table.rows.map((row) => row.title)).toEqual(["a", "b", "c"]);
    expect(table.rows[1]!.cells[2]!.move).toEqual(["hire", "b", 2, "silver"]);
  });
  it("a product stays a list where only figures would stand at the head of a table", () => {
    const armies = ["leon", "castile", "andalusia"].flatMap((area) =>
      [1, 2].map((army) => ["gain_unit", area, army]),
    );
    expect(matrix(armies.map((move) => offer(move)))).toBeNull();
    expect(matrix(armies.map(([verb, area, army]) => offer([verb!, army!, area!])))).toBeNull();
  });
  it("what is no product stays a list", () => {
    expect(matrix("abcdef".split("").map((card) => offer(["buy", card])))).toBeNull();
  });
  it("labels leave out what all have in common", () => {
    const both = [offer(["bishop", "catholic", "paris"]), offer(["bishop", "catholic", "lyon"])];
    expect(shortened(both).map((each) => each.label)).toEqual(["paris", "lyon"]);
    expect(same(both[0]!, shortened(both)[0]!)).toBe(true);
  });
  it("options with fewer parts than the first are no fault", () => {
    const mixed = [offer(["concession", "a", "b"]), offer(["none"])];
    expect(shortened(mixed)).toEqual(mixed);
  });
});

describe("what is closed at first", () => {
  const many = (verb: string, words: string) =>
    Array.from({ length: 9 }, (_, i) =>
      offer([verb, `${verb}${i}`], { group: { id: verb, words } }),
    );

  it("a long group under a heading folds, where there are many options", () => {
    const [one, other] = groups([...many("sail", "Sail"), ...many("land", "Land")]).groups;
    expect([folds(one!, 18, false), folds(other!, 18, false)]).toEqual([true, true]);
    expect(folds(one!, 9, false)).toBe(false);
    expect(folds(one!, 9, true)).toBe(true);
  });
  it("what has no heading is one group and never folds: nothing could open it", () => {
    const all = groups([...many("sail", ""), ...many("land", "")]).groups;
    expect(all.map((group) => group.offers.length)).toEqual([18]);
    expect(folds(all[0]!, 18, true)).toBe(false);
  });
});
