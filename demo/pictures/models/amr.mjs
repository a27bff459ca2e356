import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';

/** Autonomous mobile robot, low, with lift plate and lights. */
export function amr({ load = false } = {}) {
  const s = new Scene(),
    w = 116,
    d = 78;
  for (const x of [-36, 36]) s.cyl([x, -d / 2 + 8, 7], [0, -1, 0], 7, 6, 'black');
  s.box(-w / 2 + 3, -d / 2 + 3, 3, w - 6, d - 6, 8, 'black', { r: 12 });
  s.box(-w / 2, -d / 2, 10, w, d, 11, 'graphite', { r: 15, b: 0.5 });
  s.box(-w / 2, -d / 2, 21, w, d, 2, 'green', { r: 15 });
  s.box(-w / 2, -d / 2, 23, w, d, 9, 'white', { r: 15, b: 2.2 });
  // scanner slot and lights, front and right side
  s.onFront(
    -w / 2 + 14,
    -d / 2 - 0.04,
    20,
    art.rect(0, 0, 88, 6.4, '#070a0b', 3) + art.rect(2, 1.2, 84, 1, '#3d4a52', 0.5) + art.rect(38, 3, 12, 2.4, '#7d1822', 1.2),
  );
  s.onRight(
    w / 2 + 0.04,
    -d / 2 + 14,
    20,
    art.rect(0, 0, 50, 6.4, '#070a0b', 3) + art.rect(2, 1.2, 46, 1, '#3d4a52', 0.5) + art.dot(25, 4, 1.5, '#7d1822'),
  );
  s.onFront(
    -w / 2 + 15,
    -d / 2 - 0.04,
    30.6,
    text(0, 5.6, 'LM600', 4.6, { color: '#2c353b' }) +
      art.rect(66, 1.2, 20, 3.8, '#11181b', 1.9) +
      art.rect(67.4, 2.3, 17.2, 1.6, '#a5f7c3', 0.8),
  );
  s.onRight(
    w / 2 + 0.04,
    -d / 2 + 15,
    30.6,
    art.dot(5, 3.2, 3.2, '#15191c') +
      art.dot(5, 3.2, 2.3, '#d3313b') +
      art.rect(32, 1.2, 14, 3.8, '#11181b', 1.9) +
      art.rect(33.2, 2.2, 11.6, 1.7, '#a5f7c3', 0.8),
  );
  // lift plate
  s.box(-40, -27, 32, 80, 54, 1.6, 'black', { r: 5 });
  s.box(-38, -25, 33.6, 76, 50, 3, 'steel', { r: 4, b: 0.6 });
  s.onTop(
    -38,
    25,
    36.65,
    art.rect(4, 4, 68, 42, 'none', 3, 'stroke="#78838a" stroke-width=".5"') +
      [
        [7, 7],
        [69, 7],
        [7, 43],
        [69, 43],
        [38, 7],
        [38, 43],
      ]
        .map(([x, y]) => art.hexbolt(x, y, 1.6))
        .join('') +
      art.dot(38, 25, 6, 'none', 'stroke="#78838a" stroke-width=".6"') +
      art.line(38, 16, 38, 34, '#78838a', 0.5) +
      art.line(29, 25, 47, 25, '#78838a', 0.5),
  );
  // control bar
  s.box(-52, -10, 32, 6, 20, 3, 'black', { r: 1.5 });
  if (load)
    for (const [x, y, z, a, b, c] of [
      [-30, -4, 36.6, 30, 24, 20],
      [4, -8, 36.6, 26, 28, 24],
      [-28, -4, 56.6, 26, 22, 18],
    ])
      s.box(x, y, z, a, b, c, 'card', {});
  return s;
}
