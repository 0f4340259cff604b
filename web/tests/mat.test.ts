// What lies on a Realm's mat, in words: whoever leads an Army has a name.
import { expect, test } from "vitest";
import type { BoardProps } from "../src/boards/board";
import { mat } from "../src/boards/price_of_power/mat";
import { GameWords } from "../src/lib/words.svelte";
import type { EuropeView } from "../src/shapes/price_of_power";

const words = new GameWords(
  "en",
  "character-isabella = Isabella\nrole-ruler = the Ruler\narea-castile = Castile\n",
);

function armies(ruler: { character: string; ill: boolean } | null): string {
  const player = {
    seat: 0,
    realm: "castile",
    power: {},
    advisors: {},
    ruler,
    armies: [{ area: "castile", units: {}, general: { character: "ruler", ill: false } }],
    infantry: {},
    fleet: { zone: "", port: "", light: 0, heavy: 0, galleys: 0, admiral: null },
    merchants: [],
    hand_by_deck: {},
    display: {},
    ideas: [],
    missions_held: 0,
    missions_done: [],
    allies: {},
    marriages: {},
  };
  const props = {
    view: { players: [player], vassals: {}, wars: [], cbs: [] } as unknown as EuropeView,
    box: { cards: [] },
    words,
    marks: [],
  } as unknown as BoardProps<EuropeView>;
  return mat("seat:0", props)!.lines.find((line) => line.name === "Castile")!.text!;
}

test("an Army that the Ruler leads in person says who that is", () => {
  expect(armies({ character: "isabella", ill: false })).toBe("Isabella");
  expect(armies(null)).toBe("the Ruler");
});
