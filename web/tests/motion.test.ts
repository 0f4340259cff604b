import { beforeEach, describe, expect, it, vi } from "vitest";
import { glide, places } from "../src/lib/motion";

describe("what moves on a board", () => {
  let root: HTMLElement;
  let at: Record<string, [number, number]>;
  const animate = vi.fn();
  beforeEach(() => {
    animate.mockReset();
    root = document.createElement("div");
    document.body.replaceChildren(root);
  });
  function draw(now: Record<string, [number, number]>): void {
    at = now;
    root.replaceChildren(
      ...Object.keys(now).map((key) => {
        const button = document.createElement("button");
        button.dataset.element = key.split("#")[0]!;
        button.getBoundingClientRect = () => {
          const [x, y] = at[key]!;
          return { x, y, width: 40, height: 40 } as DOMRect;
        };
        button.animate = (...how) => animate(button.dataset.element, ...how);
        return button;
      }),
    );
  }

  it("glides from where it was, also when it is drawn anew", () => {
    draw({ "card:a": [0, 0], "card:b": [100, 0] });
    const before = places(root);
    draw({ "card:b": [100, 0], "card:a": [0, 80] });
    expect(glide(root, before)).toBe(1);
    const [id, frames] = animate.mock.calls[0]!;
    expect([id, frames[0].translate]).toEqual(["card:a", "0px -80px"]);
  });
  it("stays where it is told twice, and where all was laid out anew", () => {
    draw({ "card:a": [0, 0], "card:a#2": [50, 0] });
    const twice = places(root);
    draw({ "card:a": [0, 200] });
    expect(glide(root, twice)).toBe(0);
    const many = (y: number) =>
      Object.fromEntries(
        Array.from({ length: 30 }, (_, i) => [`card:${i}`, [i, y] as [number, number]]),
      );
    draw(many(0));
    const before = places(root);
    draw(many(90));
    expect(glide(root, before)).toBe(0);
    expect(animate).not.toHaveBeenCalled();
  });
});
