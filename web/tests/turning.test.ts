import { describe, expect, it } from "vitest";
import { addressed } from "../src/lib/offers";
import { marks } from "../src/lib/seats";
import { range, sentence, turns } from "../src/lib/turning";

const line = (...rows: number[][]) => rows.map((values, i) => ({ number: i * 5, values }));

describe("where a game turned", () => {
  it("finds the leap of one seat over the others, with the moves around it", () => {
    const series = line([0, 0], [1, 1], [2, 2], [12, 3], [13, 4], [14, 5]);
    expect(turns(series, true)[0]).toEqual({ from: 10, number: 15, seat: 0 });
  });
  it("does not call it a leap when everyone gains alike", () => {
    expect(turns(line([0, 0], [5, 5], [10, 10]), true)).toEqual([]);
  });
  it("names at most three moments, in the order of the game", () => {
    const series = line(...Array.from({ length: 40 }, (_, i) => [i % 7 === 0 ? i : 0, 1]));
    const found = turns(series, true);
    expect(found).toHaveLength(3);
    expect(found.map((turn) => turn.number)).toEqual(
      found.map((turn) => turn.number).toSorted((a, b) => a - b),
    );
  });
  it("tells it by what the one who leapt ahead won, not by what was paid for it", () => {
    const told = (text: string, n?: number) => ({
      number: 5,
      name: "",
      text,
      clauses: [],
      elements: [],
      event: n === undefined ? {} : { n },
    });
    const paid = told("France: −4 Administrative Power.", -4);
    const won = told("France: Stability +1, now 0.", 1);
    expect(sentence([told("A Round begins."), paid, won], "France")).toBe(won.text);
    expect(sentence([told("A Round begins."), paid], "France")).toBe(paid.text);
    expect(sentence([told("A Round begins.")], "France")).toBe("A Round begins.");
    expect(sentence([], "France")).toBe("");
  });
  it("does not let a declared victory flatten a judgement", () => {
    const series = line([1, 2], [3, 4], [5, 6], [1000, -1000]);
    expect(range(series, false)).toEqual({ low: 0, high: 6 });
    expect(range(series, true)).toEqual({ low: -1000, high: 1000 });
  });
});

describe("names", () => {
  it("leaves out who is asked, since the seat stands below the question", () => {
    expect(addressed("Bank Fuggerów: wybierz akcję", "Bank Fuggerów")).toBe("Wybierz akcję");
    expect(addressed("Leszczyński, twoje żetony: …", "Leszczyński")).toBe(
      "Leszczyński, twoje żetony: …",
    );
  });
  it("shortens names as the game does, and takes none apart", () => {
    const banks = [
      { seat: 0, name: "Bank Medyceuszy", short: "Medyceusze" },
      { seat: 1, name: "Bank Fuggerów" },
    ];
    expect(marks(banks).map((mark) => mark.short)).toEqual(["Medyceusze", "Bank Fuggerów"]);
  });
});
