import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK, RED } from './colours.mjs';
import { wheel } from './wheel.mjs';

/** Trolley with crates: drawbar to the right, four castors. */
function trolley(s, x) {
  for (const dx of [10, 62]) s.cyl([x + dx, 18, 6], [0, -1, 0], 6, 4, 'black');
  s.box(x, -26, 12, 72, 54, 4, 'slate', { r: 2, b: 0.5 });
  s.box(x + 1, 25, 16, 3, 3, 58, 'grey');
  s.box(x + 68, 25, 16, 3, 3, 58, 'grey');
  s.box(x + 1, 25, 70, 70, 3, 3, 'grey');
  const crate = (cx, cy, z, m) => {
    s.box(cx, cy, z, 31, 22, 17, m, { b: 0.5 });
    s.onFront(
      cx,
      cy - 0.05,
      z + 17,
      art.rect(9, 3.4, 13, 4, '#20282d', 1.6, 'opacity=".75"') + art.rect(0.4, 13.6, 30.2, 1.4, BAR) + art.rect(2, 9.6, 6, 3, '#fff', 0.4),
    );
    s.onTop(cx, cy + 22, z + 17.05, art.rect(2, 2, 27, 18, '#39434a', 1, 'opacity=".3"'));
  };
  for (const z of [16, 33.4, 50.8])
    for (const cy of [2, -22])
      for (const cx of [x + 3, x + 37]) if (z < 50 || cx < x + 10) crate(cx, cy, z, z > 20 && z < 40 ? 'white' : 'pearl');
  wheel(s, x + 10, -20, 6, 4);
  wheel(s, x + 62, -20, 6, 4);
  s.onFront(x, -26.05, 16, art.rect(6, 1.2, 60, 1.4, '#20282d', 0.6));
  s.box(x + 72, -3, 12, 20, 8, 3, 'dark', { b: 0.4 });
}

/** Tugger: pulls trolleys; low chassis, sloping hood, column with display and lights. */
export function amrTugger({ alone = false } = {}) {
  const s = new Scene();
  if (!alone) trolley(s, -100);
  // coupling
  s.box(-20, -7, 10, 14, 16, 6, 'black', { b: 0.5 });
  s.cyl([-14, 1, 16], [0, 0, 1], 2.4, 6, 'steel', { b: 0.4 });
  for (const x of [4, 58]) s.cyl([x, 20, 9], [0, -1, 0], 9, 6, 'black');
  s.box(-10, -27, 4, 86, 56, 8, 'black', { r: 8 });
  s.box(-12, -28, 11, 90, 58, 10, 'graphite', { r: 10, b: 0.5 });
  s.box(-12, -28, 21, 90, 58, 2, 'green', { r: 10 });
  s.prism(
    P.round(
      [
        [-12, 23],
        [78, 23],
        [77, 33],
        [56, 46],
        [12, 46],
        [10, 40],
        [-12, 38],
      ],
      [2, 3, 6, 8, 2, 2, 3],
    ),
    F.front(0, 28, 0),
    54,
    'white',
    { b: 2 },
  );
  s.onFront(
    -12,
    -26.05,
    46,
    text(28, 15, 'LT1000', 5.2, { color: INK }) +
      art.rect(28, 17.6, 14, 1.2, BAR) +
      art.vents(64, 12, 14, 9, 4) +
      art.dot(6, 15.6, 3.6, '#15191c') +
      art.dot(6, 15.6, 2.5, '#d3313b'),
  );
  s.onFront(
    0,
    -28.05,
    20.4,
    art.rect(0, 2, 66, 6, '#070a0b', 3) + art.rect(2, 3.1, 62, 1, '#3d4a52', 0.5) + art.rect(28, 5, 10, 2.2, '#7d1822', 1.1),
  );
  s.onRight(78.05, -18, 20.4, art.rect(0, 2, 38, 6, '#070a0b', 3) + art.rect(14, 5, 10, 2.2, '#7d1822', 1.1));
  s.onRight(
    77.6,
    -22,
    31.6,
    art.rect(2, 1, 12, 4, '#11181b', 2) +
      art.rect(3.2, 2, 9.6, 2, '#f3fff7', 1) +
      art.rect(32, 1, 12, 4, '#11181b', 2) +
      art.rect(33.2, 2, 9.6, 2, '#f3fff7', 1),
  );
  // column: display towards the walker, handle, scanner head, light
  s.box(14, -8, 46, 12, 18, 34, 'slate', { r: 3 });
  s.cable(
    [
      [20, 14, 62],
      [20, 22, 64],
      [20, 22, 76],
      [20, 14, 78],
    ],
    1.5,
    'black',
    { shadow: false },
  );
  s.box(12, -14, 80, 16, 30, 18, 'graphite', { r: 4, b: 1 });
  s.onFront(12, -14.05, 98, art.rect(2, 3, 12, 9, '#0b1012', 0.8) + art.path('M4 9.4l2.6-3 2 1.6 3-3.4', 'none', '#4ce482', 0.7));
  s.onRight(
    28.05,
    -11,
    98,
    art.rect(3, 3, 18, 11.4, '#0b1012', 1) +
      art.rect(4, 4, 16, 9.4, '#0f2a20', 0.6) +
      text(5.6, 8, 'LOOP 4', 2.4, { color: '#9ff0bd' }) +
      text(5.6, 12, 'STOP 7', 2.4, { color: '#4ce482' }),
  );
  s.cable(
    [
      [20, -10, 62],
      [20, -20, 64],
      [20, -20, 76],
      [20, -10, 78],
    ],
    1.5,
    'black',
    { shadow: false },
  );
  s.cyl([20, 1, 98], [0, 0, 1], 7, 2, 'black');
  s.cyl([20, 1, 100], [0, 0, 1], 6, 6, 'black', { b: 0.3 });
  s.cyl([20, 1, 101], [0, 0, 1], 6.1, 1, 'green');
  s.cyl([20, 1, 106], [0, 0, 1], 7, 2.4, 'white', { b: 0.7 });
  s.cyl([46, -12, 46], [0, 0, 1], 4.4, 1.6, 'amber', { b: 0.3 });
  s.cyl([46, -12, 47.6], [0, 0, 1], 3.2, 3, RED, { b: 0.8 });
  s.cyl([48, 16, 46], [0, 0, 1], 3, 1.4, 'black');
  s.lathe(
    [48, 16, 47.4],
    [0, 0, 1],
    [
      [2.5, 0],
      [2.5, 5],
      [1.5, 6.4],
    ],
    'amber',
  );
  wheel(s, 4, -22, 9, 6);
  return s;
}
