// What others did, told at a pace.
import { beforeEach, describe, expect, it } from "vitest";
import { LONGEST, MOST, PACE, Playback, type Telling } from "../src/lib/playback";
import { chapters, concerns, net, steps, tone } from "../src/lib/steps";
import type { ChangeInfo, EventInfo } from "../src/shapes/protocol";

interface Step {
  number: number;
  battle?: boolean;
}
const made = (from: number, to: number): Step[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ number: from + i }));

let time: number;
let timers: { due: number; then: () => void }[];
let hidden: boolean;
let told: (Telling<Step> | null)[];
let playback: Playback<Step>;

/** Let time go by, and everything happen that is due. */
function wait(milliseconds: number): void {
  const end = time + milliseconds;
  for (;;) {
    const next = timers.filter((each) => each.due <= end).sort((a, b) => a.due - b.due)[0];
    if (!next) break;
    timers.splice(timers.indexOf(next), 1);
    time = next.due;
    next.then();
  }
  time = end;
}
const now = () => told.at(-1)?.step.number ?? null;
const STEP = PACE.normal.travel + PACE.normal.rest;

beforeEach(() => {
  [time, timers, hidden, told] = [0, [], false, []];
  playback = new Playback<Step>({
    now: () => time,
    later(milliseconds, then) {
      const timer = { due: time + milliseconds, then };
      timers.push(timer);
      return () => (timers = timers.filter((each) => each !== timer));
    },
    hidden: () => hidden,
    told: (telling) => told.push(telling),
  });
});

describe("what others did", () => {
  it("is told one after the other, and then the table is shown as it is", () => {
    playback.add(made(1, 3));
    const seen = [now()];
    for (let i = 0; i < 3; i++) {
      wait(STEP);
      seen.push(now());
    }
    expect(seen).toEqual([1, 2, 3, null]);
    expect(playback.state).toBe("still");
  });
  it("joins what is being told", () => {
    playback.add(made(1, 1));
    playback.add(made(2, 2));
    expect(told.at(-1)).toMatchObject({ index: 0, of: 2, playing: true });
    wait(STEP);
    expect(now()).toBe(2);
  });
  it("takes the longer the slower one wants it", () => {
    const lengths = (["slow", "normal", "fast"] as const).map((speed) => {
      playback.at(speed);
      playback.add(made(1, 1));
      const begun = time;
      while (playback.state === "playing") wait(100);
      playback.clear();
      return time - begun;
    });
    expect(lengths).toEqual([3200, 1800, 700]);
  });
  it("is not told at all where one wants it at once, or not at all", () => {
    playback.at("instant");
    playback.add(made(1, 2));
    playback.at("normal");
    playback.on = false;
    playback.add(made(3, 4));
    expect(told.every((each) => each === null)).toBe(true);
    expect(playback.steps).toHaveLength(4);
  });
  it("stays on a battle for as long as it takes, and when slow until a key", () => {
    playback.add([{ number: 1, battle: true }, { number: 2 }]);
    wait(STEP);
    expect(now()).toBe(1);
    wait(PACE.normal.battle);
    expect(now()).toBe(2);
    playback.clear();
    playback.at("slow");
    playback.add([{ number: 3, battle: true }, { number: 4 }]);
    wait(60_000);
    expect(now()).toBe(3);
    playback.by(1);
    expect(now()).toBe(4);
  });
});

describe("one who is behind", () => {
  it("by too many steps sees no film that was not asked for", () => {
    playback.add(made(1, MOST + 1));
    expect([playback.state, now()]).toEqual(["behind", null]);
    playback.play();
    expect(now()).toBe(1);
    wait(2 * STEP);
    expect(now()).toBe(3);
  });
  it("falls behind while it is told", () => {
    playback.add(made(1, 3));
    playback.add(made(4, MOST + 2));
    expect(playback.state).toBe("behind");
    playback.add(made(MOST + 3, MOST + 3));
    expect([playback.state, now()]).toEqual(["behind", null]);
    playback.skip();
    playback.add(made(MOST + 4, MOST + 4));
    expect(now()).toBe(MOST + 4);
  });
  it("by too long a time, because nobody looked, neither", () => {
    hidden = true;
    playback.add(made(1, 2));
    expect(now()).toBeNull();
    wait(LONGEST + 1);
    hidden = false;
    playback.looked();
    expect(playback.state).toBe("behind");
  });
  it("but not for long, is told it", () => {
    hidden = true;
    playback.add(made(1, 2));
    wait(STEP);
    expect(now()).toBeNull();
    hidden = false;
    playback.looked();
    expect(now()).toBe(1);
  });
  it("is told nothing on while nobody looks", () => {
    playback.add(made(1, 3));
    hidden = true;
    playback.looked();
    wait(10 * STEP);
    expect(now()).toBe(1);
    hidden = false;
    playback.looked();
    wait(STEP);
    expect(now()).toBe(2);
  });
});

describe("the last steps of a game", () => {
  it("are told at a pace that one can follow, also to who wants all at once", () => {
    playback.at("instant");
    playback.add(made(1, 2));
    playback.last();
    expect(now()).toBe(1);
    wait(STEP);
    expect(now()).toBe(2);
    wait(STEP);
    expect([now(), playback.state]).toEqual([null, "still"]);
  });
  it("are the last dozen, where there are more, and go on where they are told already", () => {
    playback.add(made(1, 30));
    playback.last();
    expect(told.at(-1)).toMatchObject({ step: { number: 31 - MOST }, of: 30 });
    playback.clear();
    playback.add(made(31, 33));
    wait(STEP);
    playback.last();
    expect(now()).toBe(32);
  });
});

describe("whoever is told", () => {
  beforeEach(() => playback.add(made(1, 4)));
  it("can halt it and go on", () => {
    playback.pause();
    wait(10 * STEP);
    expect(told.at(-1)).toMatchObject({ step: { number: 1 }, playing: false });
    playback.play();
    wait(STEP);
    expect(now()).toBe(2);
  });
  it("can step on and back, which halts it, and past the end to the table as it is", () => {
    playback.by(1);
    playback.by(1);
    playback.by(-1);
    wait(10 * STEP);
    expect(now()).toBe(2);
    playback.by(-5);
    expect(now()).toBe(1);
    for (let i = 0; i < 4; i++) playback.by(1);
    expect([now(), playback.state]).toEqual([null, "still"]);
    playback.by(-1);
    expect(now()).toBe(4);
  });
  it("can skip all, and look at it again", () => {
    playback.skip();
    wait(10 * STEP);
    expect(now()).toBeNull();
    playback.replay(2);
    expect(now()).toBe(3);
  });
  it("has acted: it is over, and nothing of it comes back", () => {
    playback.clear();
    wait(10 * STEP);
    playback.play();
    expect([now(), playback.steps]).toEqual([null, []]);
  });
  it("is not told what was taken back", () => {
    playback.forget(2);
    expect(now()).toBe(1);
    wait(2 * STEP);
    expect(now()).toBeNull();
    playback.replay(1);
    playback.forget(1);
    expect([now(), playback.steps.length]).toEqual([null, 1]);
  });
});

const change = (seat: number | null, name: string, before: number, after: number, good = 1) =>
  ({ seat, name, text: name, before, after, good }) as ChangeInfo;
const event = (
  number: number,
  text: string,
  elements: string[] = [],
  seat?: number,
): EventInfo => ({
  number,
  name: "told",
  text,
  clauses: [],
  elements,
  event: seat === undefined ? {} : { seat },
});

describe("a step", () => {
  it("is one decision with all that came of it", () => {
    const events = [
      event(1, "Ala buys", ["card:a"], 0),
      event(1, "Ala pays", ["card:a", "card:b"], 0),
      event(2, "Bob passes", [], 1),
      event(3, "later"),
    ];
    const nets = [{ number: 1, seat: 0, changes: [change(0, "coins", 5, 2)] }];
    expect(steps(events, nets, 0, 2)).toMatchObject([
      { number: 1, seat: 0, text: "Ala buys", elements: ["card:a", "card:b"] },
      { number: 2, seat: 1, text: "Bob passes", changes: [] },
    ]);
    expect(steps(events, nets, 2)).toMatchObject([{ number: 3, seat: null }]);
  });
  it("and others add up to what was before the first and is after the last", () => {
    const told = [
      { changes: [change(0, "coins", 5, 2), change(1, "coins", 1, 4)] },
      { changes: [change(0, "coins", 2, 7), change(1, "coins", 4, 1)] },
    ];
    expect(net(told)).toEqual([change(0, "coins", 5, 7)]);
  });
  it("is good or bad for whose it is", () => {
    const debts = [change(0, "debts", 0, 1, -1), change(0, "debts", 1, 0, -1)];
    expect([...debts, change(0, "bid", 0, 3, 0)].map(tone)).toEqual([-1, 1, 0]);
  });
  it("concerns me if somebody else has changed something of mine", () => {
    const nets = [{ number: 1, seat: 0, changes: [change(1, "coins", 5, 2)] }];
    const [step] = steps([event(1, "Ala robs Bob", [], 0)], nets);
    expect([0, 1, 2, null].map((seat) => concerns(step!, seat))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
  it("stands with the others of the same player, with the sum for that one", () => {
    const events = [event(1, "a", [], 0), event(2, "b", [], 1), event(3, "c", [], 0)];
    const nets = [
      { number: 1, seat: 0, changes: [change(0, "coins", 1, 2)] },
      { number: 3, seat: 0, changes: [change(0, "coins", 2, 4), change(1, "coins", 3, 0)] },
    ];
    const found = chapters(steps(events, nets));
    expect(found.map((each) => [each.seat, each.steps.map((step) => step.number)])).toEqual([
      [0, [1, 3]],
      [1, [2]],
    ]);
    expect(found[0]!.changes).toEqual([change(0, "coins", 1, 4)]);
    expect(found[1]!.changes).toEqual([change(1, "coins", 3, 0)]);
  });
});
