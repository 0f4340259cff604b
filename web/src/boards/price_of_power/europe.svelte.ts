/* eslint-disable svelte/prefer-svelte-reactivity -- each of these is made once and never changed */
// What there is to see on the map of Europe: who holds what, what stands where, how names give way
// to one another at a zoom, and what of all that is read out.
import { prefs } from "../../lib/prefs.svelte";
import { fits, fold, wordsOf } from "../../lib/spelling";
import { t } from "../../lib/words.svelte";
import type { AreaView, EuropeView } from "../../shapes/price_of_power";
import type { BoardProps } from "../board";
import { AREAS, broken, middle, PROVINCES, SEAS, SHEET, shifts } from "./map";
import {
  holding,
  landUnits,
  type Area,
  type EuropeBox,
  type Held,
  type Layer,
  type Place,
} from "./types";

/** How wide a letter of a Realm's name is, and how high a line, in pixels. */
const LETTER = 9;
const LINE = 18;
/** How much larger the names of players' Realms are. */
const LARGE = 1.3;
/** The same of an Area's name, with how many letters fit into a line, and of the row below it. */
const AREA = { letter: 6.9, line: 14.5, letters: 14, cubes: 17, token: 23 };
const SEA = { letter: 7.4, line: 15, slots: 11 };
const CITY = { letter: 6.4, line: 12, below: 14 };
const PLATE = { w: 54, h: 24 };
/** A player's Capital, with its crown above it, and a Town that is lit. */
const CAPITAL = { w: 20, h: 32, up: 6 };
const TOWN = { w: 22, h: 22, up: 0 };
/** From which zoom on the map has names of Areas, and of Provinces. */
const FAR = 0.62;
const NEAR = 1.7;

/** An Army, Ships or Rebels, and where they stand. */
export interface Plate {
  key: string;
  seat: number | null;
  n: number;
  icon: string;
  name: string;
  at: { x: number; y: number };
  row: number;
  element: string;
}

/** An Area with its shape and what is on it. */
export interface Drawn {
  area: Area;
  shape: NonNullable<(typeof AREAS)[string]>;
  state: AreaView | undefined;
}

export class Europe {
  constructor(
    private props: () => BoardProps<EuropeView>,
    private layer: () => Layer,
    private scale: () => number,
  ) {}

  /** Names that a zoom does not show are not drawn at all. */
  far = $derived.by(() => this.scale() < FAR);
  near = $derived.by(() => this.scale() >= NEAR);

  // What is looked up thousands of times for one drawing is taken out of the properties once.
  view = $derived.by(() => this.props().view);
  words = $derived.by(() => this.props().words);
  marks = $derived.by(() => this.props().marks);
  me = $derived.by(() => this.props().me);
  lit = $derived.by(() => this.props().lit);
  box = $derived.by(() => this.props().box as unknown as EuropeBox);
  letter = (seat: number) => this.marks[seat]?.letter;
  seatName = (seat: number) => this.marks[seat]?.name ?? "";
  /** Names of Areas are said hundreds of times, with each neighbour. */
  areaNames = $derived(
    new Map(this.box.areas.map((area) => [area.id, this.words.say(`area-${area.id}`)] as const)),
  );
  areaName = (id: string) => this.areaNames.get(id) ?? "";
  placeName = (id: string) => this.words.say(`province-${id}`);
  realmName = (id: string) => this.words.say(`realm-${id}`);
  stateOf = (area: Area): AreaView | undefined => this.view.areas[area.id];
  inPlay = (each: { east: boolean }) => this.view.edition > 0 || !each.east;
  capitals = $derived(new Set(this.view.players.map((player) => player.capital)));
  realmSeats = $derived(
    new Map(this.view.players.map((player) => [player.realm, player.seat] as const)),
  );
  /** Where the map opens: at one's own Capital, or in the middle of Europe. */
  start = $derived.by(() => {
    const capital = this.me === null ? undefined : this.view.players[this.me]?.capital;
    return (capital && PROVINCES[capital]?.site) || { x: 42, y: 42 };
  });

  drawn = $derived(
    this.box.places.flatMap((place) => {
      const shape = PROVINCES[place.id];
      return shape ? [{ place, shape }] : [];
    }),
  );

  // -- who has a Province -------------------------------------------------------------------

  holdings = $derived.by(() => {
    const { provinces } = this.view;
    const { places, realms } = this.box;
    const seats = realms.map((realm) => this.realmSeats.get(realm.id));
    return places.map((place) => holding(provinces[place.id], seats[place.flag]));
  });
  held = (place: Place): Held => this.holdings[place.no]!;
  most = (influence: Record<string, number>): string | null => {
    const rows = Object.entries(influence).sort(([, a], [, b]) => b - a);
    if (rows.length === 0 || rows[0]![1] === rows[1]?.[1]) return null;
    return rows[0]![0];
  };
  faithOf = (area: Area) =>
    this.stateOf(area)?.revolution
      ? "revolutionary"
      : (this.stateOf(area)?.faith ?? this.box.faiths[area.faith]?.id ?? "none");
  /** The Battlegrounds of the Power Struggles that are on: by Area, which one. */
  contested = $derived.by(() => {
    const found: [string, string][] = [];
    for (const id of this.view.struggles.active) {
      const struggle = this.box.struggles.find((one) => one.id === id);
      for (const no of struggle?.battlegrounds ?? []) found.push([this.box.areas[no]!.id, id]);
    }
    return new Map(found);
  });
  struggleName = (id: string) => this.words.say(`struggle-${id}`);
  imperial = (area: Area) => area.hre && !this.stateOf(area)?.not_hre;

  /** The colour of a Province in the layer that is shown. */
  fill(place: Place): string {
    const area = this.box.areas[place.area]!;
    if (!this.inPlay(place)) return "var(--sunken)";
    if (this.layer() === "faith") return `var(--f-${this.faithOf(area)}, var(--land))`;
    if (this.layer() === "influence") {
      const who = this.most(this.stateOf(area)?.influence ?? {});
      return who === null ? "var(--land)" : who === "imperial" ? "var(--imp)" : `var(--t${who})`;
    }
    if (this.layer() === "trade") return "var(--land)";
    if (this.layer() === "empire") return this.imperial(area) ? "var(--imp)" : "var(--land)";
    const now = this.held(place);
    if (this.layer() === "unrest") return now.unrest || now.rebels ? "var(--hot)" : "var(--land)";
    return now.seat === null ? `var(--npr${place.flag % 4})` : `var(--t${now.seat})`;
  }
  main = $derived.by(() => {
    const now = this.holdings;
    return this.drawn.map(({ place, shape }) => ({
      place,
      shape,
      now: now[place.no]!,
      fill: this.fill(place),
    }));
  });
  areas = $derived(
    this.box.areas
      .filter((area) => AREAS[area.id])
      .map((area) => ({ area, shape: AREAS[area.id]!, state: this.stateOf(area) })),
  );
  /** Realms with a name of their own on the whole map: players, and who has three Provinces. */
  realms = $derived(
    this.box.realms.flatMap((realm, no) => {
      const seat = this.realmSeats.get(realm.id) ?? null;
      const sites = this.main.flatMap(({ place, shape, now }) =>
        this.inPlay(place) &&
        (seat === null ? place.flag === no && now.seat === null : now.seat === seat && !now.vassal)
          ? [shape.site]
          : [],
      );
      if (sites.length < (seat === null ? 3 : 1)) return [];
      return [{ id: realm.id, seat, at: middle(sites), size: sites.length }];
    }),
  );
  /** Of names that would lie on one another at this zoom, that of the larger Realm. */
  named = $derived.by(() => {
    const order = this.realms.toSorted(
      (a, b) => Number(b.seat !== null) - Number(a.seat !== null) || b.size - a.size,
    );
    const kept: { left: number; right: number; y: number }[] = [];
    return order.filter((realm) => {
      const letter = realm.seat === null ? LETTER : LETTER * LARGE;
      const half = (this.realmName(realm.id).length * letter) / 2;
      const at = (realm.at.x / 100) * SHEET.w * this.scale();
      const y = (realm.at.y / 100) * SHEET.h * this.scale();
      const taken = kept.some(
        (each) => at - half < each.right && at + half > each.left && Math.abs(y - each.y) < LINE,
      );
      if (!taken) kept.push({ left: at - half, right: at + half, y });
      return !taken;
    });
  });

  // -- forces ------------------------------------------------------------------------------

  plates = $derived.by(() => {
    const found: Plate[] = [];
    const rows: Record<string, number> = {};
    const add = (
      where: string,
      at: { x: number; y: number } | undefined,
      plate: Omit<Plate, "at" | "row" | "key">,
    ) => {
      if (!at || plate.n === 0) return;
      const row = rows[where] ?? 0;
      rows[where] = row + 1;
      found.push({ ...plate, at, row, key: `${where}/${row}` });
    };
    for (const player of this.view.players) {
      for (const army of player.armies)
        if (army.area)
          add(army.area, AREAS[army.area]?.units, {
            seat: player.seat,
            n: landUnits(army),
            icon: "man",
            name: t("pp-army", { player: this.seatName(player.seat), n: landUnits(army) }),
            element: `area:${army.area}`,
          });
      for (const [area, n] of Object.entries(player.infantry))
        add(area, AREAS[area]?.units, {
          seat: player.seat,
          n,
          icon: "halberd",
          name: t("pp-infantry", { player: this.seatName(player.seat), n }),
          element: `area:${area}`,
        });
      const ships = { ...player.ships };
      const ports = { ...player.ships_in_port };
      const fleet = player.fleet.light + player.fleet.heavy + player.fleet.galleys;
      if (player.fleet.zone) ships[player.fleet.zone] = (ships[player.fleet.zone] ?? 0) + fleet;
      if (player.fleet.port) ports[player.fleet.port] = (ports[player.fleet.port] ?? 0) + fleet;
      for (const [zone, n] of Object.entries(ships))
        add(zone, SEAS[zone]?.label, {
          seat: player.seat,
          n,
          icon: "ship",
          name: t("pp-ships", { player: this.seatName(player.seat), n }),
          element: `zone:${zone}`,
        });
      for (const [port, n] of Object.entries(ports))
        add(port, PROVINCES[port]?.port ?? undefined, {
          seat: player.seat,
          n,
          icon: "ship",
          name: t("pp-ships", { player: this.seatName(player.seat), n }),
          element: `province:${port}`,
        });
    }
    for (const [area, state] of Object.entries(this.view.areas))
      add(area, AREAS[area]?.units, {
        seat: null,
        n: state.rebels,
        icon: "torch",
        name: t("pp-rebels", { n: state.rebels }),
        element: `area:${area}`,
      });
    return found;
  });

  // -- names that give way ------------------------------------------------------------------

  /** What hangs below the name of an Area: Influence, Claims, a Plague, a Battleground. */
  hung = (state: AreaView | undefined) =>
    state !== undefined &&
    (Object.keys(state.influence).length > 0 || state.claims.length > 0 || state.plague);
  pixels = (spot: { x: number; y: number }) => ({
    x: (spot.x / 100) * SHEET.w * this.scale(),
    y: (spot.y / 100) * SHEET.h * this.scale(),
  });
  /** Where Armies, Ships and Rebels stand. */
  obstacles = $derived(
    this.plates.map((plate) => {
      const { x, y } = this.pixels(plate.at);
      return { x, y: y + PLATE.h * plate.row, ...PLATE };
    }),
  );
  /** The names of Realms on the whole map, each off the Armies and off the Areas that are lit. */
  realmNames = $derived.by(() => {
    if (!this.far) return [];
    const lit = this.areas
      .filter(({ area }) => this.lit.has(`area:${area.id}`))
      .map(({ area, shape }) => {
        const { lines, letters } = broken(this.areaName(area.id), AREA.letters);
        return {
          ...this.pixels(shape.label),
          w: letters * AREA.letter + 12,
          h: lines * AREA.line + 8,
        };
      });
    const boxes = this.named.map((realm) => ({
      ...this.pixels(realm.at),
      w: this.realmName(realm.id).length * LETTER * (realm.seat === null ? 1 : LARGE),
      h: LINE,
    }));
    const by = shifts(boxes, [...this.obstacles, ...lit]);
    return this.named.map((realm, i) => ({ ...realm, dy: by[i]! }));
  });
  /** How far the names of Areas and Sea Zones move up or down, by their elements, so that none lies
   *  on another, on an Army, on a Capital, on a Town that is lit or on the name of a Town. */
  moved = $derived.by((): Record<string, number> => {
    if (this.far) return {};
    const taken = [...this.obstacles];
    for (const { place, shape } of this.drawn) {
      const lit = this.lit.has(`province:${place.id}`);
      if (!lit && !this.capitals.has(place.id)) continue;
      const { x, y } = this.pixels(shape.site);
      const { w, h, up } = lit ? TOWN : CAPITAL;
      taken.push({ x, y: y - up, w, h });
    }
    if (this.near)
      for (const { place, shape } of this.drawn) {
        if (!this.inPlay(place)) continue;
        const { x, y } = this.pixels(shape.site);
        const wide = this.placeName(place.id).length * CITY.letter;
        taken.push({ x, y: y + CITY.below, w: wide, h: CITY.line });
      }
    const named = this.areas.filter(({ area }) => this.inPlay(area));
    const boxes = named.map(({ area, shape, state }) => {
      const { lines, letters } = broken(this.areaName(area.id), AREA.letters);
      const under = this.contested.has(area.id) ? AREA.token : this.hung(state) ? AREA.cubes : 0;
      return {
        ...this.pixels(shape.label),
        w: letters * AREA.letter,
        h: lines * AREA.line + under,
      };
    });
    const seas = Object.entries(SEAS).map(([id, sea]) => ({
      ...this.pixels(sea.label),
      w: this.words.say(`zone-${id}`).length * SEA.letter,
      h: SEA.line + (this.view.slots[id] ? SEA.slots : 0),
    }));
    const names = [
      ...named.map(({ area }) => `area:${area.id}`),
      ...Object.keys(SEAS).map((id) => `zone:${id}`),
    ];
    const found = shifts([...boxes, ...seas], taken);
    return Object.fromEntries(names.map((name, i) => [name, found[i]!]));
  });

  // -- what is read out ---------------------------------------------------------------------

  standing = $derived.by(() => {
    const found: Record<string, Plate[]> = {};
    for (const plate of this.plates) (found[plate.element] ??= []).push(plate);
    return found;
  });
  cubes = (influence: Record<string, number>) =>
    Object.entries(influence).flatMap(([who, n]) => Array.from({ length: n }, () => who));
  ownersOf = (area: Area) => {
    const owners = area.places.map((no) => {
      const now = this.held(this.box.places[no]!);
      if (now.seat !== null) return this.seatName(now.seat);
      const flag = this.box.realms[this.box.places[no]!.flag];
      return flag ? this.realmName(flag.id) : "";
    });
    return [...new Set(owners)].filter(Boolean).join(", ");
  };
  areaSaid(area: Area): string {
    const state = this.stateOf(area);
    const units = this.standing[`area:${area.id}`] ?? [];
    return [
      this.areaName(area.id),
      t("pp-owners", { owners: this.ownersOf(area) }),
      area.no < this.box.main_areas
        ? t("pp-faith-of", { faith: this.words.say(`faith-${this.faithOf(area)}`) })
        : "",
      (state?.dissent ?? []).length > 0
        ? t("pp-dissent-of", { who: state!.dissent.map(this.seatName).join(", ") })
        : "",
      this.view.electors.includes(area.id)
        ? t("pp-elector")
        : this.imperial(area)
          ? t("pp-in-the-empire")
          : "",
      state?.plague ? t("pp-plague") : "",
      this.contested.has(area.id)
        ? t("pp-battleground-of", { struggle: this.struggleName(this.contested.get(area.id)!) })
        : "",
      ...Object.entries(state?.influence ?? {}).map(([who, n]) =>
        t("pp-influence-of", {
          who: who === "imperial" ? t("pp-imperial") : this.seatName(Number(who)),
          n,
        }),
      ),
      ...(state?.claims ?? []).map((seat) => t("pp-claim-of", { who: this.seatName(seat) })),
      ...units.map((plate) => plate.name),
      area.borders.length > 0
        ? t("pp-neighbours", {
            areas: area.borders.map((no) => this.areaName(this.box.areas[no]?.id ?? "")).join(", "),
          })
        : "",
    ]
      .filter(Boolean)
      .join("; ");
  }
  placeSaid(place: Place): string {
    const now = this.held(place);
    const flag = this.box.realms[place.flag];
    return [
      this.placeName(place.id),
      this.areaName(this.box.areas[place.area]!.id),
      now.seat !== null ? this.seatName(now.seat) : flag ? this.realmName(flag.id) : "",
      t("pp-tax", { tax: place.tax }),
      now.vassal ? t("pp-vassal") : "",
      now.unrest ? t("pp-unrest") : "",
      now.rebels ? t("pp-rebel-town") : "",
      now.occupier !== null ? t("pp-occupied", { who: this.seatName(now.occupier) }) : "",
    ]
      .filter(Boolean)
      .join("; ");
  }

  // -- finding ---------------------------------------------------------------------------

  /** An Area by its name, by that of a Province in it, or of a Realm whose Capital is there. */
  sought(wanted: string): Drawn | undefined {
    const name = fold(wanted).trim();
    if (wordsOf(name).length === 0) return undefined;
    const parts = wordsOf(name);
    const starts = (said: string) => fold(said).startsWith(name);
    const holds = (said: string) =>
      fold(said).includes(name) ||
      parts.every((part) => wordsOf(said).some((known) => fits(known, part, prefs.lang)));
    const areaOf = (place: Place | undefined) =>
      this.areas.find((each) => each.area.no === place?.area);
    return (
      this.areas.find((each) => starts(this.areaName(each.area.id))) ??
      areaOf(this.box.places.find((place) => starts(this.placeName(place.id)))) ??
      areaOf(
        this.box.places[
          this.box.realms.find((realm) => starts(this.realmName(realm.id)))?.capital ?? -1
        ],
      ) ??
      this.areas.find((each) => holds(this.areaName(each.area.id))) ??
      areaOf(this.box.places.find((place) => holds(this.placeName(place.id))))
    );
  }
}
