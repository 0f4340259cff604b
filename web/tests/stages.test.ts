// Stages of Price of Power, and questions: what a client does not know, since it may be older than
// its server, it shows in a plain form.
import { mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { boardOf, ownAsk } from "../src/boards";
import Stage from "../src/boards/price_of_power/stages/Stage.svelte";
import type { TableStore } from "../src/lib/table.svelte";
import { GameWords, t } from "../src/lib/words.svelte";
import Question from "../src/parts/Question.svelte";
import type { WarStage } from "../src/shapes/price_of_power";

const words = new GameWords("en", "realm-france = France\nfield-convoy = Convoy");
const marks = [{ seat: 0, name: "Ala", short: "Ala", letter: "A" }];
let mounted: object | null = null;

function shown<P extends Record<string, unknown>>(what: unknown, props: P): HTMLElement {
  document.body.replaceChildren();
  mounted = mount(what as Component<P>, { target: document.body, props });
  return document.body;
}
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
});

function staged(agenda: { kind: string; about: object }[]): HTMLElement {
  const view = { agenda, players: [{ seat: 0, realm: "france" }], wars: [], provinces: {} };
  return shown(Stage, { view, box: {}, printed: {}, words, marks, lit: new Set() });
}

describe("a stage of Price of Power", () => {
  it("that is unknown is drawn from what is told of it", () => {
    const page = staged([{ kind: "convoy", about: { seat: 0, realm: "france", ships: 3 } }]);
    expect(page.querySelector("h3")?.textContent).toBe("Convoy");
    const said = page.querySelector("section")?.textContent ?? "";
    for (const fact of ["Ala", "France", "3"]) expect(said).toContain(fact);
  });

  it("that is known and has nothing to draw is not drawn", () => {
    expect(staged([{ kind: "sailing", about: { seat: 0 } }]).textContent?.trim()).toBe("");
  });

  it("of a peace shows the Diplomacy that goes with it", () => {
    const deal = { alliance: true, marriage: null, prices: {} };
    const peace = { seat: 0, partner: 1, ducats: 5, term: "", victor: null, fates: {} };
    const bare = staged([{ kind: "negotiation", about: { ...peace, deal: null } }]);
    expect(bare.textContent).toContain(t("pp-deal-ducats", { n: 5 }));
    expect(bare.textContent).not.toContain(t("pp-deal-alliance"));
    const both = staged([{ kind: "negotiation", about: { ...peace, deal } }]);
    expect(both.textContent).toContain(t("pp-deal-alliance"));
  });

  const declared = (stage: string) =>
    staged([{ kind: "declaration", about: { seat: 0, wars: 0, stage, targets: [] } }]);
  const step = (page: HTMLElement) =>
    page.querySelector("[aria-current=step]")?.textContent?.trim() ?? null;

  it("of a War says which step it is, while the Emperor is called too", () => {
    const stage: WarStage = "emperor_calls";
    expect(step(declared(stage))).toBe(step(declared("npr_calls")));
    expect(step(declared(stage))).not.toBeNull();
  });

  it("of a War says the name of a step that is unknown", () => {
    expect(step(declared("papal_blessing"))).toBe("Papal blessing");
  });
});

describe("a question", () => {
  const asked = (topic: string) => {
    const part = { group: null, price: {}, gain: {}, elements: [], parts: [], final: false };
    const offers = ["Stay", "Go"].map((text) => ({ ...part, move: [text], text, label: text }));
    const table = { steps: [], over: false, waiting: [0], undo: false, view: {}, number: 1 };
    const now = { ...table, ask: { topic, text: "What now?", about: {}, offers } };
    return {
      ...{ table: now, shown: now, live: true, refusal: null, chosen: null, seat: 0 },
      ...{ offers, narrowed: offers, hovered: [], pointed: [], words },
    } as unknown as TableStore;
  };

  it("about an unknown topic is answered from the plain list", async () => {
    const board = await boardOf("gods_playground");
    const store = asked("papal_blessing");
    const asks = ownAsk(board, store.table?.ask?.topic);
    const page = shown(Question, { store, marks, onplay: () => undefined, asks });
    expect(page.querySelector("h1")?.textContent).toBe("What now?");
    const options = [...page.querySelectorAll("[data-option] .vh")];
    expect(options.map((each) => each.textContent)).toEqual(["Stay", "Go"]);
  });

  it("that the board asks in its own way is asked so", async () => {
    const board = await boardOf("gods_playground");
    expect(ownAsk(board, "token")).toBe(board.asks);
    expect(ownAsk(board, undefined)).toBeNull();
  });
});
