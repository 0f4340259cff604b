// The mat of a Realm in full: whatever everybody may know of it, a line each.
import { number, t, type GameWords } from "../../lib/words.svelte";
import type { BoardProps, Large } from "../board";
import type { EuropeView, OfficerView, PlayerView } from "../../shapes/price_of_power";
import { signed, landUnits, POWERS, type EuropeBox } from "./types";

type Line = Large["lines"][number];

/** The player whom an element names: a seat, or the Realm of one. */
function playerOf(element: string, view: EuropeView): PlayerView | undefined {
  const [family, id = ""] = element.split(":");
  if (family === "seat") return view.players[Number(id)];
  if (family === "realm") return view.players.find((player) => player.realm === id);
  return undefined;
}

const IN_PERSON = "ruler";

/** A Character by name; the Ruler who leads in person has no Character of their own there. */
export function called(
  id: string,
  ruler: OfficerView | null | undefined,
  words: GameWords,
): string {
  if (id !== IN_PERSON) return words.say(`character-${id}`);
  return ruler && ruler.character !== IN_PERSON
    ? words.say(`character-${ruler.character}`)
    : words.say("role-ruler");
}

const capital = (name: string) => name.slice(0, 1).toLocaleUpperCase() + name.slice(1);

/** What lies on and beside a Realm's mat; nothing for any other element. */
export function mat(
  element: string,
  { view, box: given, words, marks }: BoardProps<EuropeView>,
): Large | null {
  const player = playerOf(element, view);
  if (!player) return null;
  const box = given as unknown as EuropeBox;
  const realm = (id: string) => words.say(`realm-${id}`);
  const realms = (ids: string[]) => ids.map(realm).join(", ");
  const person = (officer: OfficerView | null) =>
    officer
      ? called(officer.character, player.ruler, words) + (officer.ill ? ` (${t("pp-ill")})` : "")
      : "–";
  const card = (id: string) => words.say(`card-${box.cards.find((one) => one.id === id)?.type.id}`);
  const lines: Line[] = [];
  const add = (icon: string, name: string, text: string | number) => {
    if (text !== "" && text !== 0) lines.push({ icon, name: capital(name), text: String(text) });
  };

  add("prest", t("pp-prestige"), number(player.prestige));
  add(
    "coin",
    t("pp-ducats"),
    `${player.ducats} · ${t("pp-treasury", {
      income: player.base_tax + player.vassal_tax,
      interest: player.interest,
    })}`,
  );
  for (const power of POWERS)
    add(
      power,
      words.say(`power-${power}`),
      `${player.power[power]} · ${person(player.advisors[power] ?? null)}`,
    );
  add("crown", t("pp-ruler"), player.ruler ? person(player.ruler) : t("pp-interregnum"));
  add("stab", t("pp-stability"), signed(player.stability));
  add("catholic", t("pp-faith"), words.say(`faith-${player.faith}`));
  add(
    "man",
    t("pp-manpower"),
    t("pp-manpower-of", {
      available: player.available,
      exhausted: player.exhausted,
      all: player.manpower,
    }),
  );
  for (const army of player.armies)
    if (landUnits(army) > 0 || army.general)
      add(
        "halberd",
        army.area ? words.say(`area-${army.area}`) : t("pp-legend-army"),
        [
          ...Object.values(army.units).flatMap((kinds) =>
            Object.entries(kinds).map(([kind, n]) => `${words.say(`unit-${kind}`)} ${n}`),
          ),
          ...(army.general ? [person(army.general)] : []),
        ].join(", "),
      );
  add(
    "halberd",
    t("pp-infantry-alone"),
    Object.entries(player.infantry)
      .map(([area, n]) => `${words.say(`area-${area}`)} ${n}`)
      .join(", "),
  );
  const { fleet } = player;
  const at = fleet.zone
    ? words.say(`zone-${fleet.zone}`)
    : fleet.port
      ? words.say(`province-${fleet.port}`)
      : "";
  if (at)
    add(
      "ship",
      at,
      [
        t("pp-fleet-of", { light: fleet.light, heavy: fleet.heavy, galleys: fleet.galleys }),
        ...(fleet.admiral ? [person(fleet.admiral)] : []),
      ].join(", "),
    );
  add("node", t("pp-merchants"), player.merchants.length);
  add(
    "hand",
    t("pp-hand-of"),
    Object.values(player.hand_by_deck).reduce((sum, n) => sum + n, 0),
  );
  add("cards", t("pp-display"), Object.keys(player.display).map(card).join(", "));
  add("star", t("pp-ideas"), player.ideas.map((one) => words.say(`idea-${one}`)).join(", "));
  add(
    "mission",
    t("pp-missions"),
    [
      t("pp-missions-held", { n: player.missions_held }),
      ...player.missions_done.map((one) => words.say(`mission-${one}`)),
    ].join(", "),
  );
  add("ally", t("pp-allies"), realms(Object.keys(player.allies)));
  add("ring", t("pp-marriages"), realms(Object.keys(player.marriages)));
  add(
    "vassal",
    t("pp-vassal"),
    realms(Object.keys(view.vassals).filter((one) => view.vassals[one] === player.realm)),
  );
  add(
    "mil",
    t("pp-at-war"),
    realms(
      view.wars.flatMap((war) =>
        war.aggressor === player.realm
          ? [war.target]
          : war.target === player.realm
            ? [war.aggressor]
            : [],
      ),
    ),
  );
  add(
    "next",
    t("pp-cbs"),
    realms(view.cbs.flatMap(([seat, target]) => (seat === player.seat ? [target] : []))),
  );
  return {
    title: marks[player.seat]?.name ?? realm(player.realm),
    lines,
  };
}
