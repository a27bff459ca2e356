import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK } from './colours.mjs';

/** Robot controller cabinet with teach pendant. */
export function cabinet() {
  const s = new Scene(),
    W = 66,
    H = 98,
    D = 56;
  s.box(-W / 2 + 3, -D + 3, 0, W - 6, D - 6, 7, 'black');
  s.box(-W / 2, -D, 7, W, D, H, 'white', { r: 2.4 });
  s.box(-W / 2 + 1.2, -D - 1.6, 9, W - 2.4, 2, H - 4, 'pearl', { dir: 'front', r: 2, b: 0.6 });
  s.onRight(
    W / 2 + 0.05,
    -D,
    H + 7,
    art.vents(10, 60, 36, 28, 9) +
      art.rect(10, 12, 36, 34, 'none', 1.4, 'stroke="#7d888f" stroke-width=".6"') +
      art.dot(28, 29, 13, '#20282d') +
      art.ring(28, 29, 8, 8, 2.6, (x, y, r) => art.dot(x, y, r, '#39434a')) +
      art.dot(28, 29, 3.4, '#66717a') +
      [
        [12, 14],
        [44, 14],
        [12, 44],
        [44, 44],
      ]
        .map(([x, y]) => art.screw(x, y, 1))
        .join(''),
  );
  s.onFront(
    -W / 2 + 1.2,
    -D - 1.65,
    H + 5,
    art.rect(0.6, 0.6, W - 3.6, 15, '#20282d', 1.6) +
      text(5, 10.6, 'LRC5', 5.4, { color: '#fff' }) +
      art.rect(28, 5, 2, 6, BAR) +
      art.rect(42, 3.6, 19, 9, '#0b1012', 1) +
      text(44.4, 9.8, 'AUTO', 3.4, { color: '#4ce482' }) +
      art.dot(13, 28, 7, '#f6bb2a') +
      art.dot(13, 28, 5, '#7d0f19') +
      art.dot(12.2, 27.2, 4.2, '#d3313b') +
      art.dot(32, 28, 5.4, '#2a3238') +
      art.dot(32, 28, 3.8, '#e8ecee') +
      art.rect(31, 24, 2, 5, '#20282d', 0.6) +
      art.dot(50, 28, 5.4, '#2a3238') +
      art.dot(50, 28, 3.8, '#1da45e') +
      text(13, 40.6, 'STOP', 2.4, { color: INK, anchor: 'middle' }) +
      text(32, 40.6, 'MODE', 2.4, { color: INK, anchor: 'middle' }) +
      text(50, 40.6, 'START', 2.4, { color: INK, anchor: 'middle' }) +
      art.rect(6, 46, 52, 34, 'none', 1.4, 'stroke="#8d979e" stroke-width=".6"') +
      art.vents(10, 50, 44, 26, 9, '#39434a', 0.55) +
      art.rect(57.6, 18, 3.4, 70, '#66717a', 1.2) +
      art.rect(58.4, 44, 1.8, 16, '#20282d', 0.8) +
      [3, 61].map((x) => art.screw(x, 91, 1)).join(''),
  );
  for (const x of [-20, -6, 8]) s.cyl([x, -D - 1.6, 9], [0, -1, 0], 3.6, 3, 'black', { b: 0.4 });
  s.cable(
    [
      [-20, -D - 4, 9],
      [-20, -D - 12, 4],
      [-34, -D - 18, 2.2],
      [-60, -D - 16, 2.2],
    ],
    2.2,
    'black',
    { rings: true },
  );
  // pendant standing in front
  const q = new Scene();
  q.box(-24, -5, 0, 48, 6, 34, 'graphite', { dir: 'front', r: 5, b: 1.2 });
  q.onFront(
    -24,
    -5.05,
    34,
    art.rect(4, 3.4, 31, 24, '#05080a', 1) +
      art.rect(5, 4.4, 29, 22, '#0f191d', 0.4) +
      text(7, 9, 'T1 JOG', 2.4, { color: '#4ce482' }) +
      [62, 18, 84, 40, 55, 30]
        .map((v, i) => art.rect(7, 11.4 + i * 2.3, 15, 1.2, '#22303a', 0.5) + art.rect(7, 11.4 + i * 2.3, v * 0.15, 1.2, '#4ce482', 0.5))
        .join('') +
      art.path('M26 23v-4l-2.6-4 4-1.6', 'none', '#d8dfe3', 0.8) +
      art.dot(41, 8, 3.6, '#f6bb2a') +
      art.dot(41, 8, 2.6, '#d3313b') +
      [0, 1, 2, 3, 4]
        .map((i) => art.rect(37.6, 13.4 + i * 3, 3, 2, '#66717a', 0.5) + art.rect(41.6, 13.4 + i * 3, 3, 2, '#66717a', 0.5))
        .join('') +
      [0, 1, 2, 3].map((i) => art.rect(6 + i * 7.6, 29, 5.6, 2.4, '#66717a', 0.6)).join(''),
  );
  s.cable(
    [
      [-6, -D - 4, 9],
      [-4, -D - 14, 4],
      [16, -D - 22, 1.4],
      [34, -D - 14, 1.2],
      [58, -D - 18, 2],
    ],
    1.3,
    'black',
  );
  q.aside();
  s.place(q, { at: [58, -D - 12, 0], k: 0.82 });
  return s;
}
