// scenes.mjs: hero scenes, article pictures, team portraits, logo, map. Each function returns SVG text.
import { Scene, P, F, art, text, MAT } from './draw.mjs';
import * as R from './robots.mjs';
import * as C from './control.mjs';
import * as X from './parts.mjs';

const G = '#4ce482';
const svg = (w, h, body, defs = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs}</defs>${body}</svg>\n`;
const line = (a, b, c, w, o = 1) => `<path d="M${a.map((x) => x.toFixed(1)).join(' ')}L${b.map((x) => x.toFixed(1)).join(' ')}" stroke="${c}" stroke-width="${w}" opacity="${o}"/>`;
const poly = (pts, fill, more = '') => `<path d="M${pts.map((p) => p.map((x) => x.toFixed(1)).join(' ')).join('L')}Z" fill="${fill}" ${more}/>`;

/** A dark hall: floor with a grid and markings, a pool of light, walls that fade. */
const hall = (o = {}) => (pr) => {
  const { x0 = -420, x1 = 420, y0 = -260, y1 = 420, step = 40, lane = [], w = 1920, h = 1080, pool = [0, 0], wall = 260 } = o;
  let g = `<rect width="${w}" height="${h}" fill="#1a2226"/>`;
  if (wall) {
    g += poly([pr([x0, y1, 0]), pr([x1, y1, 0]), pr([x1, y1, wall]), pr([x0, y1, wall])], 'url(#wall)');
    for (let x = x0; x <= x1; x += 60) g += line(pr([x, y1, 0]), pr([x, y1, wall]), '#000', 1.5, 0.25);
    for (let z = 60; z < wall; z += 60) g += line(pr([x0, y1, z]), pr([x1, y1, z]), '#5b6871', 1, 0.12);
  }
  g += poly([pr([x0, y0, 0]), pr([x1, y0, 0]), pr([x1, y1, 0]), pr([x0, y1, 0])], '#252e33');
  for (let x = x0; x <= x1; x += step) g += line(pr([x, y0, 0]), pr([x, y1, 0]), '#8fa0aa', 1, 0.07);
  for (let y = y0; y <= y1; y += step) g += line(pr([x0, y, 0]), pr([x1, y, 0]), '#8fa0aa', 1, 0.07);
  for (const [a, b, c, d, col] of lane) g += poly([pr([a, b, 0]), pr([c, b, 0]), pr([c, d, 0]), pr([a, d, 0])], col || '#4ce482', 'opacity=".5"');
  const q = pr([...pool, 0]);
  return g + `<ellipse cx="${q[0].toFixed(0)}" cy="${q[1].toFixed(0)}" rx="${w * 0.42}" ry="${h * 0.36}" fill="url(#pool)"/>`;
};
const HALL_DEFS = `<radialGradient id="pool"><stop offset="0" stop-color="#b9c8d0" stop-opacity=".46"/><stop offset=".5" stop-color="#8fa2ad" stop-opacity=".2"/><stop offset="1" stop-color="#7f929d" stop-opacity="0"/></radialGradient><linearGradient id="wall" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#1a2226"/><stop offset="1" stop-color="#39454c"/></linearGradient><linearGradient id="left" x1="0" x2="1"><stop offset="0" stop-color="#0f1417" stop-opacity=".9"/><stop offset=".34" stop-color="#0f1417" stop-opacity=".5"/><stop offset=".6" stop-color="#0f1417" stop-opacity="0"/></linearGradient><linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="#0f1417" stop-opacity="0"/><stop offset="1" stop-color="#0f1417" stop-opacity=".5"/></linearGradient><linearGradient id="head" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0f1417" stop-opacity=".5"/><stop offset=".3" stop-color="#0f1417" stop-opacity="0"/></linearGradient>`;
const veil = (w, h, left = true) => `${left ? `<rect width="${w}" height="${h}" fill="url(#left)"/>` : ''}<rect width="${w}" height="${h}" fill="url(#foot)"/><rect width="${w}" height="${h}" fill="url(#head)"/>`;
const FOG = { from: 150, to: -420, color: '#232c31', k: 0.78 };
const scene = (s, view, hallOpt, { left = true } = {}) => {
  const o = { w: 1920, h: 1080, bg: 'none', expo: 1, fog: FOG, shadow: 0.55, floor: 0, el: 18, az: 30, inner: true, ...view };
  const r = s.render({ ...o, under: hall({ w: o.w, h: o.h, ...hallOpt }) });
  return svg(o.w, o.h, r.body + veil(o.w, o.h, left), r.defs + HALL_DEFS);
};
const fence = (s, x0, x1, y, h = 84) => { // mesh panels
  for (let x = x0; x <= x1; x += 56) s.box(x - 1.5, y, 0, 3, 3, h, 'graphite');
  for (let x = x0; x < x1; x += 56) {
    s.box(x, y, 6, 56, 1, 2, 'slate', {}); s.box(x, y, h - 8, 56, 1, 2, 'slate', {});
    s.onFront(x + 1.5, y, h - 8, Array.from({ length: 14 }, (_, i) => art.line(i * 4, 0, i * 4, h - 16, '#8fa0aa', 0.22)).join('') + Array.from({ length: 11 }, (_, i) => art.line(0, i * 6.4, 53, i * 6.4, '#8fa0aa', 0.22)).join(''));
  }
};

export function heroCell(view = {}, ground = {}, opt = {}) {
  const s = new Scene();
  fence(s, -250, 250, 150, 96);
  s.place(C.cabinet(), { at: [150, 118, 0], k: 0.82 });
  s.place(X.conveyor(), { at: [-190, 70, 0], k: 1.05 }); s.place(X.conveyor(), { at: [-8, 70, 0], k: 1.05 });
  s.place(R.arm({ label: 'LR20-1720', turn: 196, lower: -22, upper: -6, wrist: -96, bulk: 1.25, L1: 80, L2: 86, tool: R.fingers }), { at: [96, 20, 0], k: 1.12 });
  const pallet = new Scene();
  for (const y of [-24, 0, 22]) pallet.box(-30, y - 4, 0, 60, 8, 6, 'card');
  for (let i = 0; i < 6; i++) pallet.box(-30 + i * 10.2, -28, 6, 8.6, 56, 2, 'card');
  for (const z of [8, 26]) for (const y of [1, -27]) for (const x of [-29, 1]) { pallet.box(x, y, z, 28, 26, 18, z > 10 ? 'white' : 'pearl', { b: 0.4 }); pallet.onFront(x, y - 0.05, z + 18, art.rect(0, 14, 28, 1.4, '#3fd67a') + art.rect(9, 5, 10, 6, '#fff')); }
  s.place(pallet, { at: [20, -62, 0], k: 1.1 });
  s.place(R.amr(), { at: [196, -78, 0], k: 0.62, rot: 0 });
  return scene(s, { scale: 4.25, cx: 985, cy: 860, ...view }, { pool: [70, 20], lane: [[-420, -118, 420, -115], [-420, 132, 420, 135]], ...ground }, opt);
}
export function heroLine(view = {}, ground = {}, opt = {}) {
  const s = new Scene();
  for (let r = 2; r >= 0; r--) {
    const y = r * 168 - 50, x = r * -34;
    for (const cx of [-190, -20, 150]) s.place(X.conveyor(), { at: [cx + x, y, 0], k: 0.94 });
    s.place(R.arm({ label: 'LR20', turn: 166, lower: -16, upper: -8, wrist: -94, bulk: 1.15, L1: 70, L2: 74, tool: R.fingers }), { at: [120 + x, y - 74, 0], k: 0.96 });
    s.place(R.cobot({ turn: 164, lower: -24, upper: 12 }), { at: [-46 + x, y - 66, 0], k: 0.82 });
  }
  return scene(s, { scale: 4.5, cx: 960, cy: 800, el: 25, lod: 9, fog: { from: 120, to: -330, color: '#232c31', k: 0.86 }, ...view }, { pool: [80, -20], wall: 0, y1: 700, lane: [[-420, -170, 420, -167]], ...ground }, opt);
}
export function heroControl(view = {}, ground = {}, opt = {}) {
  const s = new Scene(), screen = (x, z, w, h, a) => { s.box(x, 96, z, w, 6, h, 'black', { dir: 'front', r: 1.4, b: 0.5 }); s.onFront(x, 95.95, z + h, art.rect(1.6, 1.6, w - 3.2, h - 3.2, '#0d1518', 0.6) + a(w, h)); };
  s.box(-300, 104, 0, 640, 4, 170, 'slate', {}); s.box(-300, 103, 64, 640, 1, 1.2, 'green', {});
  const chart = (w, h, c = G, seed = 1) => { let d = `M5 ${h - 10}`; for (let i = 0; i <= 20; i++) d += `L${(5 + (i * (w - 10)) / 20).toFixed(1)} ${(h - 10 - (h - 26) * (0.35 + 0.3 * Math.sin(i * 0.7 * seed) + 0.25 * Math.sin(i * 1.9 + seed))).toFixed(1)}`; return art.path(d, 'none', c, 0.6) + [0.3, 0.55, 0.8].map((k) => art.line(5, h * k, w - 5, h * k, '#2b383f', 0.25)).join(''); };
  const plan = (w, h) => [0, 1, 2].map((r) => art.path(`M8 ${16 + r * 14}H${w - 8}`, 'none', '#3b4a52', 1.4) + Array.from({ length: 9 }, (_, i) => art.rect(10 + i * 11, 12.4 + r * 14, 6, 6, ['#22313a', '#1f6b47', '#22313a', '#2b3d47'][(i + r) % 4], 0.6)).join('') + art.dot(20 + r * 26, 16 + r * 14, 1.7, r === 1 ? '#f6bb2a' : G)).join('');
  const bars = (w, h) => Array.from({ length: 12 }, (_, i) => { const k = 6 + ((i * 7) % 17); return art.rect(6 + i * ((w - 12) / 12), h - 7 - k, (w - 12) / 18, k, i === 8 ? '#f6bb2a' : '#2f9e63'); }).join('');
  screen(-150, 84, 74, 46, (w, h) => text(5, 9, 'ENERGY', 3, { color: '#c9d1d6' }) + chart(w, h, '#5f8bf2', 1.3));
  screen(-70, 72, 118, 64, (w, h) => text(6, 10, 'PLANT 2  LINES 1-3', 3.4, { color: '#e8ecee' }) + text(w - 6, 10, '14:26', 3.4, { color: '#e8ecee', anchor: 'end' }) + plan(w, h) + text(6, 60, 'OEE 91.4%', 3.4, { color: G }));
  screen(54, 84, 74, 46, (w, h) => text(5, 9, 'OUTPUT / H', 3, { color: '#c9d1d6' }) + bars(w, h));
  screen(134, 84, 74, 46, (w, h) => text(5, 9, 'CYCLE', 3, { color: '#c9d1d6' }) + chart(w, h, G, 2.1));
  const desk = (x) => {
    s.box(x, 0, 0, 5, 40, 34, 'graphite'); s.box(x + 99, 0, 0, 5, 40, 34, 'graphite');
    s.box(x - 4, -8, 34, 112, 54, 3, 'slate', { b: 0.5 });
    s.box(x + 18, 26, 37, 6, 6, 8, 'black'); s.box(x + 76, 26, 37, 6, 6, 8, 'black');
    for (const [dx, c] of [[2, G], [54, '#5f8bf2']]) { s.box(x + dx, 24, 44, 46, 3, 28, 'black', { dir: 'front', r: 1, b: 0.4 }); s.onFront(x + dx, 23.95, 72, art.rect(1.4, 1.4, 43.2, 25.2, '#0e171b', 0.5) + `<g transform="scale(.62)">${chart(70, 42, c, dx / 20 + 1)}</g>` + text(4, 6.6, 'LINE', 2, { color: '#c9d1d6' })); }
    s.box(x + 30, -2, 37, 34, 11, 1, 'black', { r: 1 }); s.box(x + 70, 0, 37, 6, 8, 1.2, 'black', { r: 2 });
    // chair
    s.cyl([x + 52, -42, 0], [0, 0, 1], 15, 2, 'black'); s.cyl([x + 52, -42, 2], [0, 0, 1], 2, 18, 'dark'); s.box(x + 36, -56, 20, 32, 30, 5, 'graphite', { r: 6, b: 1 }); s.box(x + 37, -60, 26, 30, 5, 34, 'graphite', { dir: 'front', r: 7, b: 1.4 });
  };
  desk(-110); desk(24);
  s.place(C.cabinet(), { at: [220, 90, 0], k: 0.8 });
  return scene(s, { scale: 4.7, cx: 1080, cy: 880, el: 15, az: 24, fog: { from: 160, to: -420, color: '#232c31', k: 0.5 }, ...view }, { pool: [40, 20], wall: 0, y1: 420, ...ground }, opt);
}
export function heroFleet(view = {}, ground = {}, opt = {}) {
  const s = new Scene();
  const rack = (x, y, n = 3) => {
    for (let i = 0; i <= n; i++) s.box(x + i * 58, y + 26, 0, 3, 3, 150, 'slate');
    for (const z of [4, 52, 100]) for (let i = 0; i < n; i++) { s.box(x + i * 58, y, z, 58, 3, 4, 'grey'); for (const dx of [5, 31]) { const h = 22 + ((i * 7 + z + dx) % 3) * 7; s.box(x + i * 58 + dx, y + 4, z + 4, 22, 22, h, (i + z + dx) % 5 ? 'card' : 'pearl', {}); s.onFront(x + i * 58 + dx, y + 3.95, z + 4 + h, art.rect(9, 0, 3, h, '#e6cfa4', 0, 'opacity=".4"') + art.rect(3, h - 9, 6, 5, '#f4efe6')); } s.box(x + i * 58, y, z, 58, 3, 4, 'grey'); }
    for (let i = 0; i <= n; i++) s.box(x + i * 58, y, 0, 3, 3, 150, 'slate');
  };
  rack(-230, 230, 9); rack(-160, 120, 3); rack(76, 120, 3);
  s.place(R.forklift(), { at: [176, 52, 0], k: 0.8 });
  s.place(R.amr({ load: true }), { at: [10, 30, 0], k: 0.9 });
  s.place(R.amr(), { at: [120, -66, 0], k: 1.02 });
  s.place(R.amr({ load: true }), { at: [-120, 36, 0], k: 0.8 });
  return scene(s, { scale: 4.5, cx: 900, cy: 840, el: 22, fog: { from: 160, to: -330, color: '#232c31', k: 0.84 }, ...view }, { pool: [70, 0], wall: 0, y1: 600, lane: [[-420, -8, 420, -5], [-420, -122, 420, -119]], ...ground }, opt);
}

// ---------------------------------------------------------------- article pictures, 3:2
const A = { w: 1200, h: 800 };
const dark = (s, view, pool) => scene(s, { ...A, ...view }, { w: A.w, h: A.h, wall: 0, y1: 500, pool }, { left: false });
const DRAW = { ...A, mode: 'line', bg: 'none', ink: '#dfe6e9', inkW: 2.4, paper: '#1b2226', shadow: 0 };
const sheet = (w, h) => { let g = `<rect width="${w}" height="${h}" fill="#1b2226"/>`; for (let x = 0; x <= w; x += 40) g += line([x, 0], [x, h], '#fff', 1, 0.045); for (let y = 0; y <= h; y += 40) g += line([0, y], [w, y], '#fff', 1, 0.045); return g; };
const dim = (x1, y1, x2, y2, label, c = G) => { const vert = x1 === x2, t = 9; return line([x1, y1], [x2, y2], c, 2) + (vert ? line([x1 - t, y1], [x1 + t, y1], c, 2) + line([x2 - t, y2], [x2 + t, y2], c, 2) : line([x1, y1 - t], [x1, y1 + t], c, 2) + line([x2, y2 - t], [x2, y2 + t], c, 2)) + `<g transform="${vert ? `translate(${x1 - 14} ${(y1 + y2) / 2}) rotate(-90)` : `translate(${(x1 + x2) / 2} ${y1 - 14})`}">${text(0, 0, label, 20, { color: c, anchor: 'middle', w: 0.11 })}</g>`; };

export const articles = {
  'article-plant'() { // the new plant, isometric
    const s = new Scene();
    s.box(-150, 40, 0, 150, 90, 46, 'pearl', {}); s.onFront(-150, 39.95, 46, Array.from({ length: 7 }, (_, i) => art.rect(8 + i * 20, 10, 14, 10, '#26323a') + art.rect(8 + i * 20, 26, 14, 10, '#26323a')).join(''));
    s.box(0, 10, 0, 170, 120, 38, 'white', {});
    for (let i = 0; i < 5; i++) s.prism([[0, 0], [34, 0], [34, 4], [6, 17], [0, 17]], { o: [i * 34, 130, 38], U: [1, 0, 0], V: [0, 0, 1], W: [0, -1, 0] }, 120, 'grey');
    s.onFront(0, 9.95, 38, art.rect(0, 31, 170, 1.6, '#3fd67a') + [0, 1, 2, 3].map((i) => art.rect(14 + i * 24, 12, 18, 26, '#3a464d') + art.vents(14 + i * 24, 12, 18, 26, 8, '#20282d', 0.8)).join('') + text(116, 17, 'LINTARA', 7, { color: '#20282d' }));
    s.onRight(170.05, 10, 38, Array.from({ length: 6 }, (_, i) => art.rect(8 + i * 19, 8, 13, 8, '#1c262b')).join(''));
    const truck = (x, y) => { for (const dx of [6, 16, 44]) s.cyl([x + dx, y + 2, 4], [0, -1, 0], 4, 3, 'black'); s.box(x, y, 4, 42, 16, 20, 'white', {}); s.onFront(x, y - 0.05, 24, art.rect(0, 12, 42, 2, '#3fd67a')); s.box(x + 43, y, 4, 12, 16, 15, 'slate', { b: 1 }); };
    truck(10, -34); truck(96, -34);
    for (const [x, y] of [[-130, -10], [-100, -20], [-66, -6], [-30, -22], [186, 60], [192, 96]]) { s.cyl([x, y, 0], [0, 0, 1], 1.4, 8, 'dark'); s.lathe([x, y, 8], [0, 0, 1], [[9, 0], [7, 10], [0.4, 26]], ['#1d3a2b', '#2f5b44', '#4c8363', '#7cb494']); }
    return s.render({ ...A, box: [110, 120, 1090, 690], el: 30, bg: 'light', under: '' });
  },
  'article-arm'() { const s = new Scene(); s.place(R.arm({ label: 'LR210', bulk: 1.34, L1: 78, L2: 84, turn: 190, lower: -22, upper: 2, wrist: -80, balancer: true, body: 'pearl', trim: 'black', tool: R.torch })); return dark(s, { scale: 6.6, cx: 800, cy: 880, expo: 1 }, [0, 0]); },
  'article-choose'() {
    const a = R.scara().render({ ...DRAW, box: [130, 150, 520, 600], inner: true, id: 'a' }), b = R.delta().render({ ...DRAW, box: [660, 110, 1080, 600], inner: true, id: 'b' });
    return svg(1200, 800, sheet(1200, 800) + a.body + b.body + dim(130, 676, 520, 676, 'REACH 600') + dim(660, 676, 1080, 676, 'REACH 1130') + line([600, 110], [600, 690], '#fff', 1.5, 0.25), a.defs + b.defs);
  },
  'article-distance'() {
    const a = X.lightCurtain().render({ ...DRAW, box: [90, 90, 560, 640], inner: true, id: 'a' });
    const b = R.armSmall().render({ ...DRAW, box: [700, 140, 1080, 630], inner: true, id: 'b' });
    return svg(1200, 800, sheet(1200, 800) + a.body + b.body + dim(452, 690, 905, 690, 'S = K T + C') + `<path d="M905 700V290M452 700V560" stroke="${G}" stroke-width="2" stroke-dasharray="14 8 3 8" fill="none"/>`, a.defs + b.defs);
  },
  'article-network'() {
    const s = new Scene();
    s.place(C.plcRack(), { at: [-70, 40, 20], k: 0.8 }); s.place(C.netSwitch(), { at: [58, 40, 4], k: 0.74 });
    s.place(C.servoDrive(), { at: [116, 20, 0], k: 0.72 }); s.place(C.servoDrive(), { at: [152, 20, 0], k: 0.72 }); s.place(C.servoDrive(), { at: [188, 20, 0], k: 0.72 });
    return dark(s, { box: [90, 170, 1110, 690], expo: 1.02, fog: { from: 200, to: -500, color: '#161d21', k: 0.3 } }, [40, 0]);
  },
  'article-load'() { // the load diagram of a wrist
    const a = R.arm({ label: 'LR20', lower: -60, upper: 0, wrist: 0, bulk: 1.15, L1: 74, L2: 78 }).render({ ...DRAW, box: [90, 170, 600, 630], inner: true, id: 'a' });
    const x0 = 720, y0 = 600, cv = (k) => `M${x0} ${y0 - 400 * k}C${x0 + 130 * k} ${y0 - 400 * k} ${x0 + 210 * k} ${y0 - 250 * k} ${x0 + 250 * k} ${y0 - 150 * k}S${x0 + 330 * k} ${y0 - 40 * k} ${x0 + 350 * k} ${y0}`;
    return svg(1200, 800, sheet(1200, 800) + a.body + `<path d="M${x0} 160V${y0}H1110" stroke="#dfe6e9" stroke-width="2.4" fill="none"/>` + [1, 0.72, 0.48].map((k, i) => `<path d="${cv(k)}" fill="none" stroke="${i ? '#dfe6e9' : G}" stroke-width="${i ? 2 : 3.4}"/>` + text(x0 + 18, y0 - 400 * k + 34, ['10 KG', '15 KG', '20 KG'][i], 18, { color: i ? '#dfe6e9' : G, w: 0.11 })).join('') + text(1110, 640, 'L / MM', 18, { color: '#dfe6e9', anchor: 'end', w: 0.11 }) + `<circle cx="${x0 + 150}" cy="${y0 - 96}" r="9" fill="${G}"/><circle cx="${x0 + 150}" cy="${y0 - 96}" r="20" fill="none" stroke="${G}" stroke-width="2"/>`, a.defs);
  },
  'article-fleet'() { const s = new Scene(); for (let r = 3; r >= 0; r--) for (let c = 0; c < 3; c++) s.place(R.amr({ load: (r + c) % 2 === 0 }), { at: [c * 150 - 150 + r * 10, r * 110 - 60, 0], k: 0.95 }); return dark(s, { scale: 3.7, cx: 600, cy: 640, el: 26, lod: 5, fog: { from: 120, to: -320, color: '#232c31', k: 0.84 } }, [0, 0]); },
};

Object.assign(articles, {
  'article-service-desk': () => heroControl({ ...A, scale: 4.4, cx: 560, cy: 640, az: 36, el: 17 }, { ...A }, { left: false }),
  'article-training-line': () => heroLine({ ...A, scale: 4.7, cx: 420, cy: 560, az: 38, el: 28, lod: 6 }, { ...A }, { left: false }),
  'article-spare-parts': () => heroFleet({ ...A, scale: 4.2, cx: 330, cy: 620, az: 22, el: 19 }, { ...A }, { left: false }),
  'article-two-thousand': () => heroCell({ ...A, scale: 5.4, cx: 280, cy: 700, az: 22, el: 15 }, { ...A }, { left: false }),
});

// ---------------------------------------------------------------- team: busts drawn with compass and ruler, without features: no real person
const HAIR = {
  short: 'M204 300c-16-92 26-150 96-150s112 58 96 150c-4-34-16-58-34-74-34 14-90 14-124 0-18 16-30 40-34 74Z',
  side: 'M203 306c-20-100 26-160 100-158 66 2 112 58 94 158-4-40-18-66-36-80-44 14-92 8-120-18-6 32-30 56-38 98Z',
  bun: 'M203 310c-16-96 26-154 97-154s113 58 97 154c-6-58-40-92-97-92s-91 34-97 92ZM256 158a44 40 0 1 1 88 0',
  scarf: 'M300 136c-86 0-124 64-120 150 4 76-10 150-34 214 52 40 256 40 308 0-24-64-38-138-34-214 4-86-34-150-120-150Zm0 62c50 0 78 40 78 96s-32 112-78 112-78-56-78-112 28-96 78-96Z',
  long: 'M200 306c-14-96 26-154 100-154s114 58 100 154c-2 72 12 120 34 166h-84c16-50 20-106 14-176-30-14-52-36-64-62-20 34-48 54-64 62-6 70-2 126 14 176h-84c22-46 36-94 34-166Z',
  crop: 'M206 292c-10-86 28-134 94-134s104 48 94 134c-6-26-14-44-24-56-44-10-96-10-140 0-10 12-18 30-24 56Z',
};
export function portrait(initials, { hair = 'short', glasses = false, beard = false, dark = false, jacket = 'v' } = {}) {
  const ink = dark ? '#e6eaec' : '#20282d', skin = dark ? '#8d9aa2' : '#f4f6f6', shade = dark ? '#6f7d86' : '#d5dbde', cloth = dark ? '#2c373d' : '#39444b', hairC = dark ? '#12181b' : '#20282d', shirt = dark ? '#c3ccd1' : '#ffffff';
  const st = `stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
  const guide = `<g stroke="${ink}" stroke-width="1" opacity=".32" fill="none"><path d="M300 40V750" stroke-dasharray="22 6 3 6"/><path d="M60 300H540" stroke-dasharray="22 6 3 6"/><circle cx="300" cy="300" r="212"/><path d="M88 286v28M512 286v28M286 88h28"/></g>`;
  const shoulders = `<path d="M40 750c4-132 62-196 172-224l34-18h108l34 18c110 28 168 92 172 224Z" fill="${cloth}" ${st}/>`;
  const neck = `<path d="M252 410v92c0 30 22 50 48 50s48-20 48-50v-92Z" fill="${skin}" ${st}/><path d="M253 424c22 34 70 34 94 0v26c-26 30-68 26-94-6Z" fill="${shade}"/>`;
  const collar = { v: `<path d="M240 508l60 132 60-132-14-8c-6 30-24 46-46 46s-40-16-46-46Z" fill="${shirt}" ${st}/><path d="M240 508l-40 40 48 54 52 148M360 508l40 40-48 54-52 148" fill="${cloth}" ${st}/>`, round: `<path d="M236 512c10 46 36 68 64 68s54-22 64-68" fill="${skin}" ${st}/>`, polo: `<path d="M246 500l-22 32 40 62 36-46 36 46 40-62-22-32c-6 30-24 48-54 48s-48-18-54-48Z" fill="${shirt}" ${st}/><path d="M300 550V750" ${st}/>` }[jacket];
  const head = `<path d="M206 286c0-78 36-122 94-122s94 44 94 122c0 88-40 158-94 158s-94-70-94-158Z" fill="${skin}" ${st}/><path d="M318 166c48 10 74 52 74 120 0 84-38 154-90 157 44-40 64-100 60-164-2-52-16-90-44-113Z" fill="${shade}"/>`;
  const extra = (beard ? `<path d="M209 310c4 84 40 134 91 134s87-50 91-134c-12 34-30 50-50 56-26-12-56-12-82 0-20-6-38-22-50-56Z" fill="${hairC}" ${st}/>` : '') + (glasses ? `<g fill="none" ${st}><circle cx="260" cy="306" r="27"/><circle cx="340" cy="306" r="27"/><path d="M287 303q13-7 26 0M233 302l-25-6M367 302l25-6"/></g>` : '');
  return svg(600, 750, `<rect width="600" height="750" fill="url(#b)"/>${guide}${shoulders}${neck}${collar}${head}${extra}<path d="${HAIR[hair]}" fill="${hairC}" fill-rule="evenodd" ${st}/>${text(34, 62, initials, 26, { color: ink, w: 0.12 })}<path d="M34 80h58" stroke="#2fbf6a" stroke-width="5"/>`, `<linearGradient id="b" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${dark ? '#2a3338' : '#eef0f1'}"/><stop offset="1" stop-color="${dark ? '#161d21' : '#cdd4d8'}"/></linearGradient>`);
}
export const team = {
  'team-1': () => portrait('RW', { hair: 'bun', jacket: 'v' }), 'team-2': () => portrait('BH', { hair: 'crop', glasses: true, beard: true, jacket: 'polo', dark: true }),
  'team-3': () => portrait('AS', { hair: 'scarf', jacket: 'round', dark: true }), 'team-4': () => portrait('DK', { hair: 'side', jacket: 'v' }),
  'team-5': () => portrait('ML', { hair: 'long', glasses: true, jacket: 'round' }), 'team-6': () => portrait('YP', { hair: 'short', jacket: 'polo', dark: true }),
};

// ---------------------------------------------------------------- logo: two links and a joint, seen as an L
export const mark = (ink = '#12181b', dot = '#2fbf6a', x = 0, y = 0, k = 1) => `<g transform="translate(${x} ${y}) scale(${k})"><path d="M14 8v40h40" fill="none" stroke="${ink}" stroke-width="15" stroke-linejoin="miter"/><path d="M32 8h6a16 16 0 0 1 16 16v6" fill="none" stroke="${ink}" stroke-width="3.4"/><circle cx="32" cy="29.6" r="7.4" fill="${dot}"/></g>`;
const word = (x, y, s, ink) => text(x, y, 'LINTARA', s, { color: ink, w: 0.19, gap: 2.6 });
export const brand = {
  logo: () => svg(330, 64, mark('#12181b', '#2fbf6a', 2, 2, 1.0) + word(84, 46, 30, '#12181b')),
  'logo-inverse': () => svg(330, 64, mark('#ffffff', '#4ce482', 2, 2, 1.0) + word(84, 46, 30, '#ffffff')),
  mark: () => svg(64, 64, mark('#12181b', '#2fbf6a', -2, 3, 1)),
  'mark-inverse': () => svg(64, 64, mark('#ffffff', '#4ce482', -2, 3, 1)),
  favicon: () => svg(64, 64, `<rect width="64" height="64" rx="12" fill="#12181b"/>` + mark('#ffffff', '#4ce482', 8, 8, 0.78)),
  // fills its square: phones cut their own corners out of it
  icon: () => svg(64, 64, '<rect width="64" height="64" fill="#12181b"/>' + mark('#ffffff', '#4ce482', 10, 10, 0.7)),
  // reads on white and on graphite: its own ground with a hairline around it
  tile: () => svg(64, 64, '<rect x=".5" y=".5" width="63" height="63" rx="4" fill="#12181b" stroke="#37444b"/>' + mark('#ffffff', '#4ce482', 8, 8, 0.76)),
  card: () => {
    const arm = R.arm({ label: 'LR20-1720', bulk: 1.15, L1: 74, L2: 78, lower: -34, upper: 10, wrist: -80, tool: R.fingers }).render({ w: 1200, h: 630, bg: 'none', box: [610, 60, 1120, 575], shadow: 0.5, inner: true });
    let ground = '<rect width="1200" height="630" fill="#161d21"/>';
    for (let x = 0; x <= 1200; x += 40) ground += line([x, 0], [x, 630], '#fff', 1, 0.045);
    for (let y = 30; y <= 630; y += 40) ground += line([0, y], [1200, y], '#fff', 1, 0.045);
    return svg(1200, 630, ground + '<ellipse cx="870" cy="500" rx="420" ry="150" fill="url(#lamp)"/>' + arm.body
      + mark('#ffffff', '#4ce482', 72, 92, 1.5) + word(196, 160, 46, '#ffffff')
      + `<path d="M80 250H540M80 240V260M540 240V260M195 245V255M310 245V255M425 245V255" stroke="#4ce482" stroke-width="2"/>`
      + text(80, 322, 'ROBOTS, DRIVES AND', 25, { color: '#eef1f2', w: 0.1 }) + text(80, 372, 'CONTROLS THAT ARRIVE', 25, { color: '#eef1f2', w: 0.1 }) + text(80, 422, 'AS ONE LINE.', 25, { color: '#eef1f2', w: 0.1 })
      + text(80, 550, 'AUTOMATION / CIKARANG', 16, { color: '#8d9ca5', w: 0.1 }), arm.defs + '<radialGradient id="lamp"><stop offset="0" stop-color="#b9c8d0" stop-opacity=".42"/><stop offset="1" stop-color="#7f929d" stop-opacity="0"/></radialGradient>');
  },
};

/** Isometric map tile: used where no map address is set. */
export function map() {
  const s = new Scene();
  const blocks = [];
  for (let i = -3; i < 4; i++) for (let j = 3; j > -4; j--) {
    const x = i * 74, y = j * 66; if ((i === 0 && j === 0)) continue;
    const n = Math.abs((i * 13 + j * 29) % 5); if (n === 3) continue;
    blocks.push([x - 24, y - 20, n % 2 ? 24 : 46, n === 2 ? 20 : 38, 6 + ((i * i * 7 + j * j * 11) % 4) * 5, ['pearl', 'white', 'pearl', 'grey', 'white'][n]]);
    if (n % 2) blocks.push([x + 4, y - 20, 18, 18, 8 + n * 2, 'pearl']);
  }
  blocks.push([-26, -20, 48, 40, 20, 'graphite']);
  blocks.sort((a, b) => (b[1] - a[1]) || (a[0] - b[0]));
  for (const [x, y, w, d, h, m] of blocks) { s.box(x, y, 0, w, d, h, m, {}); if (m === 'graphite') { s.box(x, y, h, w, d, 2, 'green', {}); s.onFront(x, y - 0.05, h, Array.from({ length: 5 }, (_, k) => art.rect(5 + k * 8.4, 6, 5, 8, '#4a5861')).join('')); } }
  s.lathe([-2, 0, 24], [0, 0, 1], [[0.4, 0], [5.6, 16]], 'green'); s.ball([-2, 0, 44], 8.6, 'green'); s.ball([0.6, -4.6, 48.2], 3.4, 'white');
  return s.render({ w: 1600, h: 900, scale: 3.4, cx: 800, cy: 500, el: 38, az: 30, bg: 'none', shadow: 0.22, under: (pr) => {
    let g = `<rect width="1600" height="900" fill="#dde2e4"/>`;
    const road = (a, b, w, c) => `<path d="M${pr(a).map((v) => v.toFixed(1)).join(' ')}L${pr(b).map((v) => v.toFixed(1)).join(' ')}" stroke="${c}" stroke-width="${w}" fill="none"/>`;
    g += poly([pr([-600, -560, 0]), pr([-600, -240, 0]), pr([600, -300, 0]), pr([600, -560, 0])], '#c7d6da');
    for (let i = -6; i < 7; i++) g += road([i * 74 + 37, -600, 0], [i * 74 + 37, 600, 0], i === -1 ? 34 : 20, '#f6f8f8');
    for (let j = -6; j < 7; j++) g += road([-600, j * 66 + 33, 0], [600, j * 66 + 33, 0], j === 0 ? 34 : 20, '#f6f8f8');
    g += `<g stroke-dasharray="14 12">${road([-37, -600, 0], [-37, 600, 0], 2, '#b4bec4')}${road([-600, 33, 0], [600, 33, 0], 2, '#b4bec4')}</g>`;
    return g;
  } });
}

/** dimension drawing of a model on white paper, for galleries: name, width label, height label */
export function drawing(s, { label = '', width = '', height = '', az = 30, el = 20 } = {}) {
  const box = [250, 130, 980, 690], r = s.render({ w: 1200, h: 900, mode: 'line', bg: 'none', ink: '#2b343a', inkW: 1.5, paper: '#fbfcfc', shadow: 0, box, az, el, inner: true });
  const all = s.items.flatMap((i) => s.points(i));
  const c = '#0b7a43';
  let g = `<rect width="1200" height="900" fill="#fbfcfc"/>`;
  for (let x = 0; x <= 1200; x += 50) g += line([x, 0], [x, 900], '#12181b', 1, 0.045);
  for (let y = 0; y <= 900; y += 50) g += line([0, y], [1200, y], '#12181b', 1, 0.045);
  g += `<path d="M40 40H1160V860H40Z" fill="none" stroke="#12181b" stroke-width="1.5"/><path d="M760 800H1160M760 800V860M960 800V860" stroke="#12181b" stroke-width="1.5" fill="none"/>` + text(780, 840, label, 20, { color: '#12181b', w: 0.1 }) + text(980, 840, 'SCALE 1:20', 16, { color: '#12181b', w: 0.1 });
  return svg(1200, 900, g + r.body + dim(r.bb[0], 760, r.bb[2], 760, width, c) + dim(r.bb[0] - 70, r.bb[1], r.bb[0] - 70, r.bb[3], height, c) + [r.bb[1], r.bb[3]].map((y) => line([r.bb[0] - 84, y], [r.bb[0] - 10, y], c, 1, 0.6)).join('') + [r.bb[0], r.bb[2]].map((x) => line([x, r.bb[3] + 10], [x, 774], c, 1, 0.6)).join(''), r.defs);
}
