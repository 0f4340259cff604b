// What has not changed from one message to the next stays the same object.
import { describe, expect, it } from "vitest";
import { sharing } from "../src/lib/sharing";

describe("sharing", () => {
  const before = { land: { a: [1, 2], b: [3] }, hands: [{ cards: ["x"] }, { cards: [] }], n: 1 };
  const fresh = (): typeof before => JSON.parse(JSON.stringify(before)) as typeof before;

  it("keeps all of what is as it was", () => {
    expect(sharing(before, fresh())).toBe(before);
  });

  it("keeps what lies beside a change, and nothing of what leads to it", () => {
    const now = fresh();
    now.hands[1]!.cards = [];
    now.land.a[1] = 5;
    const shown = sharing(before, now);
    expect(shown).toEqual({ ...before, land: { a: [1, 5], b: [3] } });
    expect(shown).not.toBe(before);
    expect(shown.land).not.toBe(before.land);
    expect(shown.land.b).toBe(before.land.b);
    expect(shown.hands).toBe(before.hands);
    expect(before.land.a).toEqual([1, 2]);
  });

  it("sees what came, what went, and what is another kind of thing", () => {
    for (const [was, is] of [
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { b: 1 }],
      [[1, 2], [1]],
      [[], {}],
      [{ a: [] }, { a: {} }],
      [{ a: null }, { a: {} }],
      [{ a: {} }, { a: null }],
      [null, { a: 1 }],
    ])
      expect(sharing(was, structuredClone(is))).toEqual(is);
  });
});
