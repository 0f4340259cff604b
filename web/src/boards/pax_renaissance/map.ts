// The geography of the map, from map_layout.json: where each land, city and border is drawn.
import layout from "./map_layout.json";

/** The part of the drawing that holds lands, without the bands of their names. */
export const AREA = { x: 14, y: 152, w: 1372, h: 536 };

export interface LandShape {
  id: string;
  row: number;
  col: number;
  x: number;
  y: number;
  w: number;
  h: number;
  land: string;
  rivers: string;
}

export const LANDS: Record<string, LandShape> = Object.fromEntries(
  layout.empires.map((empire) => [
    empire.id,
    {
      id: empire.id,
      row: empire.row,
      col: empire.col,
      ...empire.map_area,
      land: pathOf(empire.land),
      rivers: pathOf(empire.rivers),
    },
  ]),
);

function pathOf(shape: unknown): string {
  if (typeof shape === "string") return shape;
  if (Array.isArray(shape)) return shape.map(pathOf).join("");
  if (shape && typeof shape === "object" && "path" in shape) return String(shape.path);
  return "";
}

type Side = "r" | "l" | "b" | "t" | "bl" | "br" | "tl";
/** Where the name of a city stands, so that names fit beside figures on a low, wide map. */
const LABEL_SIDE: Record<string, Side> = {
  london: "l",
  bordeaux: "l",
  bruges: "r",
  paris: "l",
  lyon: "r",
  lubeck: "l",
  novgorod: "br",
  nurnberg: "l",
  vienna: "b",
  buda: "r",
  varna: "l",
  caffa: "l",
  tana: "l",
  trebizond: "l",
  toledo: "l",
  granada: "l",
  spice_islands: "tl",
  valencia: "r",
  algiers: "r",
  timbuktu: "r",
  venice: "b",
  venice_2: "r",
  constantinople_1: "t",
  constantinople_2: "t",
  constantinople_3: "t",
  modon: "t",
  rhodes: "l",
  cairo: "l",
  cyprus: "l",
  red_sea: "l",
};

export interface CityPlace {
  x: number;
  y: number;
  side: Side;
  capital: boolean;
  named: boolean;
}

const percent = (x: number, y: number) => ({
  x: (100 * (x - AREA.x)) / AREA.w,
  y: (100 * (y - AREA.y)) / AREA.h,
});

export const CITIES: Record<string, CityPlace> = Object.fromEntries([
  ...layout.cities.map((city) => [
    city.id,
    {
      ...percent(city.x, city.y),
      side: LABEL_SIDE[city.id] ?? "b",
      capital: city.capital,
      named: city.label !== null,
    },
  ]),
  ...layout.extra_slots.map((slot) => [
    "venice_2",
    { ...percent(slot.x, slot.y), side: "r" as Side, capital: false, named: false },
  ]),
]);

/** By the two lands, in either order: editions spell the ids of borders differently. */
const BORDERS = new Map(
  layout.borders.map((border) => [
    [...border.empires].sort().join(),
    { ...percent(border.x, border.y), strip: border.strip, sea: border.kind === "sea" },
  ]),
);

export function borderPlace(between: readonly [string, string]) {
  return BORDERS.get([...between].sort().join());
}

export const STRIPS = layout.borders.map((border) => ({
  ...border.strip,
  sea: border.kind === "sea",
}));

export const DIAGONALS = layout.diagonals.map((diagonal) => diagonal.path);

export const ROUTES = layout.routes.map((route) => ({
  emporium: route.emporium,
  colour: route.color,
  path: route.path,
  head: route.head,
  stops: route.stops,
}));

/** The corner of each land where king, queen, bishop and the repressed are shown: free of cities. */
export const CORNER: Record<string, string> = {
  england: "tl",
  france: "tl",
  holy_roman_empire: "bl",
  hungary: "tr",
  byzantium: "tl",
  portugal: "tr",
  aragon: "tr",
  papal_states: "br",
  ottoman: "tl narrow",
  mamluk: "tr",
};
