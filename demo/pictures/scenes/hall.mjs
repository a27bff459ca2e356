// hall.mjs: the dark hall around machines: floor, wall, light, mist.
import { art } from '../board/artwork.mjs';
import { line, poly, svg } from './svg.mjs';

/** A dark hall: floor with a grid and markings, a pool of light, walls that fade. */
const hall =
  (o = {}) =>
  (pr) => {
    const { x0 = -420, x1 = 420, y0 = -260, y1 = 420, step = 40, lane = [], w = 1920, h = 1080, pool = [0, 0], wall = 260, zones = [] } = o;
    let g = `<rect width="${w}" height="${h}" fill="#1a2226"/>`;
    if (wall) {
      g += poly([pr([x0, y1, 0]), pr([x1, y1, 0]), pr([x1, y1, wall]), pr([x0, y1, wall])], 'url(#wall)');
      for (let x = x0; x <= x1; x += 60) g += line(pr([x, y1, 0]), pr([x, y1, wall]), '#000', 1.5, 0.25);
      for (let z = 60; z < wall; z += 60) g += line(pr([x0, y1, z]), pr([x1, y1, z]), '#5b6871', 1, 0.12);
    }
    g += poly([pr([x0, y0, 0]), pr([x1, y0, 0]), pr([x1, y1, 0]), pr([x0, y1, 0])], '#252e33');
    for (let x = x0; x <= x1; x += step) g += line(pr([x, y0, 0]), pr([x, y1, 0]), '#8fa0aa', 1, 0.07);
    for (let y = y0; y <= y1; y += step) g += line(pr([x0, y, 0]), pr([x1, y, 0]), '#8fa0aa', 1, 0.07);
    for (const [a, b, c, d, col] of lane)
      g += poly([pr([a, b, 0]), pr([c, b, 0]), pr([c, d, 0]), pr([a, d, 0])], col || '#4ce482', 'opacity=".5"');
    const q = pr([...pool, 0]);
    g += zones
      .map(([pts, fill, more]) =>
        poly(
          pts.map((p) => pr([...p, 0])),
          fill,
          more,
        ),
      )
      .join('');
    return g + `<ellipse cx="${q[0].toFixed(0)}" cy="${q[1].toFixed(0)}" rx="${w * 0.42}" ry="${h * 0.36}" fill="url(#pool)"/>`;
  };
const HALL_DEFS = `<radialGradient id="pool"><stop offset="0" stop-color="#b9c8d0" stop-opacity=".46"/><stop offset=".5" stop-color="#8fa2ad" stop-opacity=".2"/><stop offset="1" stop-color="#7f929d" stop-opacity="0"/></radialGradient><linearGradient id="wall" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#1a2226"/><stop offset="1" stop-color="#39454c"/></linearGradient><linearGradient id="left" x1="0" x2="1"><stop offset="0" stop-color="#0f1417" stop-opacity=".9"/><stop offset=".34" stop-color="#0f1417" stop-opacity=".5"/><stop offset=".6" stop-color="#0f1417" stop-opacity="0"/></linearGradient><linearGradient id="foot" x1="0" x2="0" y1="0" y2="1"><stop offset=".6" stop-color="#0f1417" stop-opacity="0"/><stop offset="1" stop-color="#0f1417" stop-opacity=".5"/></linearGradient><linearGradient id="head" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0f1417" stop-opacity=".5"/><stop offset=".3" stop-color="#0f1417" stop-opacity="0"/></linearGradient>`;
const veil = (w, h, left = true) =>
  `${left ? `<rect width="${w}" height="${h}" fill="url(#left)"/>` : ''}<rect width="${w}" height="${h}" fill="url(#foot)"/><rect width="${w}" height="${h}" fill="url(#head)"/>`;
const FOG = { from: 150, to: -420, color: '#232c31', k: 0.78 };
export const scene = (s, view, hallOpt, { left = true } = {}) => {
  const o = { w: 1920, h: 1080, bg: 'none', expo: 1, fog: FOG, shadow: 0.55, floor: 0, el: 18, az: 30, inner: true, ...view };
  const r = s.render({ ...o, under: hall({ w: o.w, h: o.h, ...hallOpt }) });
  return svg(o.w, o.h, r.body + veil(o.w, o.h, left), r.defs + HALL_DEFS);
};
export const fence = (s, x0, x1, y, h = 84) => {
  // mesh panels
  for (let x = x0; x <= x1; x += 56) s.box(x - 1.5, y, 0, 3, 3, h, 'graphite');
  for (let x = x0; x < x1; x += 56) {
    s.box(x, y, 6, 56, 1, 2, 'slate', {});
    s.box(x, y, h - 8, 56, 1, 2, 'slate', {});
    s.onFront(
      x + 1.5,
      y,
      h - 8,
      Array.from({ length: 14 }, (_, i) => art.line(i * 4, 0, i * 4, h - 16, '#8fa0aa', 0.22)).join('') +
        Array.from({ length: 11 }, (_, i) => art.line(0, i * 6.4, 53, i * 6.4, '#8fa0aa', 0.22)).join(''),
    );
  }
};

/** article pictures are 3:2 */
export const A = { w: 1200, h: 800 };
export const dark = (s, view, pool, ground = {}) =>
  scene(s, { ...A, ...view }, { w: A.w, h: A.h, wall: 0, y1: 500, pool, ...ground }, { left: false });
