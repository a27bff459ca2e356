import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { INK } from './colours.mjs';

/** Light curtain: sender and receiver with beams between. */
export function lightCurtain() {
  const s = new Scene(),
    H = 116,
    gap = (H - 20) / 17;
  const bar = (x, lens) => {
    s.box(x - 12, -12, 0, 24, 24, 2.4, 'graphite', { r: 2 });
    s.box(x - 6, -9, 2.4, 12, 18, 4, 'dark', {});
    s.box(x - 8, -10, 6, 16, 20, H, 'amber', { r: 2, b: 0.6 });
    s.box(x - 8.6, -10.6, 6, 17.2, 21.2, 7, 'black', { r: 2 });
    s.box(x - 8.6, -10.6, H - 2, 17.2, 21.2, 8, 'black', { r: 2, b: 0.8 });
    s.onFront(
      x - 8,
      -10.05,
      H - 4,
      art.rect(3.4, 2, 9.2, H - 18, '#0b1012', 1.2) +
        Array.from(
          { length: 17 },
          (_, i) =>
            art.dot(8, +(7 + i * gap).toFixed(2), 2.1, lens) + art.dot(7.3, +(6.3 + i * gap).toFixed(2), 0.7, '#fff', 'opacity=".5"'),
        ).join(''),
    );
    s.onRight(
      x + 8.05,
      -10,
      H - 4,
      art.rect(2, 4, 16, 30, '#f3f5f6', 0.8) +
        text(10, 12, 'LZC', 4, { color: INK, anchor: 'middle' }) +
        text(10, 18, '14 MM', 2.6, { color: INK, anchor: 'middle' }) +
        text(10, 23, '900 MM', 2.6, { color: INK, anchor: 'middle' }) +
        text(10, 29, 'TYPE 4', 2.6, { color: INK, anchor: 'middle' }) +
        [44, 66, 88].map((y) => art.rect(8, y, 4, 10, '#7a5200', 2)).join(''),
    );
    s.onFront(x - 8.6, -10.65, H + 6, art.led(5, 4, 1) + art.led(9, 4, 1, lens === '#7d1822' ? '#f6bb2a' : '#4ce482'));
  };
  bar(-58, '#7d1822');
  for (let i = 0; i < 17; i++) {
    const z = H - 11 - i * gap;
    s.cable(
      [
        [-49, -5, z],
        [50, -5, z],
      ],
      0.24,
      i % 4 ? 'grey' : 'green',
      { shadow: false },
    );
    s.items.at(-1).mat = 'redbeam';
  }
  bar(58, '#2a1416');
  s.cable(
    [
      [58, -10, 4],
      [58, -18, 2],
      [72, -26, 1.6],
      [96, -20, 1.6],
    ],
    1.5,
    'black',
  );
  s.cable(
    [
      [-58, -10, 4],
      [-58, -18, 2],
      [-70, -28, 1.6],
      [-92, -28, 1.6],
    ],
    1.5,
    'black',
  );
  return s;
}
