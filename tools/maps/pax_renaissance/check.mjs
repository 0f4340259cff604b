// Checks map_layout.json against the data of both editions.  Usage: node check.mjs [2e directory]
import { readFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePath } from '../gods_playground/geo.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const game = resolve(process.argv[2] ?? `${here}/../../games/pax_renaissance_2e`);
const read = (p) => JSON.parse(readFileSync(p));
const b = read(`${game}/data/map_layout.json`), map = read(`${game}/data/map.json`), old = read(`${game}/../pax_renaissance_1e/data/map.json`), banks = read(`${game}/data/banks.json`).banks;
let bad = 0, done = 0;
const ok = (c, m) => { done++; if (!c) { bad++; console.log('FAIL', m); } };
const same = (n, g, w) => { const G = new Set(g), S = new Set(w); for (const i of S) ok(G.has(i), `${n}: ${i} missing`); for (const i of G) ok(S.has(i), `${n}: ${i} unknown`); ok(g.length === w.length, `${n}: count`); };
const pair = (l) => l.slice().sort().join(' – ');
const E = Object.fromEntries(b.empires.map((e) => [e.id, e]));

same('empire', b.empires.map((e) => e.id), map.empires.map((e) => e.id));
same('city', b.cities.map((c) => c.id), map.cities.map((c) => c.id));
same('border', b.borders.map((c) => c.id), map.borders.map((c) => c.id));
same('route', b.routes.map((c) => c.id), map.routes.map((c) => c.id));
for (const e of map.empires) { const d = E[e.id]; ok(d.row === e.grid.row && d.col === e.grid.col && d.region === e.region, `${e.id}: grid`); same(`${e.id} cities`, d.cities, e.cities); same(`${e.id} borders`, d.borders, e.borders); }
// Adjacency: borders = the neighbours with a border in the data; borders + diagonals = all neighbours.
same('adjacency', [...b.borders, ...b.diagonals].map((q) => pair(q.empires)), [...new Set(map.empires.flatMap((e) => e.adjacent.map((a) => pair([e.id, a]))))]);
for (const q of map.borders) { const d = b.borders.find((x) => x.id === q.id); ok((d.kind === 'sea') === q.sea && pair(d.empires) === pair(q.empires), `${q.id}: kind`); ok((d.starting_concession_of ?? null) === (q.starting_concession_of ?? null), `${q.id}: concession`); }
for (const e of map.empires) same(`${e.id} sea neighbours`, b.borders.filter((q) => q.kind === 'sea' && q.empires.includes(e.id)).map((q) => q.empires.find((x) => x !== e.id)), e.sea_neighbours);
for (const k of banks) ok(b.borders.find((q) => q.id === k.starting_border).starting_concession_of === k.id, `${k.id}: starting border`);
// Border slots touch both cards, in the gap between them
for (const q of b.borders) { const near = (e) => { const dx = Math.max(e.x - q.x, q.x - e.x - e.w, 0), dy = Math.max(e.y - q.y, q.y - e.y - e.h, 0); return Math.hypot(dx, dy); }; const d = b.empires.map((e) => [near(e), e.id]).sort((x, y) => x[0] - y[0]); ok(pair(d.slice(0, 2).map((v) => v[1])) === pair(q.empires) && d[0][0] > 0, `${q.id}: not between its cards`); }
for (const q of b.diagonals) { const [x, y] = q.empires.map((i) => E[i]); ok(Math.abs(x.col - y.col) === 1 && x.row !== y.row, `diagonal ${pair(q.empires)}`); }
// Slots
const slots = [...b.cities.map((c) => ({ n: c.id, x: c.x, y: c.y, r: c.emporium ? c.r + 4 : c.r })), ...b.extra_slots.map((c) => ({ n: c.id, x: c.x, y: c.y, r: c.r })), ...b.borders.flatMap((q) => [{ n: q.id, x: q.x, y: q.y, r: q.r }, { n: `${q.id} second`, x: q.second.x, y: q.second.y, r: q.second.r }]),
  ...b.empires.flatMap((e) => [{ n: `${e.id} bishop`, ...e.throne.bishop }, ...e.throne.repressed.map((q, i) => ({ n: `${e.id} repressed ${i}`, ...q }))])];
let min = Infinity, who = '';
slots.forEach((p, i) => slots.slice(i + 1).forEach((q) => { const g = Math.hypot(p.x - q.x, p.y - q.y) - p.r - q.r; ok(g > 0, `${p.n} overlaps ${q.n} (${g.toFixed(1)})`); if (g < min) { min = g; who = `${p.n} / ${q.n}`; } }));
console.log(`${slots.length} slots, smallest gap ${min.toFixed(1)} (${who})`);
for (const c of [...b.cities, ...b.extra_slots.map((q) => ({ ...q, empire: b.cities.find((x) => x.id === q.city).empire }))]) { const m = E[c.empire].map_area; ok(c.x - c.r >= m.x && c.x + c.r <= m.x + m.w && c.y - c.r >= m.y && c.y + c.r <= m.y + m.h, `${c.id} leaves its card`); }
for (const q of b.diagonals) for (const p of slots) ok(Math.hypot(p.x - q.x, p.y - q.y) > p.r + 8, `${p.n} on the corner ${pair(q.empires)}`);
for (const e of b.empires) { const t = e.throne; ok([t.card, t.queen].every((q) => q.x - q.w / 2 >= t.x && q.x + q.w / 2 <= t.x + t.w && q.y - q.h / 2 >= t.y && q.y + q.h / 2 <= t.y + t.h), `${e.id}: throne`); ok(t.y + t.h <= e.y || t.y >= e.y + e.h, `${e.id}: throne on the card`); }
// Routes: order of stops, the line passes all of them in order, and no city on the way that is not meant
for (const r of map.routes) {
  const d = b.routes.find((q) => q.id === r.id), line = parsePath(d.path)[0];
  ok(d.stops[0].id === r.emporium && d.stops.slice(1).map((q) => q.id).join() === r.path.join(), `${r.id}: order of stops`);
  let at = 0;
  const dense = line.flatMap((p, i) => i ? Array.from({ length: 8 }, (_, k) => [0, 1].map((v) => line[i - 1][v] + ((p[v] - line[i - 1][v]) * (k + 1)) / 8)) : [p]);
  for (const q of d.stops) { let best = Infinity, k = at; for (let i = at; i < dense.length; i++) { const g = Math.hypot(dense[i][0] - q.x, dense[i][1] - q.y); if (g < best - 1e-9) { best = g; k = i; } if (best < 26 && g > best + 40) break; } ok(best < (q.kind === 'city' ? 26 : 8), `${r.id}: line misses ${q.id} by ${best.toFixed(1)}`); at = k; }
  for (const c of b.cities) if (c.id !== r.emporium) ok(Math.min(...dense.slice(0, -8).map((p) => Math.hypot(p[0] - c.x, p[1] - c.y))) > c.r - 2, `${r.id} runs over ${c.id}`);
}
// First edition
const f = b.first_edition;
same('1e border', Object.keys(f.border_ids), old.borders.map((q) => q.id));
same('1e route', Object.keys(f.route_ids), old.routes.map((q) => q.id));
same('1e city', Object.keys(f.city_slots), old.cities.map((c) => c.id));
for (const q of old.borders) { const d = b.borders.find((x) => x.id === f.border_ids[q.id]); ok(pair(d.empires) === pair(q.between) && d.kind === q.kind, `1e ${q.id}`); }
for (const q of old.routes) { const d = b.routes.find((x) => x.id === f.route_ids[q.id]); ok(d.stops.filter((x) => x.kind === 'empire').map((x) => x.id).join() === q.map_cards.join() && d.stops.filter((x) => x.kind === 'border').map((x) => x.id).join() === q.borders.map((i) => f.border_ids[i]).join() && d.color === q.color && d.end === q.end_map_card, `1e ${q.id}`); }
for (const c of old.cities) ok(f.city_slots[c.id].length === c.slots && f.city_slots[c.id].every((i) => b.cities.find((x) => x.id === i).empire === c.map_card), `1e ${c.id}`);
for (const m of old.map_cards) { const d = E[m.id]; ok(d && d.row === m.row && d.col === m.col, `1e ${m.id}: grid`); same(`1e ${m.id} neighbours`, [...b.borders, ...b.diagonals].filter((q) => q.empires.includes(m.id)).map((q) => q.empires.find((x) => x !== m.id)), m.adjacent); }
same('1e without place', f.cities_without_place, ['red_sea']);
console.log(`${done} checks, ${bad} failed`);
process.exit(bad ? 1 : 0);
