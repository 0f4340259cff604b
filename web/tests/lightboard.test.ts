import { beforeEach, describe, expect, it } from "vitest";
import { DARK, light, litTabs } from "../src/lib/lightboard";
import { lights } from "../src/lib/offers";
import type { OfferInfo } from "../src/shapes/protocol";
import { marks } from "../src/lib/seats";

const offer = (element: string): OfferInfo => ({
  move: ["take", element],
  text: `Take ${element}`,
  label: element,
  group: null,
  price: {},
  gain: {},
  elements: [element],
  parts: [],
  final: false,
});

describe("a board", () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement("div");
    root.innerHTML = `
      <section data-region><button data-element="card:a"></button><button data-element="card:b"></button></section>
      <section data-region><span data-element="city:x empire:y"></span></section>`;
    document.body.replaceChildren(root);
  });
  const at = (id: string) => root.querySelector<HTMLElement>(`[data-element~="${id}"]`)!;

  it("lights what options name, and says what a click will do", () => {
    light(root, { ...DARK, lights: lights([offer("card:b"), offer("empire:y")]) });
    expect(at("card:a").dataset.light).toBeUndefined();
    expect(at("card:b").dataset.light).toBe("lit");
    expect(at("city:x").dataset.light).toBe("lit");
    expect(at("card:b").getAttribute("aria-description")).toBe("Take card:b");
  });
  it("knows in which parts of it something can be done", () => {
    root.querySelectorAll("section").forEach((each, i) => (each.dataset.tab = `part ${i}`));
    light(root, DARK);
    expect([...litTabs(root)]).toEqual([]);
    light(root, { ...DARK, lights: lights([offer("empire:y")]) });
    expect([...litTabs(root)]).toEqual(["part 1"]);
  });
  it("has one stop of the Tab key in each region: the first lit element", () => {
    light(root, { ...DARK, lights: lights([offer("card:b")]) });
    expect([at("card:a").tabIndex, at("card:b").tabIndex, at("city:x").tabIndex]).toEqual([
      -1, 0, 0,
    ]);
    expect(at("city:x").getAttribute("role")).toBe("button");
  });
  it("goes dark again when nothing is asked", () => {
    light(root, { ...DARK, lights: lights([offer("card:b")]), changed: new Set(["card:a"]) });
    expect(at("card:a").hasAttribute("data-changed")).toBe(true);
    light(root, DARK);
    expect(root.querySelector("[data-light],[data-changed],[aria-description]")).toBeNull();
  });
});

describe("seats", () => {
  it("go by what is their own", () => {
    const banks = marks([
      { seat: 0, name: "Bank Medici", short: "Medici" },
      { seat: 1, name: "Bank Fugger", short: "Fugger" },
    ]);
    expect(banks.map((mark) => [mark.short, mark.letter])).toEqual([
      ["Medici", "M"],
      ["Fugger", "F"],
    ]);
  });
});
