import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { ACCENT, RED } from './colours.mjs';
import { wheel } from './wheel.mjs';

/** Driverless forklift with mast, forks, pallet. */
export function forklift() {
  const s = new Scene();
  // chassis to the right, mast in the middle, forks and pallet to the left
  s.box(2, 22, 2, 9, 7, 96, 'graphite');
  wheel(s, 52, -24, 10, 6);
  s.box(4, -28, 5, 66, 60, 15, 'graphite', { r: 7, b: 0.6 });
  s.box(4, -28, 20, 66, 60, 2, 'green', { r: 7 });
  s.prism(
    P.round(
      [
        [4, 22],
        [70, 22],
        [69, 46],
        [58, 66],
        [4, 66],
      ],
      [2, 3, 16, 14, 2],
    ),
    F.front(0, 30, 0),
    56,
    'white',
    { b: 1.8 },
  );
  s.onFront(
    4,
    -26.05,
    66,
    text(30, 17, 'LF1400', 4.8, { color: '#2c353b' }) +
      art.vents(30, 26, 15, 10, 4) +
      art.rect(48, 27, 12, 10, '#11181b', 1.4) +
      art.rect(49.2, 28.2, 9.6, 7.6, '#17332a', 0.8) +
      art.led(54, 32, 1.4),
  );
  s.onFront(
    4,
    -28.05,
    19.4,
    art.rect(14, 4.5, 46, 6.4, '#070a0b', 3.2) + art.rect(16, 5.6, 42, 1, '#3d4a52', 0.5) + art.rect(32, 7.4, 10, 2.4, '#7d1822', 1.2),
  );
  s.onRight(70.05, -22, 19.4, art.rect(6, 4.5, 36, 6.4, '#070a0b', 3.2) + art.rect(19, 7.2, 10, 2.4, '#7d1822', 1.2));
  s.onRight(69.6, -22, 44, art.rect(16, 4, 16, 5, '#11181b', 2.4) + art.rect(17.4, 5.2, 13.2, 2.6, '#a5f7c3', 1.3));
  // navigation mast, stop button, flashing light
  s.cyl([30, 10, 66], [0, 0, 1], 3.4, 44, 'slate');
  s.cyl([30, 10, 110], [0, 0, 1], 8.4, 3, 'graphite', { b: 0.4 });
  s.cyl([30, 10, 113], [0, 0, 1], 7, 7, 'black');
  s.cyl([30, 10, 113.6], [0, 0, 1], 7.1, 1, 'green');
  s.cyl([30, 10, 120], [0, 0, 1], 8.4, 3, 'white', { b: 0.8 });
  s.box(16, -20, 66, 16, 14, 3, 'black', { r: 2 });
  s.cyl([24, -13, 69], [0, 0, 1], 4.4, 2, 'amber', { b: 0.4 });
  s.cyl([24, -13, 71], [0, 0, 1], 3.2, 3, RED, { b: 0.8 });
  s.cyl([50, -10, 66], [0, 0, 1], 3.2, 1.6, 'black');
  s.lathe(
    [50, -10, 67.6],
    [0, 0, 1],
    [
      [2.6, 0],
      [2.6, 5],
      [1.6, 6.4],
    ],
    'amber',
  );
  // mast
  s.box(3, -20, 90, 6, 44, 6, 'graphite');
  s.box(4, -20, 44, 4, 44, 4, 'slate');
  for (const y of [12, -8]) {
    s.cyl([4, y, 14], [0, 0, 1], 3, 40, 'dark');
    s.cyl([4, y, 54], [0, 0, 1], 1.7, 36, 'steel');
  }
  s.box(2, -28, 2, 9, 7, 96, 'graphite', { b: 0.4 });
  // carriage and forks, pallet with boxes
  s.box(-4, -24, 30, 5, 50, 5, 'dark');
  s.box(-4, -24, 12, 5, 50, 5, 'dark');
  for (const y of [16, -20]) {
    s.box(-7, y, 4, 4, 8, 34, 'dark');
    s.prism(
      [
        [-76, 4.6],
        [-4, 3.4],
        [-4, 7],
        [-76, 6],
      ],
      F.front(0, y + 8, 0),
      8,
      'steel',
    );
  }
  const before = s.items.length,
    x0 = -70,
    W = 60;
  for (const y of [20, -4, -27]) s.box(x0, y, 1, W, 8, 7, 'card');
  for (let i = 0; i < 6; i++) s.box(x0 + i * 10.2, -28, 8, 8.6, 56, 2.2, 'card');
  const crate = (x, y, z, m) => {
    s.box(x, y, z, 29, 26, 20, m, { b: 0.5 });
    s.onFront(
      x,
      y - 0.05,
      z + 20,
      art.rect(9, 5, 11, 8, '#fff', 0.6) +
        art.line(11, 7.6, 18, 7.6, '#39434a', 0.7) +
        art.line(11, 10, 16, 10, '#39434a', 0.7) +
        art.rect(0.4, 16, 28.2, 1.5, ACCENT.green),
    );
  };
  for (const z of [10.2, 30.2]) for (const y of [1, -26]) for (const x of [x0 + 0.5, x0 + 30.5]) crate(x, y, z, z > 20 ? 'white' : 'pearl');
  s.aside(before);
  return s;
}
