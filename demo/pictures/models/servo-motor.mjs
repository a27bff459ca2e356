import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK, PALE } from './colours.mjs';

/** Servo motor lying on its side: square flange, ribbed body, encoder cap, two connectors. */
export function servoMotor() {
  const s = new Scene(),
    Z = 32;
  // the shaft points to the right, towards the viewer
  s.box(-80, -18.5, Z - 18.5, 26, 37, 37, 'black', { dir: 'right', r: 6 });
  s.onFront(-80, -18.55, Z + 18.5, art.rect(6, 8, 14, 21, '#1e262b', 1.4) + text(13, 20, 'E24', 3.4, { color: PALE, anchor: 'middle' }));
  s.box(-54, -20.5, Z - 20.5, 78, 41, 41, 'graphite', { dir: 'right', r: 3.4 });
  s.onFront(
    -54,
    -20.55,
    Z + 20.5,
    art.vents(2, 4.4, 74, 33, 8, '#05080a', 0.7) +
      art.rect(17, 9.4, 42, 22, '#e1e5e8', 1) +
      text(20.6, 16.4, 'LM4-2K0', 4.6, { color: INK }) +
      text(20.6, 22, '6.4 NM 3000 RPM', 2.7, { color: INK }) +
      text(20.6, 27.4, 'IP65 SN 2209417', 2.7, { color: INK }) +
      art.rect(17, 9.4, 1.8, 22, BAR),
  );
  s.onTop(-54, 20.5, Z + 20.55, art.vents(2, 4.4, 74, 33, 8, '#05080a', 0.55));
  const conn = (x, k) => {
    s.box(x - 7, -7, Z + 20.5, 14, 14, 4, 'dark', { r: 2 });
    s.lathe(
      [x, 0, Z + 24.5],
      [0, 0, 1],
      [
        [5.6 * k, 0],
        [5.6 * k, 5],
        [6.6 * k, 5],
        [6.6 * k, 12],
        [5.6 * k, 12.6],
      ],
      'steel',
    );
    s.lathe(
      [x, 0, Z + 36],
      [0, 0, 1],
      [
        [6 * k, 0],
        [6 * k, 8],
        [4.4 * k, 13],
      ],
      'black',
    );
  };
  s.cable(
    [
      [-62, 0, Z + 50],
      [-62, 0, Z + 64],
      [-80, 6, Z + 72],
      [-104, 14, Z + 58],
      [-112, 16, Z + 30],
    ],
    2.3,
    'green',
    { shadow: false },
  );
  conn(-62, 0.86);
  s.cable(
    [
      [-26, 0, Z + 50],
      [-27, 0, Z + 70],
      [-50, 4, Z + 86],
      [-92, 12, Z + 78],
      [-118, 18, Z + 46],
    ],
    3,
    'amber',
    { shadow: false },
  );
  conn(-26, 1);
  s.box(24, -27, Z - 27, 10, 54, 54, 'steel', { dir: 'right', r: 5, b: 0.8 });
  s.onRight(
    34.05,
    -27,
    Z + 27,
    [
      [7, 7],
      [47, 7],
      [7, 47],
      [47, 47],
    ]
      .map(([x, y]) => art.dot(x, y, 3.2, '#5d686f') + art.dot(x, y, 2.3, '#14191c'))
      .join(''),
  );
  s.lathe(
    [34, 0, Z],
    [1, 0, 0],
    [
      [21, 0],
      [21, 3],
    ],
    'grey',
  );
  s.lathe(
    [37, 0, Z],
    [1, 0, 0],
    [
      [9, 0],
      [9, 1.5],
      [7.4, 1.5],
      [7.4, 30],
      [6.6, 31],
    ],
    'steel',
  );
  s.box(46, -8.4, Z - 2, 18, 3, 4, 'dark', { dir: 'front', r: 1.9 });
  return s;
}
