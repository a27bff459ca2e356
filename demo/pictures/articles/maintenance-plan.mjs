import { text } from '../board/lettering.mjs';
import { arm } from '../models/arm.mjs';
import { fingers } from '../models/arm-tools.mjs';
import { DRAW, sheet } from '../scenes/sheet.mjs';
import { G, svg } from '../scenes/svg.mjs';

// maintenance points of the arm: point in the picture, balloon, interval (weeks)
const POINTS = [
  [172, 210, 90, 150, 26],
  [362, 195, 400, 110, 52],
  [478, 300, 540, 400, 4],
  [332, 470, 452, 505, 13],
  [250, 610, 100, 560, 52],
];

/** Numbered points on an arm and the year in weeks, with the rows of the same numbers. */
export function maintenancePlan() {
  const robot = arm({ label: 'LR20-1720', bulk: 1.15, L1: 74, L2: 78, lower: -34, upper: 10, wrist: -80, tool: fingers }).render({
    ...DRAW,
    art: 1,
    box: [110, 150, 500, 680],
    inner: true,
    id: 'a',
  });
  const balloon = (x, y, n) =>
    `<circle cx="${x}" cy="${y}" r="24" fill="#1b2226" stroke="${G}" stroke-width="2.6"/>` +
    text(x, y + 9, String(n), 18, { color: G, anchor: 'middle', w: 0.13 });
  const leaders = POINTS.map(
    ([x, y, bx, by], i) =>
      `<path d="M${bx} ${by}L${x} ${y}" stroke="${G}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="5" fill="${G}"/>${balloon(bx, by, i + 1)}`,
  ).join('');
  const x0 = 700,
    w = 33,
    y0 = 210,
    row = 86;
  const calendar =
    Array.from(
      { length: 13 },
      (_, i) =>
        `<path d="M${x0 + i * w} ${y0 - 40}V${y0 + 5 * row - 40}" stroke="#fff" stroke-width="1.5" opacity="${i % 3 ? 0.16 : 0.42}"/>`,
    ).join('') +
    ['Q1', 'Q2', 'Q3', 'Q4']
      .map((q, i) => text(x0 + (i + 0.5) * 3 * w, y0 - 56, q, 16, { color: '#dfe6e9', anchor: 'middle', w: 0.11 }))
      .join('') +
    POINTS.map(([, , , , weeks], i) => {
      const y = y0 + i * row,
        gap = (12 * w * weeks) / 52,
        n = Math.round(52 / weeks);
      const marks = Array.from({ length: n }, (_, k) => {
        const x = x0 + gap * (k + 1) - (n > 4 ? gap / 2 : 14);
        return n > 4
          ? `<path d="M${x.toFixed(1)} ${y - 9}v18" stroke="${G}" stroke-width="4"/>`
          : `<rect x="${(x - 9).toFixed(1)}" y="${y - 9}" width="18" height="18" fill="${i % 2 ? '#1b2226' : G}" stroke="${G}" stroke-width="2.6"/>`;
      }).join('');
      return balloon(x0 - 50, y, i + 1) + `<path d="M${x0} ${y}H${x0 + 12 * w}" stroke="#dfe6e9" stroke-width="1.5" opacity=".6"/>${marks}`;
    }).join('');
  return svg(
    1200,
    800,
    sheet(1200, 800) + robot.body + leaders + calendar + text(x0, y0 + 5 * row, '52 WEEKS', 18, { color: '#dfe6e9', w: 0.11 }),
    robot.defs,
  );
}
