// paint.mjs: turns a scene into SVG text.
import { lathe } from './lathe.mjs';
import { makePen } from './pen.mjs';
import { prism } from './prism.mjs';
import { shadow } from './shadow.mjs';
import { ball, cable, decal } from './soft-parts.mjs';

const PAINTERS = { prism, lathe, ball, cable, decal };
const DEFAULTS = {
  az: 30,
  el: 20,
  w: 1200,
  h: 900,
  box: [170, 110, 1030, 790],
  bg: 'light',
  mode: 'shade',
  title: '',
  expo: 1,
  shadow: 0.34,
};

/**
 * view: az, el (camera angles), w, h, box [x0,y0,x1,y1] the model is fitted into (or scale + centre),
 * zoom + focus [0..1, 0..1] for close-ups,
 * bg: 'light' | 'paper' | 'none', mode: 'shade' | 'line', fog: {from,to,color,k}, under/extra: SVG below and on top,
 * art: in line mode, stroke width of the artwork on faces (none without it),
 * inner: returns { defs, body, bb } for a picture made of several scenes (each with its own id)
 */
export function paint(scene, view = {}) {
  const o = { ...DEFAULTS, ...view };
  const pen = makePen(scene, o),
    { defs, paper, pr, s, style } = pen;
  const shade = shadow(pen, scene);
  for (const i of scene.items) PAINTERS[i.t](pen, i);
  const { out } = pen;
  const bg =
    o.bg === 'light'
      ? `<rect width="${o.w}" height="${o.h}" fill="url(#bg)"/>`
      : o.bg === 'paper'
        ? `<rect width="${o.w}" height="${o.h}" fill="${paper}"/>`
        : '';
  if (o.bg === 'light')
    defs.set(
      'R:cx="400" cy="240" r="1050" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f7f8f8"/><stop offset=".5" stop-color="#e9eced"/><stop offset="1" stop-color="#d3d8db"/>',
      'bg',
    );
  const d =
    `<style>${style}</style>` +
    [...defs]
      .map(([b, id]) =>
        b.startsWith('F:')
          ? id
          : b.startsWith('R:')
            ? `<radialGradient id="${id}" ${b.slice(2)}</radialGradient>`
            : `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${b}</linearGradient>`,
      )
      .join('');
  const body =
    (typeof o.under === 'function' ? o.under(pr, s) : o.under || '') +
    shade +
    out +
    (typeof o.extra === 'function' ? o.extra(pr, s) : o.extra || '');
  if (o.inner) {
    const q = scene.items.flatMap((i) => scene.points(i).map(pr)),
      X = q.map((p) => p[0]),
      Y = q.map((p) => p[1]);
    return { defs: d, body: bg + body, bb: [Math.min(...X), Math.min(...Y), Math.max(...X), Math.max(...Y)] };
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${o.w} ${o.h}" width="${o.w}" height="${o.h}"${o.title ? ` role="img"><title>${o.title}</title>` : '>'}<defs>${d}</defs>${bg}${body}</svg>\n`;
}
