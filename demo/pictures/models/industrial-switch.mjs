import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { rail } from './rail.mjs';

/** Managed industrial switch. */
export function netSwitch() {
  const s = new Scene(),
    W = 58,
    H = 110,
    D = 64;
  rail(s, -70, 142, 1, H / 2 - 6);
  s.box(-W / 2, -D, 0, W, D, H, 'graphite', { dir: 'front', r: 1.6, b: 0.8 });
  s.onRight(
    W / 2 + 0.05,
    -D,
    H,
    Array.from(
      { length: 9 },
      (_, i) =>
        art.rect(8 + i * 6, 8, 2.6, H - 16, '#070a0c', 1.3, 'opacity=".8"') +
        art.rect(10.6 + i * 6, 8, 0.7, H - 16, '#66717a', 0.3, 'opacity=".8"'),
    ).join(''),
  );
  s.box(-W / 2 + 5, -D + 14, H, 40, 24, 9, 'green', { dir: 'front' });
  s.onFront(
    -W / 2 + 5,
    -D + 13.95,
    H + 9,
    Array.from(
      { length: 6 },
      (_, i) => art.rect(2 + i * 6.2, 2, 4.6, 5.4, '#0c3a22', 0.4) + art.dot(4.3 + i * 6.2, 4.4, 1.4, '#aeb7bd'),
    ).join(''),
  );
  const port = (x, y, on) =>
    art.rj45(x, y, 14) +
    art.rect(x + 1, y - 2.2, 4, 1.3, on ? '#4ce482' : '#39434a', 0.4) +
    art.rect(x + 9, y - 2.2, 4, 1.3, on > 1 ? '#f6bb2a' : '#39434a', 0.4);
  s.onFront(
    -W / 2,
    -D - 0.05,
    H,
    art.rect(4, 4, W - 8, 12, '#12171a', 1) +
      text(7, 12, 'LN8-M', 5, { color: '#fff' }) +
      art.led(W - 9, 8, 1) +
      art.led(W - 9, 12.6, 1, '#f6bb2a') +
      [0, 1, 2, 3]
        .map(
          (r) =>
            port(8, 24 + r * 15.6, r !== 2 ? 2 : 0) +
            port(25, 24 + r * 15.6, r !== 3 ? 1 : 0) +
            text(46, 32 + r * 15.6, String(r * 2 + 1) + '/' + String(r * 2 + 2), 2.8, { color: '#93a0a8' }),
        )
        .join('') +
      art.rect(8, 88, 15, 9, '#aab4bb', 0.8) +
      art.rect(9.4, 89.6, 12.2, 5.8, '#0a0d0e', 0.4) +
      art.rect(26, 88, 15, 9, '#aab4bb', 0.8) +
      art.rect(27.4, 89.6, 12.2, 5.8, '#0a0d0e', 0.4) +
      text(46, 95, 'SFP', 2.8, { color: '#93a0a8' }) +
      text(8, 105, 'LINTARA', 3, { color: '#66717a' }),
  );
  const plug = (x, z, m, bend) => {
    s.box(x, -D - 9, z, 9, 9, 8, m === 'green' ? 'slate' : 'slate', { dir: 'front', r: 0.8, b: 0.4 });
    s.cable(
      [
        [x + 4.5, -D - 9, z + 4],
        [x + 4.5, -D - 20, z + 2],
        [x + bend, -D - 22, z - 30],
        [x + bend * 1.4, -D - 14, -10],
      ],
      1.9,
      m,
      { shadow: false },
    );
  };
  plug(-W / 2 + 27.5, H - 38, 'grey', 22);
  plug(-W / 2 + 10.5, H - 38, 'green', -6);
  plug(-W / 2 + 10.5, H - 54, 'green', -10);
  return s;
}
