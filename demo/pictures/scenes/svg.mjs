// svg.mjs: SVG building blocks for pictures made of several parts.
/** the green of lamps and dimension lines on dark backgrounds */
export const G = '#4ce482';
export const svg = (w, h, body, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${defs}</defs>${body}</svg>\n`;
export const line = (a, b, c, w, o = 1) =>
  `<path d="M${a.map((x) => x.toFixed(1)).join(' ')}L${b.map((x) => x.toFixed(1)).join(' ')}" stroke="${c}" stroke-width="${w}" opacity="${o}"/>`;
export const poly = (pts, fill, more = '') =>
  `<path d="M${pts.map((p) => p.map((x) => x.toFixed(1)).join(' ')).join('L')}Z" fill="${fill}" ${more}/>`;
