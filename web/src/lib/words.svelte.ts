// All words come from Fluent catalogs: the client's own, and those of the game from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../text/en.ftl?raw";
import pl from "../text/pl.ftl?raw";
import { prefs } from "./prefs.svelte";
import type { Lang } from "../shapes/protocol";

export type Args = Record<string, FluentVariable>;
/** Says a message of the catalogs; an attribute is named `message.attribute`. */
export type Say = (id: string, args?: Args) => string;

export class Catalog {
  #bundle: FluentBundle;
  /** Messages without arguments, as they were said before: a board says hundreds of them. */
  #said: Record<string, string | undefined> = Object.create(null);

  constructor(lang: Lang, ...sources: string[]) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  find(id: string, args?: Args): string | undefined {
    if (args) return this.#find(id, args);
    if (!(id in this.#said)) this.#said[id] = this.#find(id);
    return this.#said[id];
  }

  #find(id: string, args?: Args): string | undefined {
    const [name = "", attribute] = id.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern == null ? undefined : this.#bundle.formatPattern(pattern, args, []);
  }
}

const own: Record<Lang, Catalog> = { pl: new Catalog("pl", pl), en: new Catalog("en", en) };

/** The words of the frame, in the language chosen now. */
export const t: Say = (id, args) => own[prefs.lang].find(id, args) ?? id;

/** The words of one game in one language; what it does not have says its id. */
export class GameWords {
  readonly lang: Lang;
  #catalog: Catalog;

  constructor(lang: Lang, source: string) {
    this.lang = lang;
    this.#catalog = new Catalog(lang, source);
  }
  has = (id: string): boolean => this.#catalog.find(id) !== undefined;
  find = (id: string, args?: Args): string | undefined => this.#catalog.find(id, args);
  say: Say = (id, args) => this.#catalog.find(id, args) ?? id;
}

/** A figure, with the sign that type has for less than nothing, not a hyphen. */
export function number(value: number): string {
  return new Intl.NumberFormat(prefs.lang).format(value).replace("-", "−");
}

export function clock(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function ago(iso: string): string {
  const seconds = (Date.parse(iso) - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(prefs.lang, { numeric: "auto" });
  const steps: [number, Intl.RelativeTimeFormatUnit][] = [
    [60, "second"],
    [3600, "minute"],
    [86400, "hour"],
    [Infinity, "day"],
  ];
  const divisors = { second: 1, minute: 60, hour: 3600, day: 86400 } as const;
  const [, unit] = steps.find(([limit]) => Math.abs(seconds) < limit)!;
  return format.format(Math.round(seconds / divisors[unit as keyof typeof divisors]), unit);
}
