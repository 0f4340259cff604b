// Words as they are looked for, by the tables that the server goes by too: stolnik/rulebook/spelling.py.
import { STEPS, STROKES } from "../shapes/spelling";

const steps = Object.fromEntries(
  Object.entries(STEPS).map(([lang, each]) => [
    lang,
    each.map(([pattern, put]) => [new RegExp(pattern, "u"), put] as const),
  ]),
);

/** Small letters without accents: `zolty` of `Żółty`. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, (letter) => STROKES[letter] ?? letter);

/** A folded word without its ending. */
export const stem = (word: string, lang: string): string =>
  (steps[lang] ?? []).reduce((left, [pattern, put]) => left.replace(pattern, put), word);

/** Whether a folded word is what is typed: its beginning, or another form of it. */
export const fits = (known: string, typed: string, lang: string): boolean =>
  known.startsWith(typed) || stem(known, lang) === stem(typed, lang);

/** The folded words of a text. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}_]+/gu) ?? [];
