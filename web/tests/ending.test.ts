import { beforeEach, describe, expect, it } from "vitest";
import { endingOf } from "../src/lib/ending";
import { prefs } from "../src/lib/prefs.svelte";
import type { Room, Table } from "../src/shapes/protocol";

const mark = (seat: number, name: string) => ({ seat, name, short: name, letter: name[0]! });
const marks = [mark(0, "Ala"), mark(1, "Bela"), mark(2, "Cyd")];
const stands = (seat: number, place: number, reason: string) => ({ seat, place, score: 0, reason });
const room = (end: string) =>
  ({ end, standings: [stands(1, 2, "told"), stands(2, 1, "told")] }) as unknown as Room;

describe("the ending of a game", () => {
  beforeEach(() => {
    prefs.lang = "en";
  });
  it("names who won, and stands in order, in the words of the table", () => {
    const standings = [stands(0, 2, "less"), stands(1, 1, "more")];
    const ending = endingOf(room("played"), { standings } as Table, marks);
    expect(ending.title).toBe("Bela wins");
    expect(ending.standings.map((each) => each.reason)).toEqual(["more", "less"]);
    expect(ending.resigned).toBe(false);
  });
  it("names all who share it", () => {
    const standings = [stands(0, 1, ""), stands(1, 1, "")];
    expect(endingOf(room("played"), { standings } as Table, marks).title).toBe("Ala, Bela win");
  });
  it("is known from the room where the table says nothing, as after a resignation", () => {
    const ending = endingOf(room("resigned"), { standings: [] } as unknown as Table, marks);
    expect([ending.title, ending.resigned]).toEqual(["Cyd wins", true]);
    const none = { end: "resigned", standings: [] } as unknown as Room;
    expect(endingOf(none, null, marks).title).toBe("The game is over");
  });
});
