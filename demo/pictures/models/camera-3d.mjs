import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, PALE } from './colours.mjs';

// section of the workpiece: the profile that the sensor measures
const STEPS = [
  [-50, 0],
  [50, 0],
  [50, 8],
  [34, 8],
  [34, 22],
  [14, 22],
  [8, 13],
  [-10, 13],
  [-10, 27],
  [-34, 27],
  [-34, 8],
  [-50, 8],
];
const TOP = STEPS.slice(2).reverse();

/** Laser profile sensor over a stepped part: the fan of light, the line on the part. */
export function camera3d() {
  const s = new Scene(),
    Z = 96,
    y = -6;
  const stand = s.items.length;
  s.box(-66, -34, 0, 132, 66, 3, 'graphite', { r: 3, b: 0.5 });
  s.onTop(-66, 32, 3.05, art.rect(4, 8, 124, 2, '#0b1012', 1) + art.rect(4, 56, 124, 2, '#0b1012', 1));
  // cables behind the bracket
  s.cable(
    [
      [-24, -6, Z + 66],
      [-24, 0, Z + 78],
      [-14, 14, Z + 84],
      [4, 28, Z + 74],
      [16, 34, Z + 30],
      [22, 36, 40],
      [40, 40, 8],
      [70, 36, 3],
    ],
    1.9,
    'black',
    { shadow: false },
  );
  s.cable(
    [
      [4, -6, Z + 66],
      [4, 0, Z + 80],
      [14, 14, Z + 88],
      [30, 28, Z + 74],
      [38, 34, Z + 20],
      [42, 36, 40],
      [58, 40, 8],
      [84, 34, 3],
    ],
    1.9,
    'green',
    { shadow: false },
  );
  // bracket
  s.box(-9, 18, 3, 18, 10, 150, 'grey', { r: 1 });
  s.onFront(-9, 17.95, 150, art.rect(7.4, 2, 3.2, 142, '#4b555c', 1));
  s.prism(P.round(STEPS, [0, 1, 1, 0, 1.4, 1.4, 0, 0, 1.4, 1.4, 0, 1]), F.front(0, 26, 3), 50, 'steel', { b: 0.5 });
  // fan of laser light in one plane and the line where it meets the part
  s.decal(
    [-66, y, Z + 2],
    [1, 0, 0],
    [0, 0, -1],
    `<path d="M60 0L${TOP.map(([x, z]) => `${x * 0.985 + 66} ${Z - 1 - z}`).join('L')}Z" fill="#7a5cff" opacity=".2"/>` +
      art.path(`M${TOP.map(([x, z]) => `${(x + 66).toFixed(1)} ${Z - 1 - z}`).join('L')}`, 'none', '#5a35ff', 1.5) +
      art.path(`M${TOP.map(([x, z]) => `${(x + 66).toFixed(1)} ${Z - 1 - z}`).join('L')}`, 'none', '#e6dfff', 0.5),
  );
  s.box(-14, 6, Z + 14, 28, 12, 34, 'dark', { dir: 'front', r: 2, b: 0.5 });
  s.aside(stand);
  // head: laser to the left, camera to the right, tilted window between them
  s.prism(
    P.round(
      [
        [-46, 0],
        [22, 0],
        [46, 12],
        [46, 50],
        [-46, 50],
      ],
      [3, 3, 4, 4, 4],
    ),
    F.front(0, 8, Z),
    32,
    'graphite',
    { b: 1.4 },
  );
  s.onFront(
    -46,
    -24.05,
    Z + 50,
    text(7, 14, 'LK-3D', 7, { color: '#fff' }) +
      text(7, 21, '240 MM  405 NM', 2.7, { color: PALE }) +
      art.rect(7, 25, 34, 1.4, BAR) +
      art.rect(52, 7, 33, 19, '#0b1012', 1.4) +
      art.rect(53.4, 8.4, 30.2, 16.2, '#0f1f2a', 0.8) +
      art.path('M56 22h5v-7h6v4h4v-9h7v12h4', 'none', '#4ce482', 0.8) +
      art.path('M56 24.6h26', 'none', '#33424a', 0.4) +
      art.path('M36 30l4.6 8h-9.2Z', '#f6bb2a') +
      art.path('M36 33v2.4', 'none', '#14191c', 0.8) +
      text(44, 37, 'LASER 2M', 2.6, { color: PALE }) +
      art.led(80, 33, 1) +
      art.led(75, 33, 1, '#f6bb2a') +
      art.screw(5, 45, 1.6) +
      art.screw(63, 45, 1.6) +
      art.screw(87, 5, 1.6),
  );
  s.onRight(46.05, -21, Z + 48, art.vslots(4, 5, 24, 26, 6));
  s.onTop(-46, 8, Z + 50.05, art.rect(6, 6, 30, 20, '#0b1012', 1, 'opacity=".25"'));
  for (const x of [-24, 4]) {
    s.lathe(
      [x, -6, Z + 50],
      [0, 0, 1],
      [
        [5.4, 0],
        [5.4, 3],
        [4.4, 3],
        [4.4, 8],
        [5.4, 8],
        [5.4, 15],
        [3.4, 18],
      ],
      'dark',
    );
  }
  return s;
}
