import { text } from '../board/lettering.mjs';
import { dim } from './sheet.mjs';
import { line, svg } from './svg.mjs';

const INK = '#12181b',
  GREEN = '#0b7a43';
const SHEET_MM = 297 / 1200; // the picture is an A4 sheet
const RATIOS = [0.5, 1, 2, 2.5, 5, 10, 15, 20, 25, 50];
const FRONT = { x0: 170, x1: 690, y0: 90, y1: 680 };

/** rounded millimetres; from 400 mm to multiples of 5 mm */
const mm = (v) => String(v >= 400 ? Math.round(v / 5) * 5 : Math.round(v));
const clamp = (v, low, high) => Math.min(high, Math.max(low, v));

/**
 * Drawing sheet of a model: front elevation with two dimensions, an axonometric view, title block. label  model name size
 * [width, depth, height] in mm as in the product's specification; the elevation is drawn in these proportions unit   instead of
 * size: how many millimetres one world unit of the model is part   [x0, z0, x1, z1] in world units: the measured part, if it is
 * not the whole product
 */
export function drawing(scene, { label, size, unit, part }) {
  const common = {
    w: 1200,
    h: 900,
    mode: 'line',
    bg: 'none',
    ink: '#2b343a',
    inkW: 1.4,
    paper: '#fbfcfc',
    shadow: 0,
    inner: true,
    art: 0.9,
  };
  const flat = { ...common, az: 0.4, el: 0.4, id: 'f' };
  const [ex0, ey0, ez0, ex1, ey1, ez1] = scene.extent();
  const [X0, Z0, X1, Z1] = part ?? [ex0, ez0, ex1, ez1];
  const mmUnit = size ? size[2] / (Z1 - Z0) : unit;
  const [width, depth, height] = size?.map(String) ?? [(X1 - X0) * unit, (ey1 - ey0) * unit, (Z1 - Z0) * unit].map(mm);
  // models are not true to scale: the elevation is stretched to the true width, as far as round parts still look round
  const wanted = size ? size[0] / ((X1 - X0) * mmUnit) : 1,
    k = clamp(wanted, 0.75, 1.33);
  // the smallest standard ratio at which everything, including cables and accessories, fits into its half of the sheet
  const box = scene.render({ ...flat, scale: 1, cx: 0, cy: 0 }).bb,
    w = (box[2] - box[0]) * k,
    h = box[3] - box[1];
  const ratio =
    RATIOS.find((r) => {
      const s = mmUnit / (SHEET_MM * r);
      return w * s <= FRONT.x1 - FRONT.x0 && h * s <= FRONT.y1 - FRONT.y0;
    }) ?? 100;
  const scale = k !== wanted ? 'NONE' : ratio < 1 ? `${1 / ratio}:1` : `1:${ratio}`;
  const s = mmUnit / (SHEET_MM * ratio),
    mid = (FRONT.x0 + FRONT.x1) / 2,
    cx = mid - (s * (box[0] + box[2])) / 2,
    cy = (FRONT.y0 + FRONT.y1) / 2 - (s * (box[1] + box[3])) / 2;
  const wide = (x) => mid + k * (x - mid);
  const front = scene.render({ ...flat, scale: s, cx, cy });
  const small = scene.render({ ...common, id: 'a', art: 0.6, box: [770, 180, 1115, 630] });
  const x0 = wide(cx + s * X0),
    x1 = wide(cx + s * X1),
    y0 = cy - s * Z1,
    y1 = cy - s * Z0;
  const below = Math.max(y1, front.bb[3]) + 60,
    left = Math.min(x0, wide(front.bb[0])) - 50;

  let g = '<rect width="1200" height="900" fill="#fbfcfc"/>';
  for (let x = 0; x <= 1200; x += 50) g += line([x, 0], [x, 900], INK, 1, 0.045);
  for (let y = 0; y <= 900; y += 50) g += line([0, y], [1200, y], INK, 1, 0.045);
  g += `<path d="M40 40H1160V860H40Z" fill="none" stroke="${INK}" stroke-width="1.5"/><path d="M450 800H1160M450 800V860M670 800V860M1010 800V860" stroke="${INK}" stroke-width="1.5" fill="none"/>`;
  const cell = (x, head, value) =>
    text(x + 14, 820, head, 9, { color: '#5a666d', w: 0.11 }) + text(x + 14, 847, value, 15, { color: INK, w: 0.11 });
  g += cell(450, 'MODEL', label) + cell(670, 'W X D X H  MM', `${width} X ${depth} X ${height}`) + cell(1010, 'SCALE', scale);
  g += text(60, 847, 'LINTARA', 15, { color: INK, w: 0.16, gap: 2.4 });
  const extend = (a, b) => line(a, b, GREEN, 1, 0.6);
  const measures =
    dim(x0, below, x1, below, width, GREEN) +
    dim(left, y0, left, y1, height, GREEN) +
    extend([x0, y1 + 8], [x0, below + 12]) +
    extend([x1, y1 + 8], [x1, below + 12]) +
    extend([left - 12, y0], [x0 - 8, y0]) +
    extend([left - 12, y1], [x0 - 8, y1]);
  return svg(
    1200,
    900,
    g + small.body + `<g transform="matrix(${k} 0 0 1 ${((1 - k) * mid).toFixed(2)} 0)">${front.body}</g>` + measures,
    front.defs + small.defs,
  );
}
