// Words are found and marked whatever their case, their accents and their endings.
import { describe, expect, it } from "vitest";
import { prefs } from "../src/lib/prefs.svelte";
import { marked } from "../src/lib/rules.svelte";
import { fits, fold, stem, wordsOf } from "../src/lib/spelling";

const hits = (text: string, query: string): string[] =>
  marked(text, query)
    .filter((part) => part.hit)
    .map((part) => part.text);

describe("a search in the rules", () => {
  it("marks words with other endings, and no others", () => {
    prefs.lang = "pl";
    expect(hits("Gracz kładzie florena.", "floren")).toEqual(["florena"]);
    expect(hits("Robotnicy i Rynek; robota na rynku.", "robotnik rynki")).toEqual([
      "Robotnicy",
      "Rynek",
      "rynku",
    ]);
    expect(hits("Karty w karczmie.", "karczma")).toEqual(["karczmie"]);
  });
  it("marks words that are typed without their accents, and leaves the text as it is", () => {
    prefs.lang = "pl";
    const text = "Żółta łódź: „łodzie”, łódź.";
    expect(hits(text, "lodz")).toEqual(["łódź", "łodzie", "łódź"]);
    expect(
      marked(text, "lodz")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
  it("marks nothing where nothing is looked for", () => {
    expect(marked("A card.", "")).toEqual([{ text: "A card.", hit: false }]);
  });
});

describe("a name on the map", () => {
  it("is found without the marks of its letters, and in another case", () => {
    expect(fold("Środkowe Włochy")).toBe("srodkowe wlochy");
    expect(wordsOf("Księstwo Nadrenii")).toEqual(["ksiestwo", "nadrenii"]);
    expect(fits(fold("Nadrenia"), fold("Nadrenii"), "pl")).toBe(true);
    expect(fits(fold("Nadrenia"), fold("Nawarra"), "pl")).toBe(false);
    expect(stem("cities", "en")).toBe(stem("city", "en"));
  });
});
