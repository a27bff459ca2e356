import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { BAR, INK } from './colours.mjs';

/** Electric parallel gripper standing on its flange. */
export function gripperElectric() {
  const s = new Scene();
  s.lathe(
    [0, 0, 0],
    [0, 0, 1],
    [
      [26, 0],
      [26, 5],
      [24, 6],
    ],
    'steel',
  );
  s.onTop(-26, 26, 6.02, art.ring(26, 26, 20.4, 8, 1.9));
  s.lathe(
    [0, 0, 6],
    [0, 0, 1],
    [
      [17, 0],
      [17, 6],
    ],
    'graphite',
  );
  s.lathe(
    [0, 0, 12],
    [0, 0, 1],
    [
      [17.4, 0],
      [17.4, 1.8],
    ],
    'green',
  );
  s.box(-27, -16, 14, 54, 32, 58, 'white', { r: 5, b: 1.6 });
  s.onFront(
    -27,
    -16.05,
    72,
    text(8, 16, 'LG2-140', 5, { color: INK }) +
      text(8, 23, '140 MM  235 N', 2.8, { color: '#5a666e' }) +
      art.rect(8, 27, 38, 1.4, BAR) +
      art.path('M16 44h-7m2-2.4l-2.4 2.4 2.4 2.4M38 44h7m-2-2.4l2.4 2.4-2.4 2.4', 'none', '#5a666e', 0.9) +
      art.rect(19, 40, 16, 8, '#20282d', 1.6) +
      art.led(27, 44, 1.4) +
      art.screw(5, 53, 1.4) +
      art.screw(49, 53, 1.4),
  );
  s.onRight(27.05, -11, 66, art.vents(4, 8, 14, 16, 6) + art.screw(3, 46, 1.3) + art.screw(19, 46, 1.3));
  s.lathe(
    [27, 2, 26],
    [1, 0, 0],
    [
      [4.4, 0],
      [4.4, 4],
      [5.4, 4],
      [5.4, 10],
      [3.6, 13],
    ],
    'dark',
  );
  s.cable(
    [
      [40, 2, 26],
      [50, 2, 25],
      [60, -2, 10],
      [74, -6, 2],
      [96, -4, 1.8],
    ],
    1.9,
    'black',
  );
  s.box(-48, -13, 72, 96, 26, 12, 'graphite', { r: 2, b: 1 });
  s.onFront(-48, -13.05, 84, art.rect(4, 4, 88, 4, '#06090a', 2) + art.rect(4, 4, 88, 1, '#4a555c', 0.5));
  const finger = (x, m) => {
    s.box(x - 9, -11, 84, 18, 22, 8, 'slate', { r: 1.5, b: 0.6 });
    s.onTop(x - 9, 11, 92.05, art.hexbolt(5, 6, 2) + art.hexbolt(13, 6, 2) + art.hexbolt(5, 16, 2) + art.hexbolt(13, 16, 2));
    s.prism(
      P.round(
        [
          [x - 7 * m, 92],
          [x + 4 * m, 92],
          [x + 10 * m, 120],
          [x + 10 * m, 150],
          [x + 5 * m, 150],
          [x + 1 * m, 122],
        ],
        [1, 1, 4, 1, 2, 4],
      ),
      F.front(0, 8, 0),
      16,
      'steel',
      { b: 0.6 },
    );
    s.box(x + (m > 0 ? 10 : -12.4), -8, 124, 2.4, 16, 25, 'black', {});
  };
  finger(-30, 1);
  s.lathe(
    [0, 0, 122],
    [0, 0, 1],
    [
      [13, 0],
      [17.4, 3],
      [17.4, 22],
      [15, 24],
    ],
    'copper',
  );
  s.lathe(
    [0, 0, 146],
    [0, 0, 1],
    [
      [9, 0],
      [9, 5],
    ],
    'copper',
  );
  finger(30, -1);
  return s;
}
