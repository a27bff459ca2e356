import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { arm } from '../models/arm.mjs';
import { dark } from '../scenes/hall.mjs';

/** The two thousandth arm on its transport plinth, with other arms behind it. */
export function twoThousand() {
  const s = new Scene();
  const plinth = (x, y, label) => {
    for (const dx of [-38, 26]) s.box(x + dx, y - 36, 0, 12, 72, 6, 'card');
    s.box(x - 44, y - 38, 6, 88, 76, 12, 'slate', { r: 2, b: 0.5 });
    s.onFront(
      x - 44,
      y - 38.05,
      18,
      art.rect(24, 2, 40, 8.4, '#e1e5e8', 0.8) + text(44, 8.6, label, 5, { color: '#20282d', anchor: 'middle', w: 0.14 }),
    );
  };
  for (let r = 3; r >= 0; r--) {
    for (let c = 0; c < (r ? 3 : 1); c++) {
      const x = r ? c * 150 - 190 + r * 8 : 0,
        y = r * 120 - 40;
      plinth(x, y, `NO ${r ? 2002 - c - r * 3 : 2000}`);
      s.place(
        arm({
          label: 'LR20-1720',
          bulk: 1.15,
          L1: 74,
          L2: 78,
          turn: r ? 172 : 8,
          lower: r ? -6 : -34,
          upper: r ? -30 : 10,
          wrist: -94,
          body: r ? 'pearl' : 'white',
        }),
        { at: [x, y, 18], k: 0.94 },
      );
    }
  }
  return dark(
    s,
    { scale: 3.5, cx: 560, cy: 575, el: 20, az: 26, lod: 5, fog: { from: 110, to: -400, color: '#232c31', k: 0.88 } },
    [0, -30],
    { y0: -400 },
  );
}
