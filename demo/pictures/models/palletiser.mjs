import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { add, mul } from '../board/vectors.mjs';
import { armPlane } from './arm-plane.mjs';
import { ACCENT } from './colours.mjs';

/** Four-axis palletiser with parallel links. */
export function palletiser() {
  const s = new Scene(),
    pl = armPlane([0, 0, 0], 6),
    at = (x, z, w = 0) => add(add(mul(pl.U, x), [0, 0, z]), mul(pl.W, w)),
    fr = (w) => ({ ...pl, o: mul(pl.W, w) });
  s.box(-28, -26, 0, 56, 52, 5, 'black', { r: 5, b: 0.7 });
  s.lathe(
    [0, 0, 5],
    [0, 0, 1],
    [
      [23, 0],
      [23, 10],
    ],
    'slate',
  );
  s.lathe(
    [0, 0, 15],
    [0, 0, 1],
    [
      [26, 0],
      [26, 5],
      [24, 7],
    ],
    'pearl',
  );
  // column and motors
  s.cyl(at(-4, 46, -26), pl.W, 9, 12, 'black', { b: 0.6 });
  s.prism(
    P.round(
      [
        [-24, 22],
        [22, 22],
        [16, 40],
        [12, 58],
        [-10, 60],
        [-24, 40],
      ],
      [3, 3, 6, 9, 9, 8],
    ),
    fr(-16),
    28,
    'pearl',
    { b: 1.4 },
  );
  // rear parallel rod, lower arm, forearm
  const sx = 0,
    sz = 48,
    ex = -26,
    ez = 112,
    tx = 62,
    tz = 92;
  s.prism(P.link(-16, 44, 3.4, ex - 20, ez - 6, 3.2), fr(-7), 4, 'slate', { b: 0.5 });
  s.prism(P.link(sx, sz, 12.5, ex, ez, 8.5), fr(-9), 12, 'white', { b: 1.4 });
  s.cyl(at(sx, sz, 4), pl.W, 11, 9, 'black', { b: 1 });
  s.prism(
    P.round(
      [
        [ex - 24, ez - 11],
        [ex - 12, ez - 13],
        [ex + 10, ez - 7],
        [tx, tz - 4],
        [tx + 4, tz + 3],
        [ex + 12, ez + 12],
        [ex - 8, ez + 10],
        [ex - 24, ez - 2],
      ],
      [4, 6, 6, 3, 3, 8, 8, 4],
    ),
    fr(-4),
    11,
    'white',
    { b: 1.4 },
  );
  s.prism(P.link(ex + 4, ez + 17, 2.6, tx - 1, tz + 10, 2.4), fr(2), 3, 'slate', { b: 0.5 });
  s.prism(
    P.round(
      [
        [ex - 8, ez - 4],
        [ex + 8, ez - 6],
        [ex + 8, ez + 20],
        [ex + 1, ez + 20],
      ],
      [5, 5, 3, 3],
    ),
    fr(7),
    4,
    'slate',
    { b: 0.8 },
  );
  s.cyl(at(ex, ez, 11), pl.W, 6, 2.4, 'black', { b: 0.6 });
  {
    const dx = tx - ex,
      dz = tz - ez,
      l = Math.hypot(dx, dz),
      d = [dx / l, dz / l],
      run = add(mul(pl.U, d[0]), [0, 0, d[1]]),
      down = add(mul(pl.U, d[1]), [0, 0, -d[0]]);
    s.decal(
      add(fr(7.05).o, add(mul(pl.U, ex + 22), [0, 0, ez - 3])),
      run,
      down,
      text(0, 2, 'LP180', 5.4, { color: '#2c353b' }) + art.rect(34, -3.6, 1.8, 6.4, ACCENT.green),
    );
  }
  // wrist
  s.prism(
    P.round(
      [
        [tx - 8, tz - 8],
        [tx + 8, tz - 8],
        [tx + 5, tz + 15],
        [tx - 4, tz + 15],
      ],
      3,
    ),
    fr(-6),
    14,
    'slate',
    { b: 0.9 },
  );
  s.lathe(
    at(tx, tz - 8, 1),
    [0, 0, -1],
    [
      [7, 0],
      [7, 9],
      [5, 10],
      [5, 13],
    ],
    'white',
  );
  // clamp tool with a carton
  const z = tz - 21;
  const c = at(tx, z, 1);
  s.box(c[0] - 19, c[1] - 13, z - 32, 38, 28, 26, 'card', {}).aside(s.items.length - 1);
  s.onFront(
    c[0] - 19,
    c[1] - 13.02,
    z - 6,
    art.rect(0, 0, 38, 26, 'none') +
      art.rect(16.5, 0, 5, 26, '#e6cfa4', 0, 'opacity=".55"') +
      art.rect(4, 15, 9, 7, '#f4efe6') +
      art.line(5, 17, 11, 17, '#39434a', 0.5) +
      art.line(5, 19, 12, 19, '#39434a', 0.5),
  );
  s.box(c[0] - 21, c[1] - 15, z - 4, 42, 32, 4, 'black', { b: 0.4 });
  s.box(c[0] + 19.4, c[1] - 12, z - 24, 2.4, 24, 21, 'steel', {});
  s.cable(
    [at(-20, 30, -4), at(-40, 60, 0), at(-52, 100, 2), at(-36, 128, 4), at(0, 122, 6), at(46, 106, 6), at(tx - 4, tz + 12, 6)],
    1.7,
    'black',
    { rings: true },
  );
  return s;
}
