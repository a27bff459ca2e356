import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK } from './colours.mjs';

/** Servo drive: tall module with display, connectors, heat sink at the back. */
export function servoDrive() {
  const s = new Scene(),
    W = 40,
    H = 110,
    D = 62;
  s.box(-W / 2, -10, 0, W, 22, H, 'steel', { dir: 'front' });
  s.onRight(W / 2 + 0.05, -9, H - 4, art.vslots(1, 0, 20, H - 8, 8, '#3d474d', 0.8));
  s.box(-W / 2, -10, 0, W, 10, H, 'dark', { dir: 'front' });
  s.box(-W / 2 + 6, 2, H, 28, 6, 8, 'steel', {});
  s.onFront(-W / 2 + 6, 1.95, H + 8, art.dot(14, 4, 2.2, '#2a3136'));
  s.box(-W / 2, -D + 6, 1, W, D - 16, H - 2, 'graphite', { dir: 'front', r: 1.5 });
  s.onRight(
    W / 2 + 0.06,
    -D + 10,
    H - 6,
    art.vents(6, 4, 34, 40, 11, '#06090a') +
      art.rect(5, 54, 36, 28, '#dfe3e6', 1) +
      text(8, 61, 'LV3-2K0', 4, { color: INK }) +
      text(8, 67, '3X400V 2.0KW', 2.4, { color: INK }) +
      text(8, 72, 'SN 48120773', 2.4, { color: INK }) +
      [0, 1.4, 3.6, 4.8, 7.6, 8.8, 11.4, 12.6, 15, 17.8, 19, 21.6, 23]
        .map((x, i) => art.rect(8 + x, 74.5, i % 3 ? 0.7 : 1.5, 5, INK))
        .join(''),
  );
  s.box(-W / 2, -D, 1, W, 6, H - 2, 'white', { dir: 'front', r: 2, b: 1 });
  s.onFront(
    -W / 2,
    -D - 0.05,
    H - 1,
    art.rect(4, 5, W - 8, 15, '#0b1012', 1.2) +
      art.rect(5.4, 6.4, W - 10.8, 12.2, '#0f2a20', 0.8) +
      text(8, 15.4, 'RUN 1', 5.6, { color: '#4ce482' }) +
      [0, 1, 2, 3].map((i) => art.rect(4.4 + i * 8, 23, 6.6, 5, '#cfd5d9', 1, 'stroke="#8d979e" stroke-width=".4"')).join('') +
      text(4.4, 37, 'LV3', 5, { color: INK }) +
      art.rect(22, 33, 14, 4, BAR, 0.6) +
      art.rj45(5, 42, 11) +
      art.rj45(20, 42, 11) +
      art.led(35.4, 45, 0.9) +
      art.led(35.4, 49, 0.9, '#f6bb2a') +
      art.rect(5, 56, 30, 9, '#171d21', 1) +
      Array.from({ length: 9 }, (_, i) => art.dot(8 + i * 3, 59, 0.8, '#5b6871') + art.dot(8 + i * 3, 62, 0.8, '#5b6871')).join('') +
      text(5, 54.6, 'X3 STO', 2.3, { color: '#5a666e' }) +
      art.terminals(4.6, 70, 6, 5.2, '#2a3a34') +
      art.rect(4.6, 84, 31, 18, '#171d21', 1) +
      [0, 1, 2].map((i) => art.dot(10.4 + i * 9.6, 93, 3.4, '#0a0d0e') + art.dot(10.4 + i * 9.6, 93, 1.6, '#c49a5a')).join('') +
      text(10, 88.6, 'U', 2.4, { color: '#9aa4ab', anchor: 'middle' }) +
      text(20, 88.6, 'V', 2.4, { color: '#9aa4ab', anchor: 'middle' }) +
      text(29.6, 88.6, 'W', 2.4, { color: '#9aa4ab', anchor: 'middle' }),
  );
  s.cable(
    [
      [-9, -D - 1, 58],
      [-9, -D - 12, 56],
      [-16, -D - 16, 34],
      [-22, -D - 12, 2],
      [-30, -D - 4, 0.6],
    ],
    1.3,
    'green',
  );
  s.cable(
    [
      [4, -D - 1, 15],
      [4, -D - 9, 13],
      [0, -D - 16, 4],
      [-12, -D - 24, 1.8],
      [-34, -D - 22, 1.8],
    ],
    2.2,
    'amber',
  );
  return s;
}
