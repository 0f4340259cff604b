// The table as a page knows it, over a wire of ours.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../src/lib/table.svelte";
import type { EventInfo, LogInfo, NetInfo, OfferInfo, Table } from "../src/shapes/protocol";
import { FakeSocket, heard, later, Pages, refusal, stand } from "./server";

const ROOM = "r1";
const offer = (move: string, elements: string[] = []): OfferInfo => ({
  move: [move],
  text: move,
  label: move,
  group: null,
  price: {},
  gain: {},
  elements,
  parts: [],
  final: false,
});
const event = (number: number, text = `event ${number}`, elements: string[] = []): EventInfo => ({
  number,
  name: "told",
  text,
  clauses: [],
  elements,
  event: {},
});
const net = (number: number, seat = 1): NetInfo => ({ number, seat, changes: [] });
function table(number: number, more: Partial<Table> = {}): Table {
  const ask = {
    topic: "act",
    text: "What now?",
    about: {},
    offers: [offer("stay", ["card:a"]), offer("go", ["card:b"])],
  } as unknown as Table["ask"];
  return {
    type: "table",
    room: ROOM,
    seat: 0,
    lang: "en",
    number,
    question: `q${number}`,
    over: false,
    view: { number },
    players: [],
    steps: [],
    waiting: [0],
    ask,
    undo: false,
    since: number,
    events: [],
    nets: [],
    standings: [],
    clocks: [],
    orders: [],
    ...more,
  };
}
const sheet = (more: object = {}) => ({
  type: "room",
  id: ROOM,
  game: "chess",
  phase: "playing",
  you: { seats: [0, 1] },
  fork: null,
  ...more,
});

let pages: Pages;
let store: TableStore;
let prefs: typeof import("../src/lib/prefs.svelte").prefs;
const socket = () => FakeSocket.last;
const numbers = () => store.log.map((each) => each.number);

/** A page of this room that is connected; each test has modules of its own. */
async function open(room: object = sheet(), seat?: number | null): Promise<void> {
  pages.on(`/api/rooms/${ROOM}`, () => room);
  const { TableStore } = await import("../src/lib/table.svelte");
  ({ prefs } = await import("../src/lib/prefs.svelte"));
  prefs.lang = "en";
  store = new TableStore(ROOM);
  await store.open(seat);
  await heard();
  FakeSocket.all.at(-1)?.open();
  await heard();
}

/** The server takes or refuses what was sent last of this kind. */
async function answer(type: string, error?: string): Promise<void> {
  const id = socket().got(type)!["id"];
  const fault = { code: error, say: `refused: ${error}`, about: {}, clause: null };
  socket().say(error === undefined ? { type: "done", id } : { type: "error", id, ...fault });
  await heard();
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  pages = stand();
  pages.on("/api/games", () => []).on("/api/me", () => ({ id: "p1", name: "Ala" }));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table that is opened", () => {
  it("is watched from my first seat, from another one, or from none", async () => {
    await open();
    expect(socket().got("watch")).toMatchObject({ room: ROOM, seat: 0, lang: "en" });
    store.close();
    await open(sheet(), 1);
    expect(socket().got("watch")).toMatchObject({ seat: 1 });
    store.close();
    await open(sheet(), null);
    expect(socket().got("watch")).toMatchObject({ seat: null });
  });
  it("that is not there says so", async () => {
    await open(refusal(404, "no-room"));
    expect(store.missing?.code).toBe("no-room");
  });
  it("seats me when the game begins, however that is heard", async () => {
    await open(sheet({ phase: "gathering", you: { seats: [1] } }));
    expect(store.seat).toBeNull();
    socket().say(sheet({ you: { seats: [1] } }));
    expect(store.seat).toBe(1);
    expect(socket().got("watch")).toMatchObject({ seat: 1 });
  });
  it("hears nothing of other rooms and other seats", async () => {
    await open();
    socket().say(table(4));
    socket().say(table(5, { room: "other" }));
    socket().say(table(6, { seat: 1 }));
    socket().say(table(7, { seat: null }));
    expect(store.table?.number).toBe(4);
  });
});

describe("the log", () => {
  it("keeps what came before that from which a table tells", async () => {
    await open();
    socket().say(table(2, { since: 0, events: [event(1), event(2)] }));
    socket().say(table(3, { since: 2, events: [event(3)] }));
    expect(numbers()).toEqual([1, 2, 3]);
    // What was taken back is told no more.
    socket().say(table(1, { since: 1, events: [] }));
    expect(numbers()).toEqual([1]);
    socket().say(table(2, { since: 1, events: [event(2, "otherwise")] }));
    expect(store.log.map((each) => each.text)).toEqual(["event 1", "otherwise"]);
  });
  it("asks after a lost connection for what it lacks only", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await open();
    expect(socket().got("watch")).not.toHaveProperty("since");
    socket().say(table(5, { since: 3, events: [event(4), event(5)] }));
    const before = socket();
    before.end();
    vi.advanceTimersByTime(700);
    expect(socket()).not.toBe(before);
    socket().open();
    expect(socket().got("watch")).toMatchObject({ since: 5 });
    socket().say(table(7, { since: 5, events: [event(6), event(7)] }));
    expect(numbers()).toEqual([4, 5, 6, 7]);
  });
  it("fetches what was before, once", async () => {
    await open();
    socket().say(table(200, { since: 199, events: [event(200)], nets: [net(200)] }));
    expect(store.hasEarlier).toBe(true);
    const late = later<LogInfo>();
    pages.on(`/api/rooms/${ROOM}/log?from=139&to=199&seat=0&lang=en`, () => late.promise);
    const [one, other] = [store.earlier(), store.earlier()];
    late.keep({ events: [event(150), event(199)], nets: [net(199)] });
    await Promise.all([one, other]);
    expect(numbers()).toEqual([150, 199, 200]);
    expect(store.nets.map((each) => each.number)).toEqual([199, 200]);
  });
  it("does not take what was before for another seat", async () => {
    await open();
    socket().say(table(9, { since: 8, events: [event(9)] }));
    const late = later<LogInfo>();
    pages.on(`/api/rooms/${ROOM}/log?from=0&to=8&seat=0&lang=en`, () => late.promise);
    const fetching = store.earlier();
    store.look(1);
    socket().say(table(9, { seat: 1, since: 8, events: [event(9)] }));
    late.keep({ events: [event(8, "a secret of seat 0")], nets: [] });
    await fetching;
    expect(numbers()).toEqual([9]);
  });
});

describe("another language", () => {
  it("tells everything anew, and nothing of the old one any more", async () => {
    await open();
    socket().say(table(3, { since: 1, events: [event(2), event(3)] }));
    prefs.lang = "pl";
    store.relang();
    expect(socket().got("watch")).toMatchObject({ lang: "pl" });
    expect(socket().got("watch")).not.toHaveProperty("since");
    socket().say(table(4, { since: 3, events: [event(4)] }));
    expect([store.table?.number, numbers()]).toEqual([3, [2, 3]]);
    const events = [event(3, "zdarzenie 3"), event(4, "zdarzenie 4")];
    socket().say(table(4, { lang: "pl", since: 2, events }));
    expect(store.log.map((each) => each.text)).toEqual(["zdarzenie 3", "zdarzenie 4"]);
  });
  it("says the past anew too, also one that was still on its way", async () => {
    await open();
    socket().say(table(5));
    const late = later<Table>();
    pages.on(`/api/rooms/${ROOM}/history/2?seat=0&lang=en`, () => late.promise);
    pages.on(`/api/rooms/${ROOM}/history/2?seat=0&lang=pl`, () => table(2, { lang: "pl" }));
    const going = store.goto(2);
    prefs.lang = "pl";
    store.relang();
    late.keep(table(2));
    await going;
    expect(store.past).toMatchObject({ number: 2, lang: "pl" });
    prefs.lang = "en";
    store.relang();
    await heard();
    expect(store.past?.lang).toBe("en");
  });
});

describe("an answer", () => {
  it("is sent with the question it is for, once, and offers nothing meanwhile", async () => {
    await open();
    socket().say(table(4));
    store.chosen = "card:a";
    const sent = store.send(store.offers[0]!);
    expect(socket().got("submit")).toMatchObject({
      room: ROOM,
      seat: 0,
      question: "q4",
      move: ["stay"],
    });
    expect(store.offers).toEqual([]);
    expect(await store.send(offer("go"))).toBe(false);
    expect(socket().sent.filter((each) => each["type"] === "submit")).toHaveLength(1);
    socket().say(table(5));
    await answer("submit");
    expect(await sent).toBe(true);
    expect([store.chosen, store.sending, store.mine]).toEqual([null, false, 5]);
    expect(store.offers).toHaveLength(2);
  });
  it("that is refused says why, until there is another question", async () => {
    await open();
    socket().say(table(4));
    const sent = store.send(store.offers[0]!);
    await answer("submit", "not-allowed");
    expect(await sent).toBe(false);
    expect(store.refusal?.say).toBe("refused: not-allowed");
    expect(store.offers).toHaveLength(2);
    socket().say(table(4, { clocks: [] }));
    expect(store.refusal).not.toBeNull();
    socket().say(table(5));
    expect(store.refusal).toBeNull();
  });
  it("that came too late needs no word", async () => {
    await open();
    socket().say(table(4));
    const sent = store.send(store.offers[0]!);
    socket().say(table(5));
    await answer("submit", "stale");
    expect([await sent, store.refusal, store.sending]).toEqual([false, null, false]);
  });
  it("is not given to a table of the past", async () => {
    await open();
    socket().say(table(4, { undo: true }));
    pages.on(`/api/rooms/${ROOM}/history/2?seat=0&lang=en`, () => table(2));
    await store.goto(2);
    expect(store.offers).toEqual([]);
    expect(await store.send(offer("stay"))).toBe(false);
    await store.undo();
    expect(socket().got("submit") ?? socket().got("undo")).toBeUndefined();
  });
  it("is waited for until the next question, without looking again and again", async () => {
    await open();
    socket().say(table(4));
    const timer = vi.spyOn(globalThis, "setTimeout");
    const next = vi.fn();
    void store.next("q4").then(next);
    socket().say(table(4, { clocks: [] }));
    await heard();
    expect(next).not.toHaveBeenCalled();
    socket().say(table(5));
    await heard();
    expect(next).toHaveBeenCalledOnce();
    await store.next("q4");
    expect(timer).not.toHaveBeenCalled();
  });
});

describe("which answers are final", () => {
  it("is told a moment later, and marks them", async () => {
    await open();
    socket().say(table(4));
    store.chosen = "card:b";
    socket().say({ type: "finals", room: ROOM, seat: 0, question: "q4", moves: [["go"]] });
    expect(store.offers.map((each) => each.final)).toEqual([false, true]);
    expect(store.chosen).toBe("card:b");
  });
  it("and comes too late for another question, or is for another seat", async () => {
    await open();
    socket().say(table(5));
    const moves = [["go"]];
    socket().say({ type: "finals", room: ROOM, seat: 0, question: "q4", moves });
    socket().say({ type: "finals", room: ROOM, seat: 1, question: "q5", moves });
    expect(store.offers.some((each) => each.final)).toBe(false);
  });
});

describe("the past", () => {
  const past = (number: number) => `/api/rooms/${ROOM}/history/${number}?seat=0&lang=en`;
  it("is shown from the positions that were asked for once, within the game", async () => {
    await open(sheet({ fork: { number: 2 } }));
    socket().say(table(6));
    const told = [event(3, "event 3", ["card:a"])];
    pages.on(past(3), () => table(3, { events: told })).on(past(2), () => table(2));
    await store.goto(3);
    expect([store.live, store.shown?.number, store.told]).toEqual([false, 3, ["card:a"]]);
    await store.step(-5);
    expect(store.shown?.number).toBe(2);
    await store.goto(3);
    expect(pages.asked.filter((path) => path === past(3))).toHaveLength(1);
    socket().say(table(7));
    expect(store.shown?.number).toBe(3);
    await store.goto(7);
    expect([store.live, store.shown?.number, store.told]).toEqual([true, 7, []]);
  });
  it("that was asked for first and comes last is not shown", async () => {
    await open();
    socket().say(table(6));
    const late = later<Table>();
    pages.on(past(2), () => late.promise).on(past(4), () => table(4));
    const first = store.goto(2);
    await store.goto(4);
    late.keep(table(2));
    await first;
    expect(store.shown?.number).toBe(4);
  });
  it.each([
    ["went back to the present", () => store.back()],
    ["looks from another seat", () => store.look(1)],
  ])("is not shown to who %s meanwhile", async (_, leave) => {
    await open();
    socket().say(table(6));
    const late = later<Table>();
    pages.on(past(2), () => late.promise);
    const going = store.goto(2);
    leave();
    late.keep(table(2));
    await going;
    expect(store.past).toBeNull();
  });
  it("that is refused says why, and the present stays", async () => {
    await open();
    socket().say(table(6));
    pages.on(past(2), () => refusal(403, "not-yours"));
    await store.goto(2);
    expect([store.live, store.refusal?.code]).toEqual([true, "not-yours"]);
    await store.goto(NaN);
    expect(pages.asked.some((path) => path.includes("NaN"))).toBe(false);
  });
  it("says what an element is, and not what can be done with it now", async () => {
    await open();
    socket().say(table(6));
    pages.on(past(2), () => table(2));
    await store.goto(2);
    const about = store.about("card:a");
    const id = socket().got("why-not")!["id"];
    const said = { name: "A card", offered: true, answers: [{}], stands: "x", terms: [{}] };
    socket().say({ type: "why-not", id, helps: [{}], ...said });
    expect(await about).toMatchObject({ name: "A card", offered: false, answers: [], terms: [] });
  });
});

describe("what others did since my last move", () => {
  const others = (number: number) =>
    table(number, {
      since: number - 1,
      events: [event(number, "", [`card:${number}`])],
    });
  it("glows, is counted, and is forgotten with my next move", async () => {
    await open();
    socket().say(table(4));
    socket().say(others(5));
    expect([[...store.changed], store.sinceMine]).toEqual([["card:5"], 1]);
    const sent = store.send(store.offers[0]!);
    socket().say(others(6));
    await answer("submit");
    await sent;
    expect([[...store.changed], store.sinceMine]).toEqual([[], 0]);
  });
  it("is known again when the page is opened anew, and not counted below nothing", async () => {
    await open();
    socket().say(table(4));
    const sent = store.send(store.offers[0]!);
    socket().say(table(5));
    await answer("submit");
    await sent;
    store.close();
    vi.resetModules();
    await open();
    socket().say(table(9));
    expect(store.sinceMine).toBe(4);
    socket().say(table(3));
    expect(store.sinceMine).toBe(0);
  });
});

describe("the doings of others", () => {
  const other = (number: number, more: Partial<Table> = {}) =>
    table(number, {
      since: number - 1,
      events: [event(number, `move ${number}`, ["card:a"])],
      nets: [net(number)],
      ...more,
    });
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));

  it("are shown one after the other, while the question is there at once", async () => {
    await open();
    socket().say(table(4, { ask: null }));
    socket().say(other(5, { ask: null }));
    socket().say(other(6));
    expect([store.drawn?.number, store.shown?.number, store.toldStep?.text]).toEqual([
      5,
      6,
      "move 5",
    ]);
    expect([store.live, store.offers.length, store.told]).toEqual([true, 2, ["card:a"]]);
    vi.advanceTimersByTime(1800);
    expect([store.drawn?.number, store.toldStep?.text]).toEqual([6, "move 6"]);
    vi.advanceTimersByTime(1800);
    expect([store.telling, store.told]).toEqual([null, []]);
  });
  it("are skipped by an answer, and forgotten with it", async () => {
    await open();
    socket().say(table(4, { ask: null }));
    socket().say(other(5));
    const played = store.play(store.offers[0]!);
    expect(store.telling).toBeNull();
    expect(store.since).toHaveLength(1);
    await answer("submit");
    await played;
    expect([store.since, store.playback.steps, store.digest]).toEqual([[], [], false]);
  });
  it("are not mine", async () => {
    await open();
    socket().say(table(4));
    socket().say(other(5, { nets: [net(5, 0)] }));
    expect([store.telling, store.since]).toEqual([null, []]);
  });
  it("are summed up where there are too many, or where they are wanted at once", async () => {
    await open();
    socket().say(table(4, { ask: null }));
    for (let number = 5; number < 20; number++) socket().say(other(number, { ask: null }));
    expect([store.telling, store.digest, store.since.length]).toEqual([null, true, 15]);
    store.tell(7);
    expect([store.drawn?.number, store.telling?.playing]).toEqual([7, false]);
    store.close();
    vi.resetModules();
    await open();
    store.speed = "instant";
    socket().say(table(4, { ask: null }));
    socket().say(other(5, { ask: null }));
    expect([store.telling, store.digest]).toEqual([null, false]);
    socket().say(other(6));
    expect([store.telling, store.digest]).toEqual([null, true]);
  });
  it("are told at the pace of each game, which is remembered", async () => {
    await open();
    store.speed = "fast";
    store.close();
    await open();
    expect([store.speed, store.playback.speed]).toEqual(["fast", "fast"]);
    store.close();
    await open(sheet({ game: "go" }));
    expect(store.speed).toBe("normal");
  });
  it("are not told to those who want none of it", async () => {
    await open();
    prefs.telling = false;
    socket().say(table(4, { ask: null }));
    socket().say(other(5, { ask: null }));
    socket().say(other(6));
    expect([store.telling, store.digest, store.since.length]).toEqual([null, false, 2]);
  });
  it("are told at the end of the game with my own last move, whatever the speed", async () => {
    await open();
    store.speed = "instant";
    socket().say(table(4));
    socket().say(other(5, { nets: [net(5, 0)], ask: null, over: true }));
    expect([store.toldStep?.number, store.table?.over]).toEqual([5, true]);
    vi.advanceTimersByTime(1800);
    expect(store.telling).toBeNull();
  });
  it("that are taken back are told no more", async () => {
    await open();
    socket().say(table(4, { ask: null }));
    socket().say(other(5, { ask: null }));
    socket().say(table(4, { ask: null, since: 4 }));
    expect([store.telling, store.drawn?.number]).toEqual([null, 4]);
  });
});

describe("talk", () => {
  it("is told once, however often it is sent", async () => {
    await open();
    const line = { type: "chat", id: 3, room: ROOM, person: null, at: 0, text: "hello", seats: [] };
    socket().say(line);
    socket().say(line);
    expect([store.chat.length, store.unread]).toEqual([1, 1]);
  });
});
