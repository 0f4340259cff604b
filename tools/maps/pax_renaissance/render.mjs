// Draws map_layout.json and, with Chromium, map_preview.png.  Usage: node render.mjs [2e directory] [out.png]
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shoot } from '../gods_playground/shoot.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const game = resolve(process.argv[2] ?? `${here}/../../games/pax_renaissance_2e`);
const out = resolve(process.argv[3] ?? `${game}/map_preview.png`);
const b = JSON.parse(readFileSync(`${game}/data/map_layout.json`)), map = JSON.parse(readFileSync(`${game}/data/map.json`));
const C = b.palette, [, , W, H] = b.viewBox;
const esc = (s) => String(s).replace(/&/g, '&amp;').replace(/</g, '&lt;');
const T = (x, y, s, o = {}) => `<text x="${x}" y="${y}" font-size="${o.size ?? 12}" text-anchor="${o.anchor ?? 'middle'}" fill="${o.fill ?? C.ink}"${o.weight ? ` font-weight="${o.weight}"` : ''}${o.italic ? ' font-style="italic"' : ''}${o.spacing ? ` letter-spacing="${o.spacing}"` : ''}${o.cls ? ` class="${o.cls}"` : ''}>${esc(s)}</text>`;
const R = (x, y, w, h, o = {}) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${o.rx ?? 5}" fill="${o.fill ?? 'none'}" stroke="${o.stroke ?? 'none'}" stroke-width="${o.sw ?? 1}"${o.dash ? ` stroke-dasharray="${o.dash}"` : ''}${o.fo ? ` fill-opacity="${o.fo}"` : ''}/>`;
const CI = (x, y, r, o = {}) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${o.fill ?? 'none'}" stroke="${o.stroke ?? 'none'}" stroke-width="${o.sw ?? 1}"${o.dash ? ` stroke-dasharray="${o.dash}"` : ''}${o.fo ? ` fill-opacity="${o.fo}"` : ''}/>`;
const E = Object.fromEntries(map.empires.map((e) => [e.id, e])), levy = Object.fromEntries(map.cities.map((c) => [c.id, c.levy]));
const rel = { gold: '#b98f2c', teal: C.teal, red: C.red };
let s = R(0, 0, W, H, { fill: C.paper, rx: 10 });

// Borders under the cards
for (const q of b.borders) {
  const st = q.strip, sea = q.kind === 'sea';
  s += R(st.x - (q.edge === 'vertical' ? 6 : 0), st.y - (q.edge === 'horizontal' ? 6 : 0), st.w + (q.edge === 'vertical' ? 12 : 0), st.h + (q.edge === 'horizontal' ? 12 : 0), { fill: sea ? C.sea_border : C.land_border, fo: 0.75, rx: 4 });
  if (sea) for (let i = 0; i < 9; i++) { const wx = q.edge === 'vertical' ? st.x + 9 : st.x + 14 + i * ((st.w - 40) / 8), wy = q.edge === 'vertical' ? st.y + 16 + i * ((st.h - 32) / 8) : st.y + (i % 2 ? 14 : 36); s += `<path d="M${wx} ${wy}q5.5 -5 11 0t11 0" fill="none" stroke="#8fb6c3" stroke-width="1.1" stroke-linecap="round"/>`; }
  else for (let i = 0; i < 7; i++) { const wx = q.edge === 'vertical' ? st.x + 13 + (i % 2) * 9 : st.x + 22 + i * ((st.w - 50) / 6), wy = q.edge === 'vertical' ? st.y + 24 + i * ((st.h - 40) / 6) : st.y + (i % 2 ? 20 : 38); s += `<path d="M${wx - 6} ${wy}l5 -8l5 8" fill="none" stroke="#b49a6b" stroke-width="1.2" stroke-linejoin="round"/>`; }
}
for (const d of b.diagonals) s += `<path d="${d.path}" fill="none" stroke="#a8946c" stroke-width="2" stroke-dasharray="2 4" stroke-linecap="round"/>`;
// Cards
for (const e of b.empires) {
  const st = E[e.id].starting_state, tint = C.states[st], m = e.map_area;
  s += R(e.x + 1.5, e.y + 2.5, e.w, e.h, { fill: '#5b4b35', fo: 0.2, rx: 9 });
  s += `<clipPath id="c_${e.id}"><rect x="${e.x}" y="${e.y}" width="${e.w}" height="${e.h}" rx="8"/></clipPath><g clip-path="url(#c_${e.id})">`;
  s += R(m.x, m.y, m.w, m.h, { fill: C.sea, rx: 0 });
  for (const [w, o] of [[14, 0.2], [6, 0.3]]) s += `<path d="${e.land.path}" fill="none" stroke="#f3f8f8" stroke-width="${w}" stroke-opacity="${o}" stroke-linejoin="round"/>`;
  s += `<path d="${e.land.path}" fill="${tint}" stroke="${C.coast}" stroke-width=".9"/>`;
  if (e.rivers.path) s += `<path d="${e.rivers.path}" fill="none" stroke="#a9c6d0" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`;
  s += R(e.title.x, e.title.y, e.title.w, e.title.h, { fill: e.region === 'west' ? '#7d4a3a' : '#3f5f66', rx: 0 });
  s += '</g>' + R(e.x, e.y, e.w, e.h, { stroke: e.region === 'west' ? '#7d4a3a' : '#3f5f66', sw: 1.6, rx: 8 });
  const long = e.name_pl.length > 24;
  s += T(e.title.text.x - (long ? 8 : 0), e.title.text.y, e.name_pl.replace(' (SCR)', ''), { size: long ? 14 : 15.5, cls: 'sc', weight: 700, fill: '#fbf1da', spacing: 0.8 });
  s += CI(e.state.x, e.state.y, e.state.r, { fill: tint, stroke: '#fbf1da', sw: 1.2 });
  // throne
  const t = e.throne;
  s += R(t.x, t.y, t.w, t.h, { fill: C.panel, stroke: C.line, rx: 8 });
  s += R(t.card.x - t.card.w / 2, t.card.y - t.card.h / 2, t.card.w, t.card.h, { fill: '#f4ead2', stroke: C.gold, sw: 1.2, dash: '5 3' });
  s += `<path d="M${t.card.x - 17} ${t.card.y + 9}l-3.5 -18l10.5 8l10 -13l10 13l10.5 -8l-3.5 18z" fill="#e3c878" stroke="#a98836" stroke-width="1" stroke-linejoin="round"/>`;
  s += T(t.card.x, t.card.y + 30, 'tron', { size: 11, italic: true, fill: C.soft });
  s += `<path d="M${t.bishop.x} ${t.bishop.y - 14}l14 14l-14 14l-14 -14z" fill="#fffdf6" stroke="${C.soft}" stroke-dasharray="3 2"/>` + T(t.bishop.x, t.bishop.y + 5.5, '♝', { size: 15, fill: '#b7a98f', cls: 'dj' });
  s += R(t.queen.x - t.queen.w / 2, t.queen.y - t.queen.h / 2, t.queen.w, t.queen.h, { fill: '#fffdf6', stroke: C.line, dash: '4 3' }) + T(t.queen.x, t.queen.y + 6, '♛', { size: 18, fill: '#cbb98f', cls: 'dj' });
  for (const q of t.repressed) s += CI(q.x, q.y, q.r, { fill: '#f6efdd', stroke: '#d6c9aa', sw: 0.8 });
}
// Routes: white under black, active ones full, the others thin
// dashes are counted from the common end, so that routes on the same lane do not fill each other's gaps
const length = (d) => d.slice(1).split('L').map((p) => p.split(' ').map(Number)).reduce((t, p, i, l) => t + (i ? Math.hypot(p[0] - l[i - 1][0], p[1] - l[i - 1][1]) : 0), 0);
const order = [...b.routes].sort((p, q) => p.active_at_start - q.active_at_start);
for (const r of order) {
  const col = r.color === 'black' ? C.black_route : C.white_route, on = r.active_at_start;
  s += `<path d="${r.path}" fill="none" stroke="${r.color === 'black' ? '#fffdf7' : '#6b5d48'}" stroke-width="${on ? 5.4 : 4.4}" stroke-opacity="${on ? 0.9 : 0.6}" stroke-linejoin="round"/>`;
}
for (const r of order) {
  const col = r.color === 'black' ? C.black_route : C.white_route, on = r.active_at_start;
  s += `<path d="${r.path}" fill="none" stroke="${col}" stroke-width="${on ? 3.4 : 2.8}" stroke-linejoin="round"${on ? '' : ` stroke-dasharray="7 4" stroke-dashoffset="${(-length(r.path) % 11).toFixed(1)}"`}/>`;
  s += `<path d="${r.head}" fill="${col}" stroke="${r.color === 'black' ? '#fffdf7' : '#6b5d48'}" stroke-width="1" stroke-linejoin="round"/>`;
}
// Border slots
for (const q of b.borders) {
  const sea = q.kind === 'sea', bank = q.starting_concession_of;
  s += CI(q.x, q.y, q.r, { fill: sea ? '#e8f2f4' : '#f4ead2', stroke: bank ? C.banks[bank] : sea ? '#5f8f9f' : '#9a8354', sw: bank ? 3 : 1.6 });
  s += CI(q.second.x, q.second.y, q.second.r - 5, { stroke: sea ? '#5f8f9f' : '#9a8354', sw: 0.9, dash: '2 3' });
  if (bank) s += `<path d="M${q.x - 8} ${q.y - 9}h16v8c0 6 -4 9 -8 11c-4 -2 -8 -5 -8 -11z" fill="${C.banks[bank]}" stroke="#fffdf7" stroke-width="1"/>`;
  if (q.label) s += T(q.label.x, q.label.y, q.site_pl, { size: q.label.size, anchor: q.label.anchor, italic: true, weight: 500, cls: 'halo' });
}
// Cities
for (const c of b.cities) {
  const st = E[c.empire].starting_state, lv = levy[c.id][st], tok = E[c.empire].starting_tokens.find((t) => t.city === c.id);
  if (c.emporium) s += CI(c.x, c.y, c.r + 4, { fill: c.emporium === 'black' ? C.black_route : '#fffdf7', stroke: c.emporium === 'black' ? '#fffdf7' : '#6b5d48', sw: 1.2 });
  s += CI(c.x, c.y, c.r, { fill: '#fffaf0', stroke: c.capital ? '#7d4a3a' : '#8a7a66', sw: c.capital ? 2.6 : 1.5 });
  s += T(c.x, c.y + 9, lv.token === 'rook' ? '♜' : '♞', { size: 25, fill: rel[lv.color], cls: 'dj', ...(tok ? {} : {}) });
  if (c.label) s += T(c.label.x, c.label.y, c.name_pl, { size: c.label.size, anchor: c.label.anchor, weight: c.capital ? 700 : 500, cls: 'halo' });
}
for (const q of b.extra_slots) { s += CI(q.x, q.y, q.r, { fill: '#fffaf0', fo: 0.6, stroke: '#8a7a66', sw: 1.1, dash: '3 3' }); s += T(q.x, q.y + 4, '+1', { size: 12, fill: C.soft }); }
// Legend
const ly = 862;
let lx = 30;
const item = (draw, text, w) => { s += draw(lx) + T(lx + 44, ly + 4.5, text, { size: 12.5, anchor: 'start' }); lx += w; };
const lineOf = (col, dash) => (x) => `<path d="M${x} ${ly}h34" stroke="${col === C.black_route ? '#fffdf7' : '#6b5d48'}" stroke-width="5.4"/><path d="M${x} ${ly}h34" stroke="${col}" stroke-width="3.4"${dash ? ' stroke-dasharray="7 4"' : ''}/>`;
item(lineOf(C.black_route), 'szlak czarny (wschodni)', 212); item(lineOf(C.white_route), 'szlak biały (zachodni)', 204); item(lineOf(C.black_route, true), 'szlak nieczynny', 166);
item((x) => CI(x + 17, ly, 11, { fill: '#fffaf0', stroke: '#7d4a3a', sw: 2.6 }), 'stolica', 116);
item((x) => CI(x + 10, ly, 12, { fill: C.black_route }) + CI(x + 10, ly, 8.5, { fill: '#fffaf0' }) + CI(x + 27, ly, 12, { fill: '#fffdf7', stroke: '#6b5d48' }) + CI(x + 27, ly, 8.5, { fill: '#fffaf0', stroke: '#8a7a66' }), 'emporium', 136);
item((x) => CI(x + 17, ly, 11, { fill: '#e8f2f4', stroke: '#5f8f9f', sw: 1.6 }), 'granica morska', 158); item((x) => CI(x + 17, ly, 11, { fill: '#f4ead2', stroke: '#9a8354', sw: 1.6 }), 'granica lądowa', 158);
item((x) => `<path d="M${x + 4} ${ly - 9}L${x + 30} ${ly + 9}" stroke="#a8946c" stroke-width="2" stroke-dasharray="2 4" stroke-linecap="round"/>`, 'sąsiedztwo po skosie', 190);
await shoot(s, W, H, out);
