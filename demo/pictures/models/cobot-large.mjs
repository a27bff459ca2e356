import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR } from './colours.mjs';
import { cobot } from './cobot.mjs';

/** four suction cups under a plate, holding a carton */
function boxGripper(s, tip) {
  const [x, y, z] = tip;
  s.box(x - 22, y - 17, z - 42, 44, 34, 28, 'card', {}).aside(s.items.length - 1);
  s.onFront(
    x - 22,
    y - 17.05,
    z - 14,
    art.rect(19, 0, 6, 28, '#e6cfa4', 0, 'opacity=".55"') +
      art.rect(4, 16, 10, 8, '#f4efe6', 0.4) +
      art.line(5.4, 18.4, 12, 18.4, '#39434a', 0.6) +
      art.line(5.4, 21, 10, 21, '#39434a', 0.6),
  );
  s.onTop(x - 22, y + 17, z - 13.95, art.rect(19, 0, 6, 34, '#e6cfa4', 0, 'opacity=".6"'));
  for (const [dx, dy] of [
    [-15, 10],
    [15, 10],
    [-15, -10],
    [15, -10],
  ]) {
    s.lathe(
      [x + dx, y + dy, z - 4],
      [0, 0, -1],
      [
        [1.4, 0],
        [1.4, 3],
        [3.4, 3],
        [2.6, 5],
        [3.8, 7],
        [3, 8.4],
        [5, 10],
      ],
      'black',
    );
  }
  s.box(x - 19, y - 14, z - 5, 38, 28, 3.4, 'graphite', { r: 2, b: 0.5 });
  s.lathe(
    [x, y, z - 1.6],
    [0, 0, 1],
    [
      [5.4, 0],
      [5.4, 2],
    ],
    'steel',
  );
}

/** Large collaborative arm on a lifting column, stacking cartons. */
export function cobotLarge() {
  const s = new Scene();
  for (const [x, y] of [
    [-20, 16],
    [20, 16],
    [-20, -16],
    [20, -16],
  ])
    s.cyl([x, y, 0], [0, 0, 1], 3.4, 2, 'black');
  s.box(-26, -22, 2, 52, 44, 5, 'graphite', { r: 5, b: 0.7 });
  s.onTop(
    -26,
    22,
    7.02,
    [
      [5, 5],
      [47, 5],
      [5, 39],
      [47, 39],
    ]
      .map(([x, y]) => art.hexbolt(x, y, 1.9))
      .join(''),
  );
  s.box(-17, -15, 7, 34, 30, 40, 'slate', { r: 3 });
  s.box(-14, -12, 47, 28, 24, 14, 'pearl', { r: 2.4 });
  s.onFront(
    -17,
    -15.05,
    47,
    text(5, 12, 'LC20', 5, { color: '#fff' }) + art.rect(5, 15, 24, 1.3, BAR) + art.vents(5, 20, 24, 14, 6) + art.led(29, 8.6, 1),
  );
  s.onRight(
    17.05,
    -12,
    47,
    art.rect(4, 5, 16, 10, '#0b1012', 1) +
      text(6, 11.6, '+340', 3.2, { color: '#4ce482' }) +
      art.screw(3, 37, 1.1) +
      art.screw(21, 37, 1.1),
  );
  s.onFront(-14, -12.05, 61, art.rect(3, 0, 0.8, 14, '#7d888f') + art.rect(24.2, 0, 0.8, 14, '#7d888f'));
  s.box(-18, -17, 61, 36, 34, 3.4, 'graphite', { r: 3, b: 0.6 });
  s.cable(
    [
      [14, 12, 40],
      [30, 14, 30],
      [34, 12, 10],
      [44, 6, 2],
    ],
    1.6,
    'black',
    { shadow: false },
  );
  s.place(cobot({ turn: 8, lower: -26, upper: 12, label: 'LC20', l1: 76, l2: 70, tool: boxGripper }), {
    at: [0, 0, 64.4],
    k: 1.04,
    sub: { slate: 'graphite' },
  });
  return s;
}
