import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, PALE } from './colours.mjs';

/** Line-scan camera on a bracket with a ring light below. */
export function lineScan() {
  const s = new Scene();
  s.box(-28, 20, 0, 56, 8, 3, 'graphite', { r: 1 });
  s.box(-40, 14, 0, 80, 34, 3, 'graphite', { r: 3, b: 0.5 });
  for (const x of [-16, 10]) {
    s.box(x, 26, 3, 7, 7, 152, 'steel', {});
    s.onFront(x, 25.95, 155, art.rect(2.6, 2, 1.8, 148, '#5d686f', 0.6));
  }
  s.box(-22, 14, 96, 44, 12, 52, 'grey', { dir: 'front', r: 2, b: 0.5 });
  s.onFront(
    -22,
    13.95,
    148,
    [
      [4, 4],
      [40, 4],
      [4, 48],
      [40, 48],
    ]
      .map(([x, y]) => art.hexbolt(x, y, 1.8))
      .join(''),
  );
  // camera body looking down
  s.lathe(
    [0, -8, 152],
    [0, 0, 1],
    [
      [4, 0],
      [4, 4],
      [5, 4],
      [5, 11],
      [3.4, 13],
    ],
    'dark',
  );
  s.box(-20, -26, 102, 40, 40, 50, 'graphite', { r: 3, b: 1 });
  s.onFront(
    -20,
    -26.05,
    152,
    art.vents(4, 5, 32, 14, 5) +
      text(5, 30, 'LK-L8K', 5, { color: '#fff' }) +
      text(5, 36.6, '8192 PX 80 KHZ', 2.6, { color: PALE }) +
      art.rect(5, 40.4, 30, 1.5, BAR) +
      art.led(32, 45.6, 1),
  );
  s.onRight(
    20.05,
    -26,
    152,
    Array.from({ length: 6 }, (_, i) => art.rect(5 + i * 5.4, 6, 2.4, 36, '#06090a', 1.2, 'opacity=".75"')).join(''),
  );
  s.cable(
    [
      [0, -8, 165],
      [0, -8, 178],
      [14, 0, 184],
      [34, 12, 170],
      [42, 20, 130],
      [46, 26, 60],
      [60, 30, 2],
    ],
    2,
    'black',
  );
  s.lathe(
    [0, -6, 102],
    [0, 0, -1],
    [
      [15, 0],
      [15, 5],
      [13, 5],
      [13, 26],
      [16, 28],
      [16, 36],
    ],
    'dark',
  );
  s.lathe(
    [0, -6, 88],
    [0, 0, -1],
    [
      [13.2, 0],
      [13.2, 2],
    ],
    'green',
  );
  // ring light
  s.box(-4, 14, 44, 8, 12, 8, 'grey', {});
  s.lathe(
    [0, -6, 56],
    [0, 0, -1],
    [
      [34, 0],
      [34, 12],
      [32, 14],
    ],
    'black',
  );
  s.lathe(
    [0, -6, 57.4],
    [0, 0, -1],
    [
      [34.3, 0],
      [34.3, 1.4],
    ],
    'slate',
  );
  s.onTop(-34, 28, 57.45, art.dot(34, 34, 33, '#1b2226') + art.ring(34, 34, 27.5, 20, 1.2, art.screw) + art.dot(34, 34, 21, '#0a0e10'));
  s.lathe(
    [0, -6, 66],
    [0, 0, -1],
    [
      [16, 0],
      [16, 8.5],
    ],
    'dark',
  );
  // glow on the plate and the scan line
  s.box(-46, -44, 0, 92, 56, 4, 'pearl', { r: 2 });
  s.behind(1, 2);
  s.decal(
    [-46, 12, 4.05],
    [1, 0, 0],
    [0, -1, 0],
    art.dot(46, 18, 30, '#fff', 'opacity=".35"') + art.dot(46, 18, 20, '#fff', 'opacity=".5"') + art.line(4, 18, 88, 18, '#3fd67a', 0.9),
  );
  s.behind(1, 3);
  return s;
}
