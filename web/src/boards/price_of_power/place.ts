// What lies in an Area, or what a Province is, seen large: read here without zooming in.
import { t } from "../../lib/words.svelte";
import type { BoardProps, Large } from "../board";
import type { EuropeView } from "../../shapes/price_of_power";
import { holding, landUnits, type Area, type EuropeBox, type Place } from "./types";

type Line = Large["lines"][number];

/** The large view of an Area or a Province; of anything else nothing. */
export function place(element: string, props: BoardProps<EuropeView>): Large | null {
  const [family = "", id = ""] = element.split(":");
  const box = props.box as unknown as EuropeBox;
  const province = family === "province" ? box.places.find((one) => one.id === id) : undefined;
  const area = box.areas.find((one) =>
    province ? one.no === province.area : family === "area" && one.id === id,
  );
  if (!area) return null;
  const places = province ? [province] : area.places.map((no) => box.places[no]!);
  return {
    title: props.words.say(`${family}-${id}`),
    under: province
      ? `${props.words.say(`area-${area.id}`)} · ${t("pp-tax-beside")}`
      : about(area, box, props),
    lines: [...owners(places, box, props), ...(province ? [] : standing(area, props))],
  };
}

function about(area: Area, box: EuropeBox, { view, words }: BoardProps<EuropeView>): string {
  const state = view.areas[area.id];
  const faith = state?.revolution ? "revolutionary" : (state?.faith ?? box.faiths[area.faith]?.id);
  const empire = view.electors.includes(area.id)
    ? t("pp-elector")
    : area.hre && !state?.not_hre
      ? t("pp-in-the-empire")
      : "";
  const said = faith ? t("pp-faith-of", { faith: words.say(`faith-${faith}`) }) : "";
  return [said, empire, t("pp-tax-beside")].filter(Boolean).join(" · ");
}

/** A line for each owner: the Provinces, with their Tax Value and with what is wrong there. */
function owners(
  places: Place[],
  box: EuropeBox,
  { view, words, marks }: BoardProps<EuropeView>,
): Line[] {
  const seats = new Map(view.players.map((player) => [player.realm, player.seat] as const));
  const found = new Map<string, string[]>();
  for (const each of places) {
    const realm = box.realms[each.flag]?.id ?? "";
    const now = holding(view.provinces[each.id], seats.get(realm));
    const name = now.seat === null ? words.say(`realm-${realm}`) : (marks[now.seat]?.name ?? "");
    const marked = [
      now.unrest ? t("pp-unrest") : "",
      now.rebels ? t("pp-rebel-town") : "",
      now.occupier === null ? "" : t("pp-occupied", { who: marks[now.occupier]?.name ?? "" }),
    ].filter(Boolean);
    const owner = now.vassal ? `${name} (${t("pp-vassal")})` : name;
    const said = `${words.say(`province-${each.id}`)} ${each.tax}`;
    found.set(owner, [
      ...(found.get(owner) ?? []),
      marked.length > 0 ? `${said} (${marked.join(", ")})` : said,
    ]);
  }
  return [...found].map(([name, said]) => ({ icon: "shield", name, text: said.join(", ") }));
}

/** Influence, Claims, Units and what else lies in an Area. */
function standing(area: Area, { view, marks }: BoardProps<EuropeView>): Line[] {
  const state = view.areas[area.id];
  const name = (seat: number) => marks[seat]?.name ?? "";
  const lines: Line[] = [];
  const influence = Object.entries(state?.influence ?? {}).map(
    ([who, n]) => `${who === "imperial" ? t("pp-imperial") : name(Number(who))} ${n}`,
  );
  if (influence.length > 0)
    lines.push({ icon: "dip", name: t("pp-layer-influence"), text: influence.join(", ") });
  for (const seat of state?.claims ?? [])
    lines.push({ icon: "dot", name: t("pp-claim-of", { who: name(seat) }) });
  for (const { seat, armies, infantry } of view.players) {
    for (const army of armies)
      if (army.area === area.id)
        lines.push({ icon: "man", name: t("pp-army", { player: name(seat), n: landUnits(army) }) });
    const alone = infantry[area.id] ?? 0;
    if (alone > 0)
      lines.push({ icon: "halberd", name: t("pp-infantry", { player: name(seat), n: alone }) });
  }
  if (state?.rebels) lines.push({ icon: "torch", name: t("pp-rebels", { n: state.rebels }) });
  if (state?.plague) lines.push({ icon: "skull", name: t("pp-plague") });
  return lines;
}
