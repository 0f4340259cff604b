// The geography of the board, from map_shapes.json, as percentages of the map.
import shapes from "./map_shapes.json";

export const FRAME = shapes.map_frame;
const { x: left, y: top, w, h } = FRAME;
export const at = (x: number, y: number) => ({
  x: (100 * (x - left)) / w,
  y: (100 * (y - top)) / h,
});

export const LAND = shapes.land.path;
export const LAKES = shapes.lakes.map((lake) => lake.path);
export const RIVERS = shapes.rivers.map((river) => ({ path: river.path, order: river.order }));
export const OUTLINE = shapes.outline.path;
export const POWERS = shapes.powers;
export const BORDERS = shapes.borders;
/** Where the names, the wealth and the camp of each province stand, in percent of the map: clear of
 *  its estates, of the arrows and of the Sejm. */
const PLACES: Record<string, { label: Spot; wealth: Spot; camp: Spot }> = {
  prussia: { label: [29.6, 34.6], wealth: [29.6, 37.5], camp: [42.5, 34.4] },
  lithuania: { label: [62.2, 20.3], wealth: [62.2, 23.5], camp: [61.3, 36.4] },
  great_poland: { label: [18.4, 48.6], wealth: [18.4, 51.4], camp: [27.5, 61.6] },
  little_poland: { label: [34.2, 74.6], wealth: [34.2, 77.4], camp: [59.2, 82.4] },
  ukraine: { label: [75.2, 58.4], wealth: [75.2, 61.6], camp: [72.6, 75.6] },
};
type Spot = [number, number];
const spot = ([x, y]: Spot) => ({ x, y });
/** Cities that lie where pieces stand are left out. */
const COVERED = new Set([
  ...["czernihow", "kamieniec", "krakow", "krolewiec", "luck", "lwow", "minsk", "poznan"],
  "warszawa",
]);

export const CITIES = shapes.cities
  .filter((city) => !COVERED.has(city.id))
  .map((city) => ({
    ...city,
    // Below Gdańsk stands the name of Prussia.
    anchor: city.id === "gdansk" ? "top" : (city.label?.anchor ?? null),
    ...at(city.x, city.y),
  }));
export const SEAS = shapes.sea_labels.map((label) => ({ ...label, ...at(label.x, label.y) }));
export const INVASIONS = shapes.invasion_arrows;
export const EXPANSIONS = shapes.expansion_arrows;

export const PROVINCES = Object.fromEntries(
  shapes.provinces.map((province) => {
    const place = PLACES[province.id]!;
    return [
      province.id,
      {
        path: province.path,
        track: province.estate_track,
        label: spot(place.label),
        estates: Object.fromEntries(
          province.estates.map((estate) => [estate.id, at(estate.x, estate.y)]),
        ),
        camp: spot(place.camp),
        wealth: spot(place.wealth),
        enemies: at(province.enemy_cubes.x, province.enemy_cubes.y),
      },
    ];
  }),
);

export const FIELDS = Object.fromEntries(
  shapes.enemy_fields.map((field) => [
    field.id,
    { roman: field.roman, ...at(field.x + field.w / 2, field.y + field.h / 2) },
  ]),
);

const sejm = shapes.areas.find((area) => area.id === "sejm")!;
export const SEJM = {
  ...at(sejm.x, sejm.y),
  r: (100 * (sejm.r ?? 78)) / w,
  seats: Object.fromEntries(
    (sejm.seats ?? []).map((seat) => [seat.province, at(seat.x, seat.y)] as const),
  ),
};
export const SEJM_SHAPE = { x: sejm.x, y: sejm.y, r: sejm.r ?? 78 };
