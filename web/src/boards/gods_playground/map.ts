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
export const CITIES = shapes.cities.map((city) => ({
  ...city,
  anchor: city.label?.anchor ?? null,
  ...at(city.x, city.y),
}));
export const SEAS = shapes.sea_labels.map((label) => ({ ...label, ...at(label.x, label.y) }));
export const INVASIONS = shapes.invasion_arrows;
export const EXPANSIONS = shapes.expansion_arrows;

export const PROVINCES = Object.fromEntries(
  shapes.provinces.map((province) => {
    const camp = province.camps;
    const middle = {
      x: camp.reduce((sum, each) => sum + each.x, 0) / camp.length,
      y: camp.reduce((sum, each) => sum + each.y, 0) / camp.length,
    };
    return [
      province.id,
      {
        path: province.path,
        track: province.estate_track,
        label: at(province.label.x, province.label.y),
        estates: Object.fromEntries(
          province.estates.map((estate) => [estate.id, at(estate.x, estate.y)]),
        ),
        camp: at(middle.x, middle.y),
        wealth: at(province.wealth[2]!.x, province.wealth[2]!.y),
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
