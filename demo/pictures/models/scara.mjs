import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { add, mul, rad } from '../board/vectors.mjs';
import { ACCENT } from './colours.mjs';

/** SCARA: column, two horizontal links, a vertical quill. */
export function scara() {
  const s = new Scene();
  s.box(-20, -20, 0, 40, 44, 3.5, 'graphite', { r: 5, b: 0.6 });
  s.onTop(
    -20,
    24,
    3.5,
    [
      [4, 4],
      [36, 4],
      [4, 40],
      [36, 40],
    ]
      .map(([x, y]) => art.hexbolt(x, y, 1.8))
      .join(''),
  );
  s.box(-14, -8, 3.5, 28, 28, 40, 'white', { r: 6, b: 1 });
  s.onRight(
    14,
    -5,
    40,
    art.vents(4, 8, 14, 14, 6) + art.rect(4, 25, 14, 6, '#2a3238', 1) + art.led(7, 28, 1) + art.dot(12, 28, 1, '#f6bb2a'),
  );
  s.onFront(-14, -8, 43.5, text(5, 14, 'LS6', 5, { color: '#2c353b' }) + art.rect(5, 17.5, 17, 1.3, ACCENT.green));
  s.cyl([0, 2, 43.5], [0, 0, 1], 11.5, 3, 'graphite');
  // the first link carries the second below its end; the hose runs from the column to the head
  const t1 = rad(-12),
    l1 = 42,
    x1 = l1 * Math.cos(t1),
    y1 = 2 + l1 * Math.sin(t1);
  s.prism(P.link(0, 2, 13, x1, y1, 11.5), F.top(0, 0, 46.5), 11, 'white', { b: 1.6 });
  s.cyl([0, 2, 57.5], [0, 0, 1], 8, 2, 'graphite', { b: 0.8 });
  s.cyl([x1, y1, 57.5], [0, 0, 1], 9.5, 2.2, 'graphite');
  const t2 = rad(-40),
    l2 = 38,
    x2 = x1 + l2 * Math.cos(t2),
    y2 = y1 + l2 * Math.sin(t2);
  // quill below the head
  s.lathe(
    [x2, y2, 6],
    [0, 0, 1],
    [
      [4.2, 0],
      [4.2, 3],
      [2.6, 3.2],
      [2.6, 60],
    ],
    'steel',
  );
  s.lathe(
    [x2, y2, 50],
    [0, 0, 1],
    [
      [5.2, 0],
      [6.2, 3],
      [6.2, 10],
    ],
    'graphite',
  );
  s.prism(P.link(x1, y1, 12, x2, y2, 10), F.top(0, 0, 59.7), 9, 'white', { b: 1.4 });
  s.cable(
    [
      [0, 8, 58],
      [2, 12, 84],
      [14, 8, 100],
      [30, 0, 100],
      [44, -10, 96],
      [x2 - 6, y2 + 6, 86],
    ],
    2.1,
    'black',
    { rings: true },
  );
  s.prism(P.link(x1 + 4, y1 - 3, 9.6, x2, y2, 8.4), F.top(0, 0, 68.7), 20, 'white', { b: 2.6 });
  s.lathe(
    [x2, y2, 88.7],
    [0, 0, 1],
    [
      [3.2, 0],
      [3.2, 2],
      [2.6, 2],
      [2.6, 12],
      [3.4, 12],
      [3.4, 15],
    ],
    'steel',
  );
  {
    const d = [Math.cos(t2), Math.sin(t2), 0],
      nrm = [Math.sin(t2), -Math.cos(t2), 0],
      o = add([x1 + 4, y1 - 3, 86], mul(nrm, 9.3));
    s.decal(o, d, [0, 0, -1], text(6, 11, 'LS6-600', 5, { color: '#2c353b' }) + art.rect(6, 13.6, 30, 1.2, ACCENT.green));
  }
  return s;
}
