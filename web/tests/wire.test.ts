import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { get, Live, post, Refused, type Health } from "../src/lib/wire";
import { FakeSocket, heard, Pages, refusal, stand } from "./server";

let pages: Pages;
beforeEach(() => {
  pages = stand();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a request", () => {
  it("asks in a language, and gives what is answered", async () => {
    pages.on("/api/rooms?late=1&lang=pl", () => [1, 2]);
    expect(await get("/api/rooms?late=1", "pl")).toEqual([1, 2]);
    pages.on("/api/box?lang=en", () => new Response("words", { headers: {} }));
    expect(await get("/api/box", "en")).toBe("words");
    pages.on("/api/empty", () => new Response(null, { status: 204 }));
    expect(await post("/api/empty")).toBeUndefined();
  });
  it("that is refused says why, also where no reason can be read", async () => {
    pages.on("/api/a", () => refusal(409, "stale"));
    const found = await get("/api/a").catch((error: unknown) => error);
    expect(found).toBeInstanceOf(Refused);
    expect(found).toMatchObject({ status: 409, info: { code: "stale" } });
    pages.on("/api/b", () => new Response("<html>", { status: 502, statusText: "Bad Gateway" }));
    const odd = await get("/api/b").catch((error: unknown) => error);
    expect(odd).toMatchObject({ status: 502, info: { code: "fault", say: "Bad Gateway" } });
  });
});

describe("the live connection", () => {
  let live: Live;
  let health: Health[];
  async function connected(): Promise<FakeSocket> {
    health = [];
    live = new Live(Promise.resolve(), (now) => health.push(now));
    await heard();
    FakeSocket.last.open();
    return FakeSocket.last;
  }
  afterEach(() => live.close());

  it("waits for a session, and sends then what is watched", async () => {
    live = new Live(Promise.resolve(), () => undefined);
    live.watch("a", () => ({ type: "watch", room: "a" }));
    expect(FakeSocket.all).toEqual([]);
    await heard();
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent.map((each) => each["room"])).toEqual(["a"]);
  });

  it("gives every answer to who asked, and an error as a refusal", async () => {
    const socket = await connected();
    const [one, other] = [live.ask({ type: "undo" }), live.ask({ type: "chat" })];
    const [first, second] = socket.sent.map((message) => message["id"]);
    expect(first).not.toBe(second);
    const fault = { code: "stale", say: "Too late.", about: {}, clause: null };
    socket.say({ type: "error", id: second, ...fault });
    socket.say({ type: "done", id: first });
    expect(await one).toMatchObject({ type: "done" });
    await expect(other).rejects.toMatchObject({ status: 409, info: { code: "stale" } });
  });

  it("takes the number of a line of talk for no answer", async () => {
    const socket = await connected();
    const answered = vi.fn();
    void live.ask({ type: "undo" }).then(answered);
    const id = socket.sent[0]!["id"];
    socket.say({ type: "chat", id, room: "a", text: "hello" });
    await heard();
    expect(answered).not.toHaveBeenCalled();
    socket.say({ type: "done", id });
    await heard();
    expect(answered).toHaveBeenCalledOnce();
  });

  it("that was lost comes back, with what is watched now and what had no answer yet", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const socket = await connected();
    let since = 3;
    live.watch("a", () => ({ type: "watch", room: "a", since }));
    live.watch("b", () => ({ type: "watch", room: "b" }));
    live.drop("b", { type: "unwatch", room: "b" });
    const answered = live.ask({ type: "submit", move: ["go"] });
    const done = live.ask({ type: "chat" });
    socket.say({ type: "done", id: socket.got("chat")!["id"] });
    await done;
    since = 7;
    socket.end();
    expect(health).toEqual(["open", "lost"]);
    const unheard = live.ask({ type: "undo" });
    vi.advanceTimersByTime(700);
    const next = FakeSocket.last;
    expect(next).not.toBe(socket);
    next.open();
    expect(health.at(-1)).toBe("open");
    expect(next.sent.map((each) => each["type"])).toEqual(["watch", "submit", "undo"]);
    expect(next.got("watch")).toMatchObject({ room: "a", since: 7 });
    expect(next.got("submit")!["id"]).toBe(socket.got("submit")!["id"]);
    next.say({ type: "done", id: next.got("submit")!["id"] });
    next.say({ type: "done", id: next.got("undo")!["id"] });
    await Promise.all([answered, unheard]);
  });

  it("waits longer each time, and again a little after it stood", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    await connected();
    const waited: number[] = [];
    for (let i = 0; i < 6; i++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.end();
      let time = 0;
      for (; FakeSocket.all.length === before; time += 500) vi.advanceTimersByTime(500);
      waited.push(time);
    }
    expect(waited).toEqual([500, 1000, 2000, 4000, 8000, 10000]);
    FakeSocket.last.open();
    FakeSocket.last.end();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it("tries at once when the network is back, and only once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await connected();
    FakeSocket.last.end();
    vi.advanceTimersByTime(700);
    const slow = FakeSocket.last;
    const hearer = vi.fn();
    live.hear(hearer);
    dispatchEvent(new Event("online"));
    const quick = FakeSocket.last;
    expect(quick).not.toBe(slow);
    expect(slow.readyState).toBe(3);
    quick.open();
    slow.say({ type: "done", id: 99 });
    expect(hearer).not.toHaveBeenCalled();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.last).toBe(quick);
  });

  it("whose session has expired is not tried again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const socket = await connected();
    socket.end(4401);
    expect(health.at(-1)).toBe("expired");
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toEqual([socket]);
  });

  it("that was closed hears nothing more and stays closed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const socket = await connected();
    live.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toEqual([socket]);
    expect(health).toEqual(["open"]);
  });
});
