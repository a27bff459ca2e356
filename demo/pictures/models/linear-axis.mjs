import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK, PALE } from './colours.mjs';

/** Linear axis with carriage, motor and cable chain. */
export function linearAxis() {
  const s = new Scene(),
    L = 150;
  s.view = { el: 27 };
  for (const x of [-L / 2 + 14, L / 2 - 34]) s.box(x, -26, 0, 20, 52, 4, 'grey', { r: 1.5, b: 0.4 });
  // cable chain at the back
  s.cable(
    [
      [L / 2 - 6, 30, 8],
      [0, 30, 8],
      [-30, 30, 8],
    ],
    4.4,
    'black',
    { rings: true },
  );
  s.cable(
    [
      [-30, 30, 8],
      [-52, 30, 12],
      [-56, 30, 30],
      [-40, 30, 44],
      [14, 28, 46],
    ],
    4.4,
    'black',
    { rings: true },
  );
  s.box(-L / 2, -18, 4, L, 36, 24, 'pearl', { b: 0.6 });
  s.onFront(
    -L / 2,
    -18.05,
    28,
    art.rect(0, 5, L, 3.4, '#4b555c') +
      art.rect(0, 16, L, 3.4, '#4b555c') +
      art.rect(70, 9.6, 44, 5, '#20282d', 0.8) +
      text(92, 13.6, 'LA80-1200', 3.2, { color: '#fff', anchor: 'middle' }) +
      art.rect(115, 9.6, 1.6, 5, BAR),
  );
  s.onTop(
    -L / 2,
    18,
    28.05,
    art.rect(0, 3, L, 6, '#eef1f2') +
      art.rect(0, 3, L, 1, '#8d979e') +
      art.rect(0, 27, L, 6, '#eef1f2') +
      art.rect(0, 27, L, 1, '#8d979e') +
      art.rect(0, 12, L, 12, '#39434a') +
      Array.from({ length: 38 }, (_, i) => art.rect(i * 5, 12, 1, 12, '#222a2f')).join(''),
  );
  s.box(-L / 2 - 8, -20, 4, 9, 40, 30, 'graphite', { dir: 'right', r: 2 });
  // carriage
  s.box(-16, -22, 28, 60, 44, 9, 'steel', { r: 2, b: 0.8 });
  s.box(-14, -20, 37, 56, 40, 6, 'graphite', { r: 2, b: 0.6 });
  s.onTop(
    -14,
    20,
    43.05,
    [
      [6, 6],
      [50, 6],
      [6, 34],
      [50, 34],
      [28, 6],
      [28, 34],
    ]
      .map(([x, y]) => art.hexbolt(x, y, 2.2))
      .join('') +
      art.rect(16, 13, 24, 14, 'none', 1, 'stroke="#65727b" stroke-width=".6"') +
      text(28, 22.4, 'X1', 4, { color: PALE, anchor: 'middle' }),
  );
  // drive end towards the viewer
  s.box(L / 2, -20, 4, 14, 40, 30, 'graphite', { dir: 'right', r: 2, b: 0.8 });
  s.onFront(L / 2, -20.05, 34, art.screw(4, 5, 1.3) + art.screw(10, 5, 1.3) + art.screw(4, 25, 1.3) + art.screw(10, 25, 1.3));
  s.box(L / 2 + 14, -15, 5, 6, 30, 30, 'steel', { dir: 'right', r: 2 });
  s.box(L / 2 + 20, -12, 8, 40, 24, 24, 'black', { dir: 'right', r: 3, b: 1 });
  s.onFront(
    L / 2 + 20,
    -12.05,
    32,
    art.vents(2, 4, 36, 17, 5, '#000', 0.6) +
      art.rect(8, 7, 20, 10, '#e1e5e8', 0.8) +
      text(18, 13.4, 'LM2', 3.4, { color: INK, anchor: 'middle' }),
  );
  s.box(L / 2 + 44, -6, 32, 12, 12, 4, 'dark', { r: 1.5 });
  s.lathe(
    [L / 2 + 50, 0, 36],
    [0, 0, 1],
    [
      [4.4, 0],
      [4.4, 8],
      [3, 11],
    ],
    'steel',
  );
  return s;
}
