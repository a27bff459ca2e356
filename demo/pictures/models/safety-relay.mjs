import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { INK, PALE } from './colours.mjs';
import { rail } from './rail.mjs';

/** Safety relay: narrow module, amber, coded terminals. */
export function safetyRelay() {
  const s = new Scene(),
    W = 34,
    H = 96,
    D = 66;
  rail(s, -62, 126, 1, H / 2 - 6);
  s.box(-W / 2, -D + 16, 0, W, D - 16, H, 'slate', { dir: 'front', r: 1.2 });
  s.box(-W / 2, -D + 6, 0, W, 12, 22, 'graphite', { dir: 'front', b: 0.6 });
  s.box(-W / 2, -D + 6, H - 22, W, 12, 22, 'graphite', { dir: 'front', b: 0.6 });
  s.onFront(-W / 2, -D + 5.95, H, art.terminals(2, 3, 4, 7.6, '#3a2c08') + text(3.6, 20.6, 'A1 S11 S12', 2.4, { color: PALE }));
  s.onFront(-W / 2, -D + 5.95, 22, text(3.6, 4.4, '13 23 33 41', 2.3, { color: PALE }) + art.terminals(2, 6, 4, 7.6, '#3a2c08'));
  s.box(-W / 2, -D, 22, W, 18, H - 44, 'amber', { dir: 'front', r: 1.2, b: 0.8 });
  s.onRight(
    W / 2 + 0.05,
    -D + 3,
    H - 24,
    `<g transform="translate(17.5 0)">${art.rect(2, 4, 38, 38, '#f3f5f6', 1) + text(5, 11, 'LZ-R3', 4.4, { color: INK }) + text(5, 17.6, 'PL E  SIL 3', 2.8, { color: INK }) + text(5, 23, '24 V  3NO 1NC', 2.4, { color: INK }) + art.path('M7 37V30m0 0h9m0 0l5-3m1 3h8v7', 'none', INK, 0.7) + art.dot(16, 30, 0.9, INK) + art.dot(22, 30, 0.9, INK)}</g>`,
  );
  s.onFront(
    -W / 2,
    -D - 0.05,
    H - 22,
    text(4, 9, 'LZ-R3', 4.2, { color: '#1a1405' }) +
      ['PWR', 'CH1', 'CH2', 'OUT']
        .map(
          (t, i) =>
            text(4, 18.4 + i * 6.4, t, 2.8, { color: '#1a1405' }) +
            art.rect(17, 15.6 + i * 6.4, 4, 3, '#f3fff7', 0.6) +
            art.rect(17.4, 16 + i * 6.4, 3.2, 2.2, '#1da45e', 0.5),
        )
        .join('') +
      art.rect(24, 15, 6.4, 22, '#1a1405', 1) +
      [0, 1, 2]
        .map((i) => art.dot(27.2, 19 + i * 7, 2.1, '#f3f5f6') + art.path(`M27.2 ${19 + i * 7}l1.2 -1.2`, 'none', '#1a1405', 0.6))
        .join('') +
      art.rect(4, 42.6, 26, 5.6, '#1a1405', 0.8) +
      text(17, 47, 'RESET', 2.6, { color: '#f6bb2a', anchor: 'middle' }),
  );
  const wire = (x, m, k) =>
    s.cable(
      [
        [x, -D + 5, 8],
        [x, -D - 4, 4],
        [x + k, -D - 3, -8],
        [x + k * 1.5, -D, -18],
      ],
      1,
      m,
      { shadow: false },
    );
  wire(-12, 'grey', -1);
  wire(-4.6, 'blue', -0.3);
  wire(3, 'grey', 0.3);
  wire(10.4, 'black', 1);
  return s;
}
