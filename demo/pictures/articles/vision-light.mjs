import { text } from '../board/lettering.mjs';
import { lineScan } from '../models/line-scan-camera.mjs';
import { DRAW, sheet } from '../scenes/sheet.mjs';
import { G, line, svg } from '../scenes/svg.mjs';

const gear = (cx, cy, r) => {
  const pts = [];
  for (let i = 0; i < 18; i++)
    for (const [d, k] of [
      [-0.3, 0.86],
      [-0.2, 1],
      [0.2, 1],
      [0.3, 0.86],
    ]) {
      const a = ((i + d) / 18) * 2 * Math.PI;
      pts.push(`${(cx + r * k * Math.cos(a)).toFixed(1)} ${(cy + r * k * Math.sin(a)).toFixed(1)}`);
    }
  return `M${pts.join('L')}Z`;
};
const holes = (cx, cy, r, fill, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r * 0.26}" fill="${fill}" ${more}/>` +
  [0, 1, 2, 3]
    .map((i) => {
      const a = (i * Math.PI) / 2 + 0.6;
      return `<circle cx="${(cx + r * 0.56 * Math.cos(a)).toFixed(1)}" cy="${(cy + r * 0.56 * Math.sin(a)).toFixed(1)}" r="${r * 0.1}" fill="${fill}" ${more}/>`;
    })
    .join('');

/** The same gear under three lights: from the ring (glare), from the side (edges), from behind (outline). */
export function visionLight() {
  const camera = lineScan().render({ ...DRAW, box: [90, 110, 520, 690], inner: true, id: 'c' }),
    x = 720,
    size = 190;
  const tile = (y, ground, part, label, note) =>
    `<rect x="${x - 20}" y="${y}" width="${size}" height="${size}" fill="${ground}" stroke="#dfe6e9" stroke-width="1.5"/>${part}` +
    text(x + size + 16, y + 84, label, 22, { color: '#dfe6e9', w: 0.11 }) +
    text(x + size + 16, y + 124, note, 15, { color: G, w: 0.11 });
  const cx = x - 20 + size / 2,
    r = 74;
  const ring = tile(
    60,
    '#4a555c',
    `<path d="${gear(cx, 155, r)}" fill="url(#shine)"/>${holes(cx, 155, r, '#4a555c')}<path d="M${cx - 44} 120a56 56 0 0 1 60 -16" stroke="#fff" stroke-width="9" stroke-linecap="round" fill="none"/><circle cx="${cx + 26}" cy="200" r="9" fill="#fff"/>`,
    'RING',
    'GLARE',
  );
  const side = tile(
    305,
    '#0b1012',
    `<path d="${gear(cx, 400, r)}" fill="#12181b" stroke="#eef4f6" stroke-width="3"/>${holes(cx, 400, r, '#0b1012', 'stroke="#eef4f6" stroke-width="3"')}`,
    'DARK FIELD',
    'EDGES',
  );
  const back = tile(
    550,
    '#f4f8f9',
    `<path d="${gear(cx, 645, r)}" fill="#0b1012"/>${holes(cx, 645, r, '#f4f8f9')}<path d="M${cx - r} 734H${cx + r}M${cx - r} 727v14M${cx + r} 727v14" stroke="#0b7a43" stroke-width="2"/>`,
    'BACKLIGHT',
    'OUTLINE',
  );
  return svg(
    1200,
    800,
    sheet(1200, 800) + camera.body + line([600, 90], [600, 710], '#fff', 1.5, 0.25) + ring + side + back,
    camera.defs +
      '<radialGradient id="shine" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#e8edf0"/><stop offset="1" stop-color="#7d888f"/></radialGradient>',
  );
}
