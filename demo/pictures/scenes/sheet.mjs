// sheet.mjs: the dark drawing sheet of articles and its dimension lines.
import { text } from '../board/lettering.mjs';
import { G, line } from './svg.mjs';

/** view options for a model on the dark sheet */
export const DRAW = { w: 1200, h: 800, mode: 'line', bg: 'none', ink: '#dfe6e9', inkW: 2.4, paper: '#1b2226', shadow: 0 };
export const sheet = (w, h) => {
  let g = `<rect width="${w}" height="${h}" fill="#1b2226"/>`;
  for (let x = 0; x <= w; x += 40) g += line([x, 0], [x, h], '#fff', 1, 0.045);
  for (let y = 0; y <= h; y += 40) g += line([0, y], [w, y], '#fff', 1, 0.045);
  return g;
};
export const dim = (x1, y1, x2, y2, label, c = G) => {
  const vert = x1 === x2,
    t = 9;
  return (
    line([x1, y1], [x2, y2], c, 2) +
    (vert
      ? line([x1 - t, y1], [x1 + t, y1], c, 2) + line([x2 - t, y2], [x2 + t, y2], c, 2)
      : line([x1, y1 - t], [x1, y1 + t], c, 2) + line([x2, y2 - t], [x2, y2 + t], c, 2)) +
    `<g transform="${vert ? `translate(${x1 - 14} ${(y1 + y2) / 2}) rotate(-90)` : `translate(${(x1 + x2) / 2} ${y1 - 14})`}">${text(0, 0, label, 20, { color: c, anchor: 'middle', w: 0.11 })}</g>`
  );
};
