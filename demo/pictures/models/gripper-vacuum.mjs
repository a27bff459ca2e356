import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK } from './colours.mjs';

/** Vacuum area gripper with suction cups. */
export function gripperVacuum() {
  const s = new Scene(),
    Z = 44;
  const cup = (x, y) => {
    s.lathe(
      [x, y, Z],
      [0, 0, -1],
      [
        [3, 0],
        [3, 10],
        [4.4, 10],
        [4.4, 16],
      ],
      'steel',
    );
    s.lathe(
      [x, y, Z - 16],
      [0, 0, -1],
      [
        [5, 0],
        [8.6, 4],
        [6.6, 7],
        [9.6, 11],
        [7.6, 14],
        [11.6, 21],
        [11.4, 22],
      ],
      'black',
    );
  };
  for (const y of [22, -22]) for (const x of [-58, -20, 20, 58]) cup(x, y);
  s.box(-76, 16, Z, 152, 12, 9, 'grey', { b: 0.4 });
  s.box(-76, -28, Z, 152, 12, 9, 'grey', { b: 0.4 });
  const slot = art.rect(2, 3.4, 148, 2.2, '#3d474d', 1);
  s.onFront(-76, -28.05, Z + 9, slot);
  for (const x of [-40, 28]) s.box(x, -28, Z + 9, 12, 56, 7, 'grey', {});
  s.cable(
    [
      [-26, -8, Z + 20],
      [-40, -10, Z + 26],
      [-56, -16, Z + 24],
      [-60, -22, Z + 9],
    ],
    1.8,
    'blue',
  );
  s.box(-26, -22, Z + 9, 52, 44, 24, 'white', { r: 4, b: 1.4 });
  s.onFront(
    -26,
    -22.05,
    Z + 33,
    text(6, 10, 'LG-V8', 4.6, { color: INK }) +
      art.rect(6, 13, 22, 1.3, BAR) +
      art.rect(33, 4.6, 14, 9, '#0b1012', 1) +
      text(35, 11, '-68', 4, { color: '#4ce482' }) +
      art.led(8, 18.6, 1) +
      art.led(12.4, 18.6, 1) +
      art.led(16.8, 18.6, 1, '#f6bb2a'),
  );
  s.onRight(
    26.05,
    -18,
    Z + 30,
    art.dot(10, 10, 4.6, '#20282d') + art.dot(10, 10, 3, '#0a0d0e') + art.dot(26, 10, 4.6, '#20282d') + art.dot(26, 10, 3, '#0a0d0e'),
  );
  s.cable(
    [
      [27, -8, Z + 20],
      [38, -8, Z + 20],
      [52, -12, Z + 24],
      [64, -18, Z + 18],
      [58, -22, Z + 9],
    ],
    1.8,
    'blue',
  );
  s.cable(
    [
      [27, 8, Z + 20],
      [42, 10, Z + 22],
      [62, 16, Z + 22],
      [60, 22, Z + 9],
    ],
    1.8,
    'blue',
  );
  s.lathe(
    [0, 0, Z + 33],
    [0, 0, 1],
    [
      [15, 0],
      [15, 4],
      [11, 5],
      [11, 22],
      [15, 23],
      [15, 28],
    ],
    'graphite',
  );
  s.lathe(
    [0, 0, Z + 61],
    [0, 0, 1],
    [
      [17, 0],
      [17, 6],
    ],
    'steel',
  );
  s.onTop(-17, 17, Z + 67.05, art.ring(17, 17, 12.6, 6, 1.7) + art.dot(17, 17, 5.6, '#20282d'));
  return s;
}
