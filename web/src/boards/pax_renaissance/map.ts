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

type Side = "right" | "left" | "below" | "above" | "below-left" | "below-right" | "above-left";
/** Where the name of a city stands, so that names fit beside figures on a low, wide map. */
const LABEL_SIDE: Record<string, Side> = {
  london: "left",
  bordeaux: "left",
  bruges: "right",
  paris: "left",
  lyon: "right",
  lubeck: "left",
  novgorod: "below-right",
  nurnberg: "left",
  vienna: "below",
  buda: "right",
  varna: "left",
  caffa: "left",
  tana: "left",
  trebizond: "left",
  toledo: "left",
  granada: "left",
  spice_islands: "above-left",
  valencia: "right",
  algiers: "right",
  timbuktu: "right",
  venice: "below",
  venice_2: "right",
  constantinople_1: "above",
  constantinople_2: "above",
  constantinople_3: "above",
  modon: "above",
  rhodes: "left",
  cairo: "left",
  cyprus: "left",
  red_sea: "left",
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
      side: LABEL_SIDE[city.id] ?? "below",
      capital: city.capital,
      named: city.label !== null,
    },
  ]),
  ...layout.extra_slots.map((slot) => [
    "venice_2",
    { ...percent(slot.x, slot.y), side: "right" as Side, capital: false, named: false },
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
  england: "top-left",
  france: "top-left",
  holy_roman_empire: "bottom-left",
  hungary: "top-right",
  byzantium: "top-left",
  portugal: "top-right",
  aragon: "top-right",
  papal_states: "bottom-right",
  ottoman: "top-left narrow",
  mamluk: "top-right narrow",
};
