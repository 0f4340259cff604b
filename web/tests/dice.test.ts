import { expect, test } from "vitest";
import { fits, hashOf } from "../src/lib/dice";

const saw = { commitment: "c", nonces: { 1: "mine" } };

test("the dice are those that were promised, with our number in them", () => {
  expect(fits(saw, "c", ["theirs", "mine"])).toBe(true);
  expect(fits(saw, "c", ["mine", "theirs"])).toBe(false);
  expect(fits(saw, "another", ["theirs", "mine"])).toBe(false);
});

test("the hash of a secret is the one of the records", async () => {
  const known = "96a654953b59501ea69b2c7e83140fb2c4db441a9d9849e30468b22bb1e81e64";
  expect(await hashOf("7")).toBe(known);
});
