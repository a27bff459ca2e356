import { armSmall } from '../models/arm-small.mjs';
import { lightCurtain } from '../models/light-curtain.mjs';
import { dim, DRAW, sheet } from '../scenes/sheet.mjs';
import { G, svg } from '../scenes/svg.mjs';

export function distance() {
  const a = lightCurtain().render({ ...DRAW, box: [90, 90, 560, 640], inner: true, id: 'a' });
  const b = armSmall().render({ ...DRAW, box: [700, 140, 1080, 630], inner: true, id: 'b' });
  return svg(
    1200,
    800,
    sheet(1200, 800) +
      a.body +
      b.body +
      dim(452, 690, 905, 690, 'S = K T + C') +
      `<path d="M905 700V290M452 700V560" stroke="${G}" stroke-width="2" stroke-dasharray="14 8 3 8" fill="none"/>`,
    a.defs + b.defs,
  );
}
