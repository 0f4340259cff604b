// The geography of Europe, as it is drawn: shapes in the units of the sheet, spots in percent of it.
import shapes from "../../../../src/stolnik/games/price_of_power/data/map_shapes.json";

const [, , WIDTH, HEIGHT] = shapes.viewBox as [number, number, number, number];
export const SHEET = { w: WIDTH, h: HEIGHT };
/** Europe alone, without the insets of distant lands below it. */
export const EUROPE = { x: 0, y: 0, w: shapes.main[2]!, h: shapes.main[3]! };
export const DISTANT = { x: 0, y: EUROPE.h, w: WIDTH, h: HEIGHT - EUROPE.h };

export interface Spot {
  x: number;
  y: number;
}
export interface Shape {
  d: string;
  label: Spot;
}

const spot = ([x, y]: number[]): Spot => ({ x: (100 * x!) / WIDTH, y: (100 * y!) / HEIGHT });

export const LAND = shapes.land;
export const LAKES = shapes.lakes;
export const RIVERS = shapes.rivers;
export const SEA_LINES = shapes.sea_lines;
export const EMPIRE = shapes.hre;
export const WASTE = Object.values(shapes.waste).map((each) => each.d);
export const MOUNTAINS = shapes.mountains.flatMap((border) => border.peaks as [number, number][]);
export const CONNECTORS = shapes.connectors.map((each) => each.d);
export const EXITS = shapes.exits.map((each) => each.d);

type Labelled = { d: string; label: { x: number; y: number } };
const shape = (each: Labelled): Shape => ({ d: each.d, label: spot([each.label.x, each.label.y]) });

export const PANELS = Object.values(shapes.panels).map((panel) => ({
  rect: panel.rect as [number, number, number, number],
  waste: panel.waste,
}));

export const SEAS: Record<string, Shape> = {};
for (const [id, sea] of Object.entries(shapes.seas)) SEAS[id] = shape(sea);

export const AREAS: Record<string, Shape & { units: Spot }> = {};
for (const [id, area] of Object.entries(shapes.areas))
  AREAS[id] = { ...shape(area), units: spot(area.units) };

export const PROVINCES: Record<string, { d: string; site: Spot; port: Spot | null }> = {};
for (const [id, province] of Object.entries(shapes.provinces)) {
  const port = "port" in province ? (province.port as { at: number[] }) : null;
  PROVINCES[id] = { d: province.d, site: spot(province.site), port: port && spot(port.at) };
}

for (const panel of Object.values(shapes.panels)) {
  for (const [id, area] of Object.entries(
    panel.areas as Record<string, Labelled & { site: number[] }>,
  )) {
    AREAS[id] = { ...shape(area), units: spot(area.site) };
  }
  for (const [id, sea] of Object.entries(panel.seas as Record<string, Labelled>))
    SEAS[id] = shape(sea);
}

export const NODES: Record<string, Spot> = {};
for (const [id, node] of Object.entries(shapes.nodes)) NODES[id] = spot(node.at);

/** The middle of some spots, in percent of the sheet. */
export function middle(spots: Spot[]): Spot {
  const n = Math.max(1, spots.length);
  return {
    x: spots.reduce((sum, each) => sum + each.x, 0) / n,
    y: spots.reduce((sum, each) => sum + each.y, 0) / n,
  };
}

/** A name on the map with what hangs below it, in pixels: where its middle is, and how large. */
export interface Label {
  x: number;
  y: number;
  w: number;
  h: number;
}
const meet = (one: Label, other: Label) =>
  Math.max(0, (one.w + other.w) / 2 - Math.abs(one.x - other.x)) *
  Math.max(0, (one.h + other.h) / 2 - Math.abs(one.y - other.y));
/** How far a name may move up or down to be read, the least first. */
const SHIFTS = [0, -7, 7, -13, 13, -19, 19];

/** By how much each name moves up or down so that none lies on another, or on what stands there. */
export function shifts(labels: Label[], taken: Label[]): number[] {
  const placed = [...taken];
  return labels.map((label) => {
    let best = { shift: 0, under: Infinity };
    for (const shift of SHIFTS) {
      const there = { ...label, y: label.y + shift };
      const under = placed.reduce((sum, other) => sum + meet(there, other), 0);
      if (under < best.under) best = { shift, under };
      if (under === 0) break;
    }
    placed.push({ ...label, y: label.y + best.shift });
    return best.shift;
  });
}

/** Into how many lines a name is broken that may be so many letters wide, and how wide it is then. */
export function broken(name: string, most: number): { lines: number; letters: number } {
  let [lines, letters, here] = [1, 0, 0];
  for (const word of name.split(/[ \u00a0]/)) {
    if (here > 0 && here + 1 + word.length > most) [lines, here] = [lines + 1, 0];
    here += (here > 0 ? 1 : 0) + word.length;
    letters = Math.max(letters, here);
  }
  return { lines, letters };
}
