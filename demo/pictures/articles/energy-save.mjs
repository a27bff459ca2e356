import { text } from '../board/lettering.mjs';
import { energyMeter } from '../models/energy-meter.mjs';
import { dim, sheet } from '../scenes/sheet.mjs';
import { G, line, svg } from '../scenes/svg.mjs';

// power of a line over a day, kW every hour: before, and after idle axes are switched off between shifts
const BEFORE = [96, 95, 95, 96, 98, 118, 148, 160, 162, 158, 150, 132, 146, 160, 164, 162, 158, 150, 141, 128, 112, 102, 98, 96];
const AFTER = [38, 36, 36, 37, 44, 92, 128, 138, 140, 136, 126, 84, 124, 138, 141, 139, 135, 126, 112, 88, 58, 44, 40, 38];

export function energySave() {
  const meter = energyMeter().render({ w: 1200, h: 800, bg: 'none', box: [80, 180, 460, 600], inner: true, id: 'm', shadow: 0.5, az: 26 });
  const x0 = 570,
    x1 = 1120,
    y0 = 600,
    k = 2.4,
    step = (x1 - x0) / 24;
  const stairs = (v) =>
    v.map((kw, i) => `${i ? 'H' : ''}${i ? (x0 + i * step).toFixed(1) : ''}V${(y0 - kw * k).toFixed(1)}`).join('') + `H${x1}`;
  let g =
    sheet(1200, 800) +
    `<path d="M${x0} ${y0}${stairs(AFTER)}V${y0}Z" fill="${G}" opacity=".22"/><path d="M${x0} ${y0}${stairs(AFTER)}V${y0}" fill="none" stroke="${G}" stroke-width="3.2"/><path d="M${x0} ${y0}${stairs(BEFORE)}V${y0}" fill="none" stroke="#dfe6e9" stroke-width="2" stroke-dasharray="9 6"/>`;
  g += `<path d="M${x0} 150V${y0}H${x1 + 16}" stroke="#dfe6e9" stroke-width="2.4" fill="none"/>`;
  for (const kw of [50, 100, 150])
    g +=
      line([x0 - 8, y0 - kw * k], [x0, y0 - kw * k], '#dfe6e9', 2) +
      text(x0 - 16, y0 - kw * k + 6, String(kw), 14, { color: '#dfe6e9', anchor: 'end', w: 0.11 });
  for (const h of [0, 6, 12, 18, 24])
    g +=
      line([x0 + h * step, y0], [x0 + h * step, y0 + 8], '#dfe6e9', 2) +
      text(x0 + h * step, y0 + 34, String(h).padStart(2, '0'), 14, { color: '#dfe6e9', anchor: 'middle', w: 0.11 });
  g +=
    text(x0 + 16, 172, 'KW', 18, { color: '#dfe6e9', w: 0.11 }) +
    dim(x0, 700, x0 + 5 * step, 700, '00-05', G) +
    dim(x0 + 20 * step, 700, x1, 700, '20-24', G) +
    text(x0 + 12.5 * step, 706, '-29%', 26, { color: G, anchor: 'middle', w: 0.12 });
  return svg(1200, 800, g + meter.body, meter.defs);
}
