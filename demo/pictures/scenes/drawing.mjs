import { text } from '../board/lettering.mjs';
import { dim } from './sheet.mjs';
import { line, svg } from './svg.mjs';

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
