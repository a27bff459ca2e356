import { text } from '../board/lettering.mjs';
import { arm } from '../models/arm.mjs';
import { DRAW, sheet } from '../scenes/sheet.mjs';
import { G, svg } from '../scenes/svg.mjs';

export function load() {
  // the load diagram of a wrist
  const a = arm({ label: 'LR20', lower: -60, upper: 0, wrist: 0, bulk: 1.15, L1: 74, L2: 78 }).render({
    ...DRAW,
    box: [90, 170, 600, 630],
    inner: true,
    id: 'a',
  });
  const x0 = 745,
    y0 = 600,
    cv = (k) =>
      `M${x0} ${y0 - 400 * k}C${x0 + 130 * k} ${y0 - 400 * k} ${x0 + 210 * k} ${y0 - 250 * k} ${x0 + 250 * k} ${y0 - 150 * k}S${x0 + 330 * k} ${y0 - 40 * k} ${x0 + 350 * k} ${y0}`;
  return svg(
    1200,
    800,
    sheet(1200, 800) +
      a.body +
      `<path d="M${x0} 160V${y0}H1110" stroke="#dfe6e9" stroke-width="2.4" fill="none"/>` +
      [1, 0.72, 0.48]
        .map(
          (k, i) =>
            `<path d="${cv(k)}" fill="none" stroke="${i ? '#dfe6e9' : G}" stroke-width="${i ? 2 : 3.4}"/>` +
            text(x0 - 18, y0 - 400 * k + 9, ['10 KG', '15 KG', '20 KG'][i], 18, { color: i ? '#dfe6e9' : G, anchor: 'end', w: 0.11 }),
        )
        .join('') +
      text(1110, 640, 'L / MM', 18, { color: '#dfe6e9', anchor: 'end', w: 0.11 }) +
      `<circle cx="${x0 + 150}" cy="${y0 - 96}" r="9" fill="${G}"/><circle cx="${x0 + 150}" cy="${y0 - 96}" r="20" fill="none" stroke="${G}" stroke-width="2"/>`,
    a.defs,
  );
}
