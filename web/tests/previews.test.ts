// What options would bring, asked for beforehand and shown for what is pointed at.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST, Previews } from "../src/lib/previews.svelte";
import type { Move, OfferInfo, PreviewInfo } from "../src/shapes/protocol";
import { heard, later } from "./server";

const offer = (move: string) => ({ move: [move] }) as unknown as OfferInfo;
const preview = (move: Move) => ({ move, changes: [], says: [] }) as unknown as PreviewInfo;
const many = Array.from({ length: 30 }, (_, i) => offer(`move ${i}`));

let asked: [string, Move[]][];
let previews: Previews;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  asked = [];
  previews = new Previews(async (question, moves) => {
    asked.push([question, moves]);
    return moves.map(preview);
  });
});
afterEach(() => vi.useRealTimers());

describe("what an option would bring", () => {
  it("is asked for beforehand, of as many as are on the screen", async () => {
    previews.begin("q1", many);
    vi.advanceTimersByTime(300);
    await heard();
    expect(asked.map(([question, moves]) => [question, moves.length])).toEqual([["q1", MOST]]);
    previews.show(many[3]!);
    expect(previews.now?.move).toEqual(["move 3"]);
    expect(asked).toHaveLength(1);
  });
  it("is not asked for by who answers at once", () => {
    previews.begin("q1", many);
    previews.begin("q2", many);
    vi.advanceTimersByTime(300);
    expect(asked.map(([question]) => question)).toEqual(["q2"]);
  });
  it("is shown for what the pointer rests on, not in passing", async () => {
    previews.begin("q1", []);
    previews.point(many[20]!);
    vi.advanceTimersByTime(60);
    previews.point(null);
    vi.advanceTimersByTime(300);
    expect([previews.shown, asked]).toEqual([null, []]);
    previews.point(many[20]!);
    vi.advanceTimersByTime(150);
    await heard();
    expect(previews.now?.move).toEqual(["move 20"]);
    previews.point(null);
    expect(previews.now).toBeNull();
  });
  it("that comes after another question is not shown", async () => {
    const late = later<PreviewInfo[]>();
    previews = new Previews(() => late.promise);
    previews.begin("q1", []);
    previews.show(many[0]!);
    previews.begin("q2", []);
    expect(previews.shown).toBeNull();
    late.keep([preview(["move 0"])]);
    await heard();
    previews.shown = many[0]!;
    expect(previews.now).toBeNull();
  });
  it("that could not be had is asked for again", async () => {
    let fails = true;
    previews = new Previews(async (_, moves) => {
      if (fails) throw new Error("busy");
      return moves.map(preview);
    });
    previews.begin("q1", []);
    previews.show(many[0]!);
    await heard();
    expect(previews.now).toBeNull();
    fails = false;
    previews.show(many[0]!);
    await heard();
    expect(previews.now).not.toBeNull();
  });
});
