import { describe, expect, it } from "vitest";
import { marks } from "../src/lib/seats";

const letters = (...names: string[]) =>
  marks(names.map((name, seat) => ({ seat, name }))).map((mark) => mark.letter);

describe("letters of seats", () => {
  it("are initials where these differ", () => {
    expect(letters("Bank Medici", "Bank Fugger", "Bank Coeur")).toEqual(["M", "F", "C"]);
  });

  it("go on to a further letter where two begin alike, and take nobody's initial", () => {
    expect(letters("Kastylia", "Francja", "Anglia", "Austria")).toEqual(["K", "F", "A", "U"]);
    expect(letters("Ala", "Alan", "Leon")).toEqual(["A", "N", "L"]);
  });

  it("are numbers where names do not tell players apart", () => {
    expect(letters("Gość", "Gość")).toEqual(["1", "2"]);
    expect(letters("A", "AA")).toEqual(["1", "2"]);
    expect(letters("Gracz 1", "Gracz 2")).toEqual(["1", "2"]);
  });
});
