import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { add, mul } from '../board/vectors.mjs';
import { arm } from './arm.mjs';
import { torch } from './arm-tools.mjs';
import { BAR, INK, PALE } from './colours.mjs';

/** Table with clamping grooves, a T joint on it and the seam that is being welded. */
function table(s, x, y, h) {
  for (const [dx, dy] of [
    [2, 42],
    [52, 42],
    [2, 2],
    [52, 2],
  ])
    s.box(x + dx, y + dy, 0, 6, 6, h, 'slate');
  s.box(x, y, h, 60, 50, 5, 'dark', { r: 1.5, b: 0.6 });
  s.onTop(x, y + 50, h + 5.05, [8, 17, 26, 35].map((d) => art.rect(3, d, 54, 1.8, '#10161a', 0.8)).join(''));
  s.onFront(x, y - 0.05, h + 5, [6, 18, 30, 42, 54].map((d) => art.dot(d, 2.5, 1.1, '#10161a')).join(''));
  s.box(x + 6, y + 14, h + 5, 48, 28, 2.4, 'steel', {});
  s.box(x + 6, y + 27, h + 7.4, 48, 2.4, 17, 'steel', {});
  s.onFront(
    x + 6,
    y + 26.95,
    h + 24.4,
    art.rect(0, 14.4, 27, 2.6, '#8d7f74', 1.2) +
      Array.from({ length: 13 }, (_, i) => art.path(`M${2 + i * 2} 14.6q1.2 1.2 0 2.4`, 'none', '#5d534b', 0.35)).join('') +
      art.dot(27.5, 15.8, 2.2, '#ffe9b0'),
  );
  for (const dx of [9, 45]) {
    s.box(x + dx, y + 8, h + 5, 6, 6, 8, 'graphite', { b: 0.4 });
    s.box(x + dx + 1, y + 8, h + 13, 4, 12, 3, 'amber', { b: 0.4 });
    s.cyl([x + dx + 3, y + 18, h + 7.4], [0, 0, 1], 1.4, 6, 'dark');
  }
}

/** Coil of wire in its drum, with the conduit that leads to the feeder. */
function drum(s, x, y) {
  s.lathe(
    [x, y, 0],
    [0, 0, 1],
    [
      [17, 0],
      [17, 2],
      [16, 2],
      [16, 34],
    ],
    'slate',
  );
  s.lathe(
    [x, y, 8],
    [0, 0, 1],
    [
      [16.2, 0],
      [16.2, 2],
    ],
    'green',
  );
  s.lathe(
    [x, y, 34],
    [0, 0, 1],
    [
      [17, 0],
      [17, 3],
      [14, 5],
      [5, 14],
      [3, 15],
      [3, 18],
    ],
    'graphite',
  );
}

/** Arc welding arm: slim arm with a wire feeder on the elbow, torch, wire drum and welding table. */
export function weldingRobot() {
  const s = new Scene();
  drum(s, -46, 34);
  const robot = arm({
    label: 'LW6-1450',
    hoses: 'none',
    turn: 4,
    lower: 18,
    upper: -22,
    wrist: -72,
    L1: 66,
    L2: 72,
    trim: 'slate',
    tool: torch,
  });
  // the table is placed so that the torch ends at its seam
  const [tx, ty, tz] = robot.tip,
    h = tz - 30,
    x = tx - 22.6,
    y = ty - 28;
  table(s, x, y, h);
  s.aside();
  s.place(robot);
  // feeder on the elbow: rollers behind a window, conduit from the drum, hose to the torch
  const { el, pl, up } = robot.forearm;
  s.cable([[-46, 34, 52], [-46, 34, 96], [-44, 26, 130], [-30, 12, 150], [-12, 2, 152], el(-14, 26, -2)], 1.5, 'grey', { shadow: false });
  s.prism(
    P.round(
      [
        [-14, 16],
        [16, 16],
        [16, 36],
        [8, 40],
        [-14, 40],
      ],
      [1.5, 1.5, 2, 3, 3],
    ),
    up(-8),
    15,
    'graphite',
    { b: 1 },
  );
  const face = add(el(-14, 40), mul(pl.W, 7.05)),
    run = robot.forearm.dir,
    down = mul(robot.forearm.nor, -1);
  s.decal(
    face,
    run,
    down,
    art.rect(3, 5, 15, 14, '#0b1012', 1.6) +
      art.dot(7.6, 12, 3.4, '#8d979e') +
      art.dot(7.6, 12, 1.2, '#2a3136') +
      art.dot(14, 12, 3.4, '#8d979e') +
      art.dot(14, 12, 1.2, '#2a3136') +
      art.line(0, 15.6, 30, 15.6, '#dc9c68', 0.5) +
      text(19.6, 10.4, 'WF4', 3.6, { color: PALE }) +
      art.rect(19.6, 13, 8, 1, BAR),
  );
  // the torch cable runs through the hollow forearm to the torch
  s.cable([el(16, 25, 0), el(23, 25, 1), el(29, 20, 2), el(30, 14, 2)], 1.7, 'black', { rings: true, shadow: false });
  s.lathe(
    el(30, 10, 2),
    robot.forearm.nor,
    [
      [2.8, 0],
      [2.8, 2.4],
      [2, 4.6],
    ],
    'slate',
  );
  // the arc
  const spark = [tx + 10.6, ty - 1, h + 8.4];
  s.decal(
    add(spark, [-12, 0, 12]),
    [1, 0, 0],
    [0, 0, -1],
    [
      [11, 0.1],
      [7, 0.16],
      [4, 0.4],
      [1.9, 0.95],
    ]
      .map(([r, o]) => art.dot(12, 12, r, '#fff3c4', `opacity="${o}"`))
      .join('') +
      Array.from({ length: 11 }, (_, i) => {
        const a = i * 2.4,
          r = 5 + ((i * 5) % 7);
        return art.line(
          12 + Math.cos(a) * 3,
          12 + Math.sin(a) * 3,
          +(12 + Math.cos(a) * r).toFixed(2),
          +(12 + Math.sin(a) * r).toFixed(2),
          '#f6bb2a',
          0.35,
        );
      }).join(''),
  );
  // name plate on the table
  s.onFront(
    x + 4,
    y - 0.05,
    h + 4.4,
    art.rect(0, 0, 20, 4.4, '#e1e5e8', 0.6) + text(2, 3.4, 'LW6', 2.6, { color: INK }) + art.rect(13, 1.6, 5, 1.2, BAR),
  );
  return s;
}
