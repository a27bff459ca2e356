import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR } from './colours.mjs';

/** Smart camera with lens and light ring. */
export function smartCamera() {
  const s = new Scene(),
    Z = 40;
  s.box(-30, -8, Z - 26, 60, 46, 52, 'graphite', { dir: 'front', r: 4 });
  s.onRight(30.05, -6, Z + 24, art.vslots(5, 4, 34, 40, 8) + art.rect(5, 40, 0, 0, '#000'));
  s.onTop(
    -30,
    38,
    Z + 26.05,
    art.rect(6, 8, 30, 18, '#0b1012', 1.4) +
      art.rect(7.4, 9.4, 27.2, 15.2, '#0f2a20', 0.8) +
      text(10, 15.6, 'PASS', 4, { color: '#4ce482' }) +
      text(10, 21.6, '99.2%', 3, { color: '#9ff0bd' }) +
      art.led(44, 12, 1.6) +
      art.led(50, 12, 1.6) +
      art.led(44, 18, 1.6, '#f6bb2a') +
      art.path('M6 34h48', 'none', '#12171a', 0.8),
  );
  s.box(-33, -14, Z - 29, 66, 7, 58, 'slate', { dir: 'front', r: 5, b: 1.2 });
  s.onFront(
    -33,
    -14.05,
    Z + 29,
    [
      [5, 5],
      [61, 5],
      [5, 53],
      [61, 53],
    ]
      .map(([x, y]) => art.screw(x, y, 1.8))
      .join('') +
      text(9, 9.6, 'LK5', 3.2, { color: '#fff' }) +
      art.rect(46, 51.4, 10, 2.6, BAR, 0.6),
  );
  s.cyl([0, -14, Z], [0, -1, 0], 24, 4, 'black', { b: 0.6 });
  s.decal(
    [-24, -18.05, Z + 24],
    [1, 0, 0],
    [0, 0, -1],
    art.dot(24, 24, 22.6, '#11181b') +
      art.ring(
        24,
        24,
        18.4,
        16,
        2.5,
        (x, y, r) => art.dot(x, y, r, '#2d3a41') + art.dot(x, y, r * 0.74, '#f2f6f8') + art.dot(x - 0.5, y - 0.5, r * 0.3, '#fff'),
      ),
  );
  s.lathe(
    [0, -18, Z],
    [0, -1, 0],
    [
      [14, 0],
      [14, 6],
    ],
    'black',
  );
  s.lathe(
    [0, -24, Z],
    [0, -1, 0],
    [
      [15, 0],
      [15, 8],
      [14, 9],
    ],
    'dark',
  );
  s.lathe(
    [0, -33, Z],
    [0, -1, 0],
    [
      [13.4, 0],
      [13.4, 5],
    ],
    'black',
  );
  s.decal(
    [-13.4, -38.05, Z + 13.4],
    [1, 0, 0],
    [0, 0, -1],
    art.dot(13.4, 13.4, 11.6, '#05080a') +
      art.dot(13.4, 13.4, 9.6, '#0f1c26') +
      art.dot(13.4, 13.4, 6.6, '#152f3f') +
      art.dot(13.4, 13.4, 3.6, '#0a141b') +
      art.path('M7 9.4a8 8 0 0 1 7-3.6', 'none', '#9cc4d8', 1.2) +
      art.dot(16.6, 17, 1.1, '#2f6f6a') +
      art.dot(13.4, 13.4, 12.4, 'none', 'stroke="#4a555c" stroke-width=".7"'),
  );
  s.lathe(
    [14, 22, Z - 26],
    [0, 0, -1],
    [
      [5, 0],
      [5, 8],
      [3.4, 10],
    ],
    'dark',
  );
  s.behind();
  s.box(-16, 0, 0, 32, 30, 5, 'steel', { r: 2 });
  s.behind();
  s.box(-12, 4, 5, 24, 22, 9, 'grey', {});
  s.behind(1, 1);
  return s;
}
