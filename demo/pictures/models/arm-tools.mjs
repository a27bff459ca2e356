// arm-tools.mjs: tools at the flange of an arm; a tool is a function (scene, tip, direction, plane of the arm, size).
import { P } from '../board/profiles.mjs';
import { add, cross, mul, norm } from '../board/vectors.mjs';

/** two-finger tool for arms */
export function fingers(s, tip, d, pl, b = 1) {
  s.lathe(
    tip,
    d,
    [
      [4 * b, 0],
      [4 * b, 5 * b],
      [3 * b, 6 * b],
    ],
    'graphite',
  );
  const x = norm(cross(d, pl.W)),
    f = { o: add(add(tip, mul(d, 6 * b)), mul(pl.W, -2.6 * b)), U: x, V: d, W: pl.W };
  s.prism(P.rrect(16 * b, 4 * b, 1, 0, 2 * b), f, 5.2 * b, 'dark', { b: 0.4 });
  s.prism(
    [
      [-7.5 * b, 4 * b],
      [-4.6 * b, 4 * b],
      [-3.8 * b, 13 * b],
      [-5.6 * b, 13 * b],
      [-7.5 * b, 9 * b],
    ],
    f,
    4 * b,
    'steel',
  );
  s.prism(
    [
      [7.5 * b, 4 * b],
      [4.6 * b, 4 * b],
      [3.8 * b, 13 * b],
      [5.6 * b, 13 * b],
      [7.5 * b, 9 * b],
    ],
    f,
    4 * b,
    'steel',
  );
}

/** welding torch for arms */
export function torch(s, tip, d, pl, b = 1) {
  s.lathe(
    tip,
    d,
    [
      [3 * b, 0],
      [3 * b, 4 * b],
      [1.6 * b, 5 * b],
      [1.6 * b, 15 * b],
    ],
    'graphite',
  );
  s.lathe(
    add(tip, mul(d, 15 * b)),
    norm(add(d, mul(pl.U, 0.5))),
    [
      [1.7 * b, 0],
      [1.7 * b, 6 * b],
      [1 * b, 9 * b],
    ],
    'copper',
  );
}
