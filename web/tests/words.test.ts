import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tours } from "../src/boards/tours";
import { clock, number } from "../src/lib/words.svelte";

const source = (lang: string) => readFileSync(`src/text/${lang}.ftl`, "utf8");
const ids = (lang: string) => [...source(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
const variables = (lang: string) =>
  new Map(
    source(lang)
      .split(/^(?=[a-z][\w-]* =)/m)
      .map((entry) => [
        entry.split(" ")[0]!,
        [...new Set([...entry.matchAll(/\$(\w+)/g)].map((m) => m[1]!))].sort().join(),
      ]),
  );

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

describe("the words of the frame", () => {
  it("are the same messages with the same variables in both languages", () => {
    expect(ids("pl").toSorted()).toEqual(ids("en").toSorted());
    for (const [id, used] of variables("pl"))
      expect([id, used]).toEqual([id, variables("en").get(id)]);
  });
  it("stand once, and parse", () => {
    for (const lang of ["pl", "en"]) {
      expect(ids(lang).length).toBe(new Set(ids(lang)).size);
      const bundle = new FluentBundle(lang);
      expect(bundle.addResource(new FluentResource(source(lang)))).toEqual([]);
      // What does not parse is passed over in silence, so each is looked for.
      expect(ids(lang).filter((id) => !bundle.hasMessage(id))).toEqual([]);
    }
  });
  it("are all there that the code says", () => {
    const known = new Set(ids("en"));
    const said = files("src")
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/\bt\(\s*"([a-z][\w-]*)/g)])
      .map((match) => match[1]!);
    expect(said.filter((id) => !known.has(id))).toEqual([]);
    const games = files("../src/stolnik/games").filter((path) => path.endsWith("en.ftl"));
    const told = new Set(
      games.flatMap((path) =>
        [...readFileSync(path, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!),
      ),
    );
    const steps = Object.values(tours)
      .flat()
      .map((step) => `tour-${step.text}`);
    expect(steps.filter((id) => !known.has(id) && !told.has(id))).toEqual([]);
    const asked = files("src")
      .filter((path) => /\.(svelte|ts)$/.test(path))
      .flatMap((path) => [
        ...readFileSync(path, "utf8").matchAll(/\bwords\.say\(\s*"([a-z][\w-]*)"/g),
      ])
      .map((match) => match[1]!);
    expect(asked).toContain("pax-own");
    expect(asked.filter((id) => !told.has(id))).toEqual([]);
  });
  it("count in Polish", () => {
    const bundle = new FluentBundle("pl", { useIsolating: false });
    bundle.addResource(new FluentResource(source("pl")));
    const say = (count: number) =>
      bundle.formatPattern(bundle.getMessage("rules-found")!.value!, { count });
    expect([1, 3, 5, 22].map(say)).toEqual(["1 punkt", "3 punkty", "5 punktów", "22 punkty"]);
  });
});

describe("clocks", () => {
  it("count minutes, and hours where there are any", () => {
    expect([59, 760, 3661].map(clock)).toEqual(["0:59", "12:40", "1:01:01"]);
  });
});

describe("figures", () => {
  it("have a minus, not a hyphen, where they are less than nothing", () => {
    expect([-3, 0, 12].map(number)).toEqual(["−3", "0", "12"]);
  });
});
