import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { PALE } from './colours.mjs';

/** Six-axis force-torque sensor: robot flange below, measuring body, tool flange with its bolt circle on top. */
export function torqueSensor({ apart = 0 } = {}) {
  const s = new Scene();
  s.view = { el: 30 };
  s.lathe(
    [0, 0, 0],
    [0, 0, 1],
    [
      [43, 0],
      [43, 7],
      [41.5, 8],
    ],
    'steel',
  );
  s.onTop(-43, 43, 8.02, art.ring(43, 43, 39.4, 12, 1.5, art.hexbolt, 0.26));
  s.lathe(
    [0, 0, 8],
    [0, 0, 1],
    [
      [36, 0],
      [36, 2],
      [37, 3],
      [37, 24],
      [36, 25],
    ],
    'graphite',
  );
  s.lathe(
    [0, 0, 20],
    [0, 0, 1],
    [
      [37.3, 0],
      [37.3, 2],
    ],
    'green',
  );
  // flat with the name, and the connector beside it
  s.box(-19, -38.5, 8, 38, 8, 16.6, 'slate', { dir: 'front', r: 2, b: 0.6 });
  s.onFront(
    -19,
    -38.55,
    24.6,
    text(4, 7, 'LFT6-150', 3.5, { color: '#fff' }) +
      text(4, 12, '150 N  10 NM', 2.2, { color: PALE }) +
      art.path('M31 13.6v-4m0 4h4m-4 0l-2.4 1.6', 'none', PALE, 0.5) +
      art.led(34.4, 4.6, 0.8),
  );
  s.lathe(
    [34, -14, 15],
    [0.92, -0.38, 0],
    [
      [6, 0],
      [6, 4],
      [4.6, 4],
      [4.6, 9],
      [5.6, 9],
      [5.6, 17],
      [3.4, 21],
    ],
    'dark',
  );
  s.cable(
    [
      [53.5, -22, 15],
      [62, -25, 14],
      [70, -30, 8],
      [82, -30, 2.4],
      [100, -20, 2.2],
    ],
    2.1,
    'black',
  );
  s.lathe(
    [0, 0, 25],
    [0, 0, 1],
    [
      [33, 0],
      [33, 3],
    ],
    'black',
  );
  s.lathe(
    [0, 0, 28],
    [0, 0, 1],
    [
      [38, 0],
      [38, 8],
      [36.6, 9.4],
    ],
    'steel',
  );
  s.onTop(
    -38,
    38,
    37.45,
    art.dot(38, 38, 33, 'none', 'stroke="#8d979e" stroke-width=".5"') +
      art.ring(38, 38, 25, 7, 2.5, (x, y, r) => art.dot(x, y, r, '#5d686f') + art.dot(x, y, r * 0.76, '#12181b'), 0.5) +
      art.dot(56.4, 21, 2.6, '#7d888f') +
      art.dot(56.4, 21, 2, '#e8ecee') +
      art.dot(38, 38, 15.6, '#7d888f') +
      art.dot(38, 38, 14.6, '#12181b') +
      art.dot(38, 38.8, 12.6, '#262d33') +
      art.dot(38, 39.6, 10.4, '#0b0f11') +
      text(38, 72.6, '0', 3.4, { color: '#4b555c', anchor: 'middle' }),
  );
  if (apart) {
    // adapter plate lifted off along the axis
    s.cable(
      [
        [0, 0, 37],
        [0, 0, 37 + apart],
      ],
      0.3,
      'green',
      { shadow: false },
    );
    for (const a of [0.5, 2.3, 4.1, 5.5])
      s.cable(
        [
          [25 * Math.cos(a), 25 * Math.sin(a), 38],
          [25 * Math.cos(a), 25 * Math.sin(a), 37 + apart],
        ],
        0.22,
        'green',
        { shadow: false },
      );
    s.lathe(
      [0, 0, 37 + apart],
      [0, 0, 1],
      [
        [38, 0],
        [38, 6],
        [37, 7],
      ],
      'dark',
      { shadow: false },
    );
    s.onTop(
      -38,
      38,
      44.05 + apart,
      art.ring(38, 38, 25, 7, 3.2, art.hexbolt, 0.5) +
        art.dot(38, 38, 15.6, '#1a2024') +
        art.dot(38, 38, 12, '#39434a') +
        art.ring(38, 38, 33, 8, 1.6, art.screw),
    );
  }
  return s;
}
