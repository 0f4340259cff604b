// The map in words, for those who hear the page; and who rules where.
import type { SeatMark as Mark } from "../../lib/seats";
import { t, type GameWords } from "../../lib/words.svelte";
import type { BorderView, CardView, CityView, LandView, View } from "../../shapes/pax_renaissance";

export interface Rule {
  card: CardView;
  seat: number | null;
}

/** Each empire card with whoever holds it; a vassal with its suzerain's holder. */
export function rulersOf(view: View): Record<string, Rule> {
  const found: Record<string, Rule> = {};
  const add = (card: CardView, seat: number | null) => {
    if (card.empire) found[card.card] = { card, seat };
    for (const vassal of card.vassals) add(vassal, seat);
  };
  for (const throne of view.thrones) add(throne, null);
  for (const player of view.players)
    for (const card of [...player.west, ...player.east]) add(card, player.seat);
  return found;
}

/** The colour of a land's faith. */
export const tint = (state: string): string =>
  state === "feudal" ? "var(--land)" : `var(--tint-${state})`;

/** What a City is called and what stands in it. */
export function cityName(city: CityView, land: LandView, words: GameWords): string {
  return [
    words.say(`city-${city.city}`),
    words.say(`empire-${land.empire}`),
    city.blocked
      ? t("pax-blocked")
      : city.token
        ? words.say(tokenMessage(city.token))
        : words.say("pax-levy", { token: words.say(tokenMessage(city.icon)) }),
    city.emporium ? t(`pax-emporium-${city.emporium}`) : "",
  ]
    .filter(Boolean)
    .join("; ");
}
function tokenMessage(token: string): string {
  return token.startsWith("pawn_") ? "piece-pawn" : `token-${token}`;
}
/** What a border is called and what lies on it. */
export function borderName(border: BorderView, words: GameWords, marks: Mark[]): string {
  return [
    words.say(`border-${border.border}`),
    t(border.sea ? "pax-sea" : "pax-land"),
    border.concession !== null
      ? t("pax-concession", { name: marks[border.concession]?.name ?? "" })
      : "",
    border.pirate ? words.say(`token-pirate_${border.pirate}`) : "",
  ]
    .filter(Boolean)
    .join("; ");
}
/** What a land is called, its faith and who rules it. */
export function landName(
  land: LandView,
  rule: Rule | undefined,
  words: GameWords,
  marks: Mark[],
): string {
  return [
    words.say(`empire-${land.empire}`),
    words.say(`state-${land.state}`),
    rule?.seat != null ? t("pax-ruled", { name: marks[rule.seat]?.name ?? "" }) : t("pax-throne"),
    ...(rule?.card.repressed ?? []).map((token) =>
      t("pax-repressed", { token: words.say(tokenMessage(token)) }),
    ),
  ].join("; ");
}
