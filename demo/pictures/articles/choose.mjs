import { scara } from '../models/scara.mjs';
import { delta } from '../models/delta.mjs';
import { dim, DRAW, sheet } from '../scenes/sheet.mjs';
import { line, svg } from '../scenes/svg.mjs';

export function choose() {
  const a = scara().render({ ...DRAW, box: [130, 150, 520, 600], inner: true, id: 'a' }),
    b = delta().render({ ...DRAW, box: [660, 110, 1080, 600], inner: true, id: 'b' });
  return svg(
    1200,
    800,
    sheet(1200, 800) +
      a.body +
      b.body +
      dim(130, 676, 520, 676, 'REACH 600') +
      dim(660, 676, 1080, 676, 'REACH 1130') +
      line([600, 110], [600, 690], '#fff', 1.5, 0.25),
    a.defs + b.defs,
  );
}
