// What pointers, keys and the voice do at a table.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../src/lib/prefs.svelte";
import type { TableStore } from "../src/lib/table.svelte";
import { lights, narrowed } from "../src/lib/offers";
import type { EventInfo, OfferInfo, Table } from "../src/shapes/protocol";
import { Gestures } from "../src/table/gestures";
import { Hand } from "../src/table/hand.svelte";
import { Keys } from "../src/table/keys";
import { Looking } from "../src/table/look.svelte";
import type { Step } from "../src/lib/steps";
import { line, news, status } from "../src/table/voice";
import { heard } from "./server";

const offer = (move: string, elements: string[], more: Partial<OfferInfo> = {}): OfferInfo => ({
  move: [move],
  text: move,
  label: move,
  group: null,
  price: {},
  gain: {},
  elements,
  parts: [],
  final: false,
  ...more,
});
const at = (id: string) => document.querySelector<HTMLElement>(`[data-element~="${id}"]`)!;

beforeEach(() => {
  document.body.innerHTML = `<div class="page"><main>
    <div id="board">
      <button data-element="token:x">x</button><button data-element="area:a">a</button>
      <button data-element="area:b"><i>b</i></button><button data-element="deck">deck</button>
    </div>
    <div id="panel"><button data-option>1<kbd class="key"></kbd></button><button data-option>2</button>
      <input></div></main></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  document.documentElement.removeAttribute("data-keys");
});

describe("gestures", () => {
  const acts = {
    offered: (id: string) => id !== "deck",
    choose: vi.fn(),
    together: vi.fn(() => true),
    look: vi.fn(),
    rest: vi.fn(),
    point: vi.fn(),
  };
  let gestures: Gestures;
  beforeEach(() => {
    vi.clearAllMocks();
    gestures = new Gestures(acts);
  });
  const event = (on: Element, x = 0, y = 0, pointerType = "mouse") =>
    ({
      target: on,
      clientX: x,
      clientY: y,
      pointerType,
      preventDefault: () => undefined,
    }) as unknown as PointerEvent;
  const over = (element: Element | null) =>
    Object.assign(document, { elementFromPoint: () => element });

  it("choose what is clicked, wherever it is hit", () => {
    gestures.board.onclick(event(at("area:b").firstElementChild!));
    gestures.board.onclick(event(at("area:a"), 0, 0, "touch"));
    gestures.board.onclick(event(document.body));
    expect(acts.choose.mock.calls).toEqual([
      [at("area:b"), false],
      [at("area:a"), true],
    ]);
  });
  it("drag one thing onto another, whose click is none", () => {
    vi.useFakeTimers();
    over(at("area:b").firstElementChild);
    gestures.drag.onpointerdown(event(at("token:x"), 10, 10));
    gestures.drag.onpointermove(event(at("token:x"), 40, 10));
    const ghost = document.querySelector<HTMLElement>(".ghost")!;
    expect([ghost.style.translate, ghost.dataset["element"]]).toEqual(["40px 10px", undefined]);
    gestures.board.onpointerover(event(at("area:a")));
    expect(acts.rest).toHaveBeenLastCalledWith(null);
    gestures.drag.onpointerup(event(at("token:x"), 40, 10));
    expect(acts.together).toHaveBeenCalledExactlyOnceWith("token:x", "area:b");
    expect(document.querySelector(".ghost")).toBeNull();
    gestures.board.onclick(event(at("area:b")));
    expect(acts.choose).not.toHaveBeenCalled();
    vi.runAllTimers();
    gestures.board.onclick(event(at("area:b")));
    expect(acts.choose).toHaveBeenCalledOnce();
  });
  it("drag nothing that no option touches, nor by a trembling hand", () => {
    over(at("area:b"));
    gestures.drag.onpointerdown(event(at("deck"), 10, 10));
    gestures.drag.onpointermove(event(at("deck"), 40, 10));
    gestures.drag.onpointerup(event(at("deck"), 40, 10));
    gestures.drag.onpointerdown(event(at("token:x"), 10, 10));
    gestures.drag.onpointermove(event(at("token:x"), 13, 13));
    gestures.drag.onpointerup(event(at("token:x"), 13, 13));
    expect(document.querySelector(".ghost")).toBeNull();
    expect(acts.together).not.toHaveBeenCalled();
    gestures.board.onclick(event(at("token:x")));
    expect(acts.choose).toHaveBeenCalledOnce();
  });
  it("look closer by the other button and by a long press, which is no click", () => {
    vi.useFakeTimers();
    gestures.board.oncontextmenu(event(at("deck")));
    expect(acts.look).toHaveBeenLastCalledWith(at("deck"));
    gestures.board.onpointerdown(event(at("area:a"), 0, 0, "touch"));
    gestures.board.onpointermove();
    vi.advanceTimersByTime(1000);
    expect(acts.look).toHaveBeenCalledOnce();
    gestures.board.onpointerdown(event(at("area:a"), 0, 0, "touch"));
    vi.advanceTimersByTime(600);
    expect(acts.look).toHaveBeenLastCalledWith(at("area:a"));
    gestures.board.onpointerup();
    gestures.board.onclick(event(at("area:a"), 0, 0, "touch"));
    expect(acts.choose).not.toHaveBeenCalled();
  });
});

describe("keys", () => {
  const acts = {
    board: () => document.querySelector<HTMLElement>("#board")!,
    options: () => [...document.querySelectorAll<HTMLElement>("[data-option]")],
    choose: vi.fn(),
    look: vi.fn(),
    leave: vi.fn(),
    close: vi.fn(),
    rules: vi.fn(),
    undo: vi.fn(),
    step: vi.fn(),
    halt: vi.fn(() => false),
  };
  const keys = new Keys(acts);
  /** Press a key on this element; says whether it meant something. */
  function press(key: string, on: Element = document.body, more: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
    on.addEventListener("keydown", (heard) => keys.down(heard as KeyboardEvent), { once: true });
    return !on.dispatchEvent(event);
  }
  beforeEach(() => vi.clearAllMocks());

  it("give the answers of the list, and show which while Alt is held", () => {
    const [first, second] = acts.options();
    const clicked = vi.fn();
    second!.addEventListener("click", clicked);
    expect(press("2")).toBe(true);
    expect(clicked).toHaveBeenCalledOnce();
    expect(press("9")).toBe(true); // there is no ninth answer
    press("Alt");
    expect(document.documentElement.hasAttribute("data-keys")).toBe(true);
    expect(first!.querySelector(".key")?.textContent).toBe("1");
    keys.up(new KeyboardEvent("keyup", { key: "Alt" }));
    expect(document.documentElement.hasAttribute("data-keys")).toBe(false);
  });
  it("walk the list round", () => {
    const [first, second] = acts.options();
    press("ArrowUp", first);
    expect(document.activeElement).toBe(second);
    press("ArrowDown", second);
    expect(document.activeElement).toBe(first);
  });
  it("choose on the board, and look closer", () => {
    expect(press("Enter", at("area:a"))).toBe(true);
    expect(acts.choose.mock.calls).toEqual([[at("area:a"), false]]);
    expect(press(" ", at("area:a"))).toBe(true);
    expect(press("?", at("area:a"))).toBe(true);
    expect(acts.look.mock.calls).toEqual([[at("area:a")], [at("area:a")]]);
    expect(acts.choose).toHaveBeenCalledOnce();
    expect(press("?")).toBe(false);
  });
  it("undo, leave, open the rules and step through the past, from anywhere", () => {
    for (const key of ["u", "Escape", "/", "ArrowLeft", "ArrowRight"])
      expect(press(key)).toBe(true);
    for (const act of [acts.undo, acts.leave, acts.rules]) expect(act).toHaveBeenCalledOnce();
    expect(acts.step.mock.calls).toEqual([[-1], [1]]);
  });
  it("are left to the browser, and to who writes", () => {
    expect(press("u", document.body, { ctrlKey: true })).toBe(false);
    const input = document.querySelector("input")!;
    expect(press("u", input)).toBe(false);
    expect(press("1", input)).toBe(false);
    press("Escape", input);
    expect(acts.undo).not.toHaveBeenCalled();
    expect([acts.close.mock.calls.length, acts.leave.mock.calls.length]).toEqual([1, 0]);
  });
});

describe("a hand", () => {
  const go = offer("go", ["area:a", "token:x"]);
  const far = offer("far", ["area:b", "token:x"]);
  const burn = offer("burn", ["deck"], { final: true });
  function sits(offers: OfferInfo[], more: object = {}) {
    const store = {
      ...{ offers, chosen: null as string | null, live: true, draft: null },
      ...{ play: vi.fn(), about: vi.fn(async () => null), remember: vi.fn() },
      get narrowed(): OfferInfo[] {
        return narrowed(this.offers, this.chosen);
      },
      get lights(): Map<string, OfferInfo[]> {
        return lights(this.offers);
      },
      get lit(): Map<string, OfferInfo[]> {
        return lights(this.narrowed);
      },
      ...more,
    };
    const looking = new Looking(store as unknown as TableStore);
    const shown = vi.fn();
    return {
      store,
      looking,
      shown,
      hand: new Hand(store as unknown as TableStore, looking, shown),
    };
  }

  it("chooses a thing, and plays by a second one what they name together", () => {
    const { store, hand, shown } = sits([go, far]);
    hand.choose(at("token:x"), false);
    expect([store.chosen, shown.mock.calls.length]).toEqual(["token:x", 1]);
    hand.choose(at("area:b"), false);
    expect(store.play).toHaveBeenCalledExactlyOnceWith(far);
    expect(hand.together("area:a", "area:b")).toBe(false);
  });
  it("lets go of what is chosen where nothing is offered, and asks what that is", async () => {
    const { store, hand } = sits([go, far]);
    store.chosen = "token:x";
    hand.choose(at("deck"), false);
    expect(store.chosen).toBeNull();
    expect(store.about).toHaveBeenCalledWith("deck");
  });
  it("asks again before what is final, for a while", () => {
    vi.useFakeTimers();
    const { store, hand } = sits([burn]);
    hand.play(burn);
    expect([hand.armed, store.play.mock.calls.length]).toEqual([burn, 0]);
    vi.advanceTimersByTime(4000);
    expect(hand.armed).toBeNull();
    hand.play(burn);
    hand.play(burn);
    expect([hand.armed, store.play.mock.calls.length]).toEqual([null, 1]);
  });
  it("chooses nothing in the past", () => {
    const { store, hand } = sits([go, far], { live: false });
    hand.choose(at("token:x"), false);
    expect([store.chosen, store.about.mock.calls.length]).toEqual([null, 1]);
  });

  const info = { name: "A deck", answers: [], offered: false };
  it("that rests is told what lies there, until it goes on", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { store, looking } = sits([], { about: vi.fn(async () => info) });
    looking.rest(at("area:a"));
    vi.advanceTimersByTime(300);
    looking.rest(at("deck"));
    vi.advanceTimersByTime(500);
    await heard();
    expect(store.about.mock.calls).toEqual([["deck"]]);
    expect(looking.looked).toMatchObject({ ids: ["deck"], stays: false });
    looking.rest(null);
    expect(looking.looked).toBeNull();
  });
  it("that looks closer is not distracted by resting, and is told the last thing only", async () => {
    const { store, looking } = sits([], { about: vi.fn(async () => info) });
    void looking.at(at("area:a"), true);
    void looking.at(at("deck"), true);
    await heard();
    expect(looking.looked).toMatchObject({ ids: ["deck"], stays: true });
    expect(store.remember).toHaveBeenCalledOnce();
    looking.rest(at("area:a"));
    looking.rest(null);
    expect(looking.looked?.ids).toEqual(["deck"]);
    looking.away();
    expect([looking.looked, document.activeElement]).toEqual([null, at("deck")]);
  });
});

describe("the voice", () => {
  const marks = [{ seat: 1, name: "Ala", short: "Ala", letter: "A" }];
  const table = { over: false, ask: null, waiting: [1] } as unknown as Table;
  beforeEach(() => {
    prefs.lang = "en";
  });
  it("says whose turn it is, what is asked, and that the game is over", () => {
    expect(status(null, marks)).toBe("");
    expect(status(table, marks)).toContain("Ala");
    const ask = { text: "What now?" } as Table["ask"];
    expect(status({ ...table, ask }, marks)).toContain("What now?");
    expect(status({ ...table, ask, over: true }, marks)).toBe("The game is over");
  });
  it("tells what is new, and of much only the last", () => {
    const events = (number: number) => [{ text: `e${number}` }] as EventInfo[];
    const told = Array.from({ length: 20 }, (_, i) => ({
      number: i,
      changes: [],
      events: events(i),
    }));
    expect(news(told as unknown as Step[], 17)).toEqual(["e18", "e19"]);
    expect(news(told as unknown as Step[], 0)).toHaveLength(8);
  });
  it("tells of a step what came of it and what each figure is now", () => {
    const changes = [
      { text: "Coins", after: 3 },
      { text: "Debts", after: -1 },
    ];
    const events = [{ text: "Ala buys." }, { text: "Bob pays." }];
    const step = { number: 1, changes, events } as unknown as Step;
    expect(line(step)).toBe("Ala buys. Bob pays. Coins: 3, Debts: −1");
  });
});
