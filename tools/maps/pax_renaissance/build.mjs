// Builds map_layout.json (Pax Renaissance, both editions).  Usage: node build.mjs [2e directory]
import { geoAzimuthalEqualArea } from 'd3-geo';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as G from '../gods_playground/geo.mjs';
import * as L from './layout.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const game = resolve(process.argv[2] ?? `${here}/../../games/pax_renaissance_2e`);
const map = JSON.parse(readFileSync(`${game}/data/map.json`)), old = JSON.parse(readFileSync(`${game}/../pax_renaissance_1e/data/map.json`));
const f = G.f1;
const land = G.landOf('land-50m');
const cx = (c) => L.X0 + c * (L.CELL.w + L.GAP.x);

const empires = map.empires.map((e) => {
  const { row, col } = e.grid, x = cx(col), y = L.ROW_Y[row], { w, h } = L.CELL, t = L.TITLE_H;
  const area = { x, y: row === 0 ? y + t : y, w, h: h - t }, reg = L.REGION[e.id];
  const pr = geoAzimuthalEqualArea().rotate([-reg.at[0], -reg.at[1]]).scale((reg.k * 180) / Math.PI).translate([area.x + area.w / 2, area.y + area.h / 2])
    .precision(0.2).clipAngle(40).clipExtent([[area.x, area.y], [area.x + area.w, area.y + area.h]]);
  const shore = G.projectPolygons(land, pr).map((p) => p.map((r) => G.simplify(r, 0.7)).filter((r) => r.length > 3 && G.area(r) > 6)).filter((p) => p.length);
  const wet = Object.values(L.RIVERS).flatMap((r) => { // parts of rivers on this card's land
    const runs = []; let run = [];
    for (const p of G.wobble(G.spline(r.map((q) => pr.clipExtent(null)(q)), 4), 0.8, 31)) {
      const on = p[0] > area.x && p[0] < area.x + area.w && p[1] > area.y && p[1] < area.y + area.h && G.inPolys(p, shore);
      if (on) run.push(p); else { if (run.length > 3) runs.push(run); run = []; }
    }
    if (run.length > 3) runs.push(run);
    return runs.map((q) => G.simplify(q, 0.4));
  });
  const ty = L.THRONE_Y[row];
  const cities = e.cities;
  return {
    pr: pr.clipExtent(null),
    out: {
      id: e.id, name_pl: e.name_pl, name: e.name, region: e.region, row, col, x, y, w, h,
      title: { x, y: row === 0 ? y : y + h - t, w, h: t, text: { x: x + w / 2, y: (row === 0 ? y : y + h - t) + 18, anchor: 'middle', size: 15 } },
      state: { x: x + w - 16, y: (row === 0 ? y : y + h - t) + t / 2, r: 9 },
      map_area: area, land: { path: G.polyPath(shore) }, rivers: { path: wet.map(G.linePath).join('') },
      cities, borders: e.borders,
      throne: {
        x, y: ty, w, h: L.THRONE_H, card: { x: x + 43, y: ty + 52, w: 74, h: 92 }, bishop: { x: x + 111, y: ty + 20, r: 13 }, queen: { x: x + 111, y: ty + 68, w: 48, h: 60 },
        repressed: Array.from({ length: 16 }, (_, i) => ({ x: x + 155 + (i % 4) * 23.5, y: ty + 17 + Math.floor(i / 4) * 23.3, r: L.SLOT.repressed })),
      },
    },
  };
});
const E = Object.fromEntries(empires.map((e) => [e.out.id, e]));

const off = { SW: [-26, 36, 'start'], N: [0, -26, 'middle'], S: [0, 33, 'middle'], E: [25, 5, 'start'], W: [-25, 5, 'end'], CN: [0, -26, 'middle'] };
const cities = map.cities.map((c) => {
  const q = L.CITY[c.id], p = q.off ?? E[c.empire].pr(q.at), lab = q.label ? off[q.label] : null;
  const pl = c.name_pl ?? L.NAME_PL[c.id] ?? c.name;
  return {
    id: c.id, empire: c.empire, name_pl: pl, name: c.name.replace(/ \(slot \d\)/, ''), x: f(p[0]), y: f(p[1]), r: L.SLOT.city,
    capital: c.capital, emporium: c.emporium, starts_blocked: c.starts_blocked, beyond_the_card: !!q.beyond,
    label: lab ? { x: f(p[0] + lab[0]), y: f(p[1] + lab[1]), anchor: lab[2], size: 12.5 } : null, lon_lat: q.at,
  };
});
const borders = map.borders.map((b) => {
  const [p, q] = b.empires.map((i) => E[i].out), at = L.BORDER_AT[b.id], side = p.row === q.row;
  const x = side ? Math.max(p.x, q.x) - L.GAP.x / 2 : at, y = side ? at : L.ROW_Y[1] - L.GAP.y / 2;
  return {
    id: b.id, empires: b.empires, kind: b.sea ? 'sea' : 'land', edge: side ? 'vertical' : 'horizontal', x, y, r: L.SLOT.border,
    second: side ? { x, y: y + 38, r: L.SLOT.border } : { x: x + (L.SECOND_LEFT.includes(b.id) ? -38 : 38), y, r: L.SLOT.border },
    strip: side ? { x: x - L.GAP.x / 2, y: p.map_area.y + 4, w: L.GAP.x, h: p.map_area.h - 8 } : { x: p.x + 4, y: y - L.GAP.y / 2, w: p.w - 8, h: L.GAP.y },
    ...(b.site ? { site: b.site, site_pl: L.SITE_PL[b.site], starting_concession_of: b.starting_concession_of, label: side ? { x, y: y - 23, anchor: 'middle', size: 11 } : { x: x - 23, y: y + 4, anchor: 'end', size: 11 } } : {}),
  };
});
const B = Object.fromEntries(borders.map((b) => [b.id, b]));

// Diagonal neighbours: no border space, drawn as a crossing in the corner.
const diagonals = [];
for (const a of map.empires) for (const id of a.adjacent) {
  const q = map.empires.find((e) => e.id === id);
  if (a.grid.row === 0 && q.grid.row === 1 && a.grid.col !== q.grid.col) {
    const x = cx(Math.max(a.grid.col, q.grid.col)) - L.GAP.x / 2, y = L.ROW_Y[1] - L.GAP.y / 2, d = q.grid.col > a.grid.col ? 1 : -1;
    diagonals.push({ empires: [a.id, id], x, y, path: `M${x - d * 17} ${y - 20}L${x + d * 17} ${y + 20}` });
  }
}

// Routes
const place = (s) => (typeof s === 'string' ? [B[s].x, B[s].y] : Array.isArray(s) ? s : [s.x, s.y]);
const keyOf = (s) => (typeof s === 'string' ? s : Array.isArray(s) ? null : s.empire);
const STEP = 6;
// Smooth a lane once, remember at which point every stop lies, then shift it sideways per colour.
function lane(list) {
  const pts = list.map(place), fine = [], at = {};
  for (let i = 0; i < pts.length - 1; i++) {
    const seg = G.spline([pts[Math.max(0, i - 1)], pts[i], pts[i + 1], pts[Math.min(pts.length - 1, i + 2)]], STEP);
    const a = seg.findIndex((p) => Math.hypot(p[0] - pts[i][0], p[1] - pts[i][1]) < 1e-6), z = seg.findIndex((p, k) => k > a && Math.hypot(p[0] - pts[i + 1][0], p[1] - pts[i + 1][1]) < 1e-6);
    if (keyOf(list[i])) at[keyOf(list[i])] = fine.length;
    fine.push(...seg.slice(a, z < 0 ? undefined : z));
  }
  at[keyOf(list.at(-1))] = fine.length; fine.push(pts.at(-1));
  return { fine, at };
}
const shift = (pts, d) => pts.map((p, i) => { const a = pts[Math.max(0, i - 1)], b = pts[Math.min(pts.length - 1, i + 1)], l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1; return [p[0] - ((b[1] - a[1]) / l) * d, p[1] + ((b[0] - a[0]) / l) * d]; });
const main = lane(L.LANE), branch = lane(L.BRANCH), SIDE = { black: 4, white: -4 };
function leg(from, to, colour) { // piece of the lane between two stops, in either direction
  const on = [main, branch].find((l) => from in l.at && to in l.at);
  const pts = shift(on.fine, SIDE[colour] * (on === branch ? -1 : 1)), a = on.at[from], z = on.at[to];
  return a <= z ? pts.slice(a, z + 1) : pts.slice(z, a + 1).reverse();
}
const routes = map.routes.map((r) => {
  const city = cities.find((c) => c.id === r.emporium), stops = [{ kind: 'city', id: city.id, x: city.x, y: city.y }];
  let pts = [];
  for (let i = 0; i < r.path.length; i++) {
    const id = r.path[i];
    if (i) { const l = leg(r.path[i - 1], id, r.color); pts.push(...(pts.length ? l.slice(1) : l)); }
  }
  const first = pts[0];
  const spur = G.spline([[city.x, city.y], ...L.SPUR[r.emporium], first], STEP);
  const end = L.END[r.color], last = pts.at(-1);
  const tail = G.spline([last, end.via ?? [(last[0] + end.to[0]) / 2, (last[1] + end.to[1]) / 2], end.to], STEP).slice(1);
  for (const id of r.path) { const b = B[id], p = b ? [b.x, b.y] : (() => { const s = [...L.LANE, ...L.BRANCH].find((q) => q.empire === id); return [s.x, s.y]; })(); stops.push({ kind: b ? 'border' : 'empire', id, x: p[0], y: p[1] }); }
  const line = G.simplify([...spur.filter((p) => Math.hypot(p[0] - city.x, p[1] - city.y) > L.SLOT.city - 1), ...pts.slice(1), ...tail], 0.25);
  const [u, v] = [line.at(-2), line.at(-1)], a = Math.atan2(v[1] - u[1], v[0] - u[0]);
  const P = (ang, d) => `${f(v[0] + d * Math.cos(a + ang))} ${f(v[1] + d * Math.sin(a + ang))}`;
  return { id: r.id, color: r.color, row: r.row, emporium: r.emporium, active_at_start: r.active_at_start, end: r.end, stops, path: G.linePath(line), head: `M${P(0, 9)}L${P(2.3, 9)}L${P(Math.PI, 2)}L${P(-2.3, 9)}Z` };
});
for (const e of empires) { const s = [...L.LANE, ...L.BRANCH].find((q) => q.empire === e.out.id); e.out.route_point = { x: s.x, y: s.y }; }

// First edition: same grid, other ids, fewer places.
const pair = (b) => b.between.slice().sort().join();
const first = {
  note: 'The first edition has no board: the same ten cards lie in the same grid, so every cell, border slot and lane is used as it is.',
  cities_without_place: cities.filter((c) => !old.cities.some((o) => o.id === c.id) && !c.id.startsWith('constantinople')).map((c) => c.id),
  city_slots: Object.fromEntries(old.cities.map((c) => [c.id, c.slots > 1 ? cities.filter((q) => q.id.startsWith(`${c.id}_`)).map((q) => q.id) : [c.id]])),
  border_ids: Object.fromEntries(old.borders.map((b) => [b.id, borders.find((q) => q.empires.slice().sort().join() === pair(b)).id])),
  route_ids: Object.fromEntries(old.routes.map((r) => [r.id, routes.find((q) => q.emporium === r.emporium).id])),
  routes_without_place: routes.filter((r) => !old.routes.some((o) => o.emporium === r.emporium)).map((r) => r.id),
  differences: [
    'no Red Sea city and emporium, so no Red Sea route; three discs instead of four',
    'Constantinople is one city record with three slots (here constantinople_1 to _3)',
    'border ids have one underscore between the names, route ids name the colour',
    'a map card has two sides only (feudal and one theocracy, or two theocracies), so state has two values per empire',
    'thrones are the empire stack: it shows card and nothing else; repressed tokens and bishops have no place there (repressed tokens lie on the empire card in a tableau)',
    'no pirate ships: rooks on sea borders are the pirates, in the same border slot',
    'no second slot in Venice (condottieri belong to the second edition)',
  ],
};
const board = {
  _description: 'Own schematic of the map: ten cards in two rows of five, city, border and throne slots, trade routes as lines, a piece of coast behind each card. All coordinates are viewBox units; x, y of a slot is its centre, x, y of a cell, throne, title, strip or map_area its top left corner.',
  _game: 'pax_renaissance_2e', _sources: ['Natural Earth 1:50m land (public domain)', 'map.json of both editions'],
  viewBox: [0, 0, L.W, L.H],
  palette: { paper: '#e9e0ca', sea: '#cfdfe3', land: '#efe8d4', coast: '#93a9ac', ink: '#3a3027', soft: '#8a7a66', gold: '#c9a13d', teal: '#2f8a86', red: '#b0402f', line: '#c9ba99', panel: '#fbf6e9', black_route: '#35322e', white_route: '#fffdf7', sea_border: '#b3d0d9', land_border: '#d8c6a2',
    states: { medieval: '#f2ead6', catholic: '#f3dfa6', islamic: '#bfddd6', reformist: '#ecc0b2' }, banks: { fugger: '#3f6fae', medici: '#e0b83a', coeur: '#7d5a9e', marchionni: '#5c8f4a' } },
  grid: { columns: [0, 1, 2, 3, 4].map(cx), rows: L.ROW_Y, cell: L.CELL, gap: L.GAP },
  empires: empires.map((e) => e.out), cities,
  extra_slots: [{ id: 'venice_second', city: 'venice', x: L.VENICE_SECOND[0], y: L.VENICE_SECOND[1], r: L.SLOT.city, when: 'condottieri ability: a second, gold figure in Venice' }],
  borders, diagonals, routes, first_edition: first,
};
writeFileSync(`${game}/data/map_layout.json`, JSON.stringify(board, (k, v) => (typeof v === 'number' ? Math.round(v * 100) / 100 : v), 1)
  .replace(/\n\s+(?="[a-z_0-9]+": (?:-?[\d.]+|"[^"\n]{0,60}"|true|false|null),?\n)/g, ' ').replace(/\n\s+(?=-?[\d.]+,?\n)/g, ' ').replace(/(\d|"|true|false|null)\n\s+([}\]])/g, '$1 $2') + '\n');
