import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { add, mul, norm, rad } from '../board/vectors.mjs';
import { armPlane, flip, flipArt } from './arm-plane.mjs';
import { ACCENT } from './colours.mjs';

/** Six-axis arm. Angles in degrees: turn of the base, lower arm from vertical, upper arm from horizontal, wrist. */
export function arm({
  turn = 8,
  lower = -18,
  upper = -8,
  wrist = -82,
  body = 'white',
  trim = 'graphite',
  accent = 'green',
  L1 = 62,
  L2 = 66,
  bulk = 1,
  label = 'LR7-910',
  balancer = false,
  tool = null,
  hoses = 'inside',
  ink = '#2c353b',
} = {}) {
  const s = new Scene(),
    b = bulk;
  // base casting
  s.box(-25 * b, -25 * b, 0, 50 * b, 50 * b, 4, trim, { r: 7 * b, b: 0.7 });
  s.onTop(
    -25 * b,
    25 * b,
    4,
    [
      [5, 5],
      [45, 5],
      [5, 45],
      [45, 45],
    ]
      .map(([x, y]) => art.hexbolt(x * b, y * b, 2.1))
      .join(''),
  );
  s.prism(P.rrect(15 * b, 22 * b, 2), F.axis([-22 * b, 0, 15], [-1, 0, 0]), 8 * b, trim);
  s.lathe(
    [0, 0, 4],
    [0, 0, 1],
    [
      [21 * b, 0],
      [21 * b, 3],
      [18.5 * b, 8],
      [17.5 * b, 20],
    ],
    body,
  );
  s.lathe(
    [0, 0, 24],
    [0, 0, 1],
    [
      [17 * b, 0],
      [17 * b, 3],
    ],
    trim,
  );
  s.lathe(
    [0, 0, 27],
    [0, 0, 1],
    [
      [18.5 * b, 0],
      [18.5 * b, 7],
      [16.5 * b, 10],
    ],
    body,
  );
  // shoulder, in the arm's plane
  const pl = armPlane([0, 0, 0], turn),
    at = (x, z, w = 0) => add(add(add(pl.o, mul(pl.U, x)), [0, 0, z]), mul(pl.W, w));
  const fr = (w) => ({ ...pl, o: mul(pl.W, w) });
  const X2 = 7 * b,
    Z2 = 52 * (b > 1 ? 1.06 : 1),
    R2 = 13 * b;
  s.cyl(at(X2, Z2, -26 * b), pl.W, 9.5 * b, 12 * b, trim, { b: 0.6 }); // motor of axis 2, behind
  s.prism(
    P.round(
      [
        [-15 * b, 32],
        [15 * b, 32],
        [X2 + R2, Z2 - 4],
        [X2 + R2 * 0.5, Z2 + R2],
        [X2 - R2 * 0.8, Z2 + R2 * 0.9],
        [-15 * b, 42],
      ],
      [2, 3, 10 * b, 10 * b, 12 * b, 6],
    ),
    fr(-14 * b),
    22 * b,
    body,
    { b: 1.2 },
  );
  if (balancer) {
    const a = at(-13 * b, 44, -3),
      dir = norm(add(add(mul(pl.U, Math.sin(rad(lower)) * 0.9 - 0.18), [0, 0, 1]), [0, 0, 0]));
    s.lathe(
      a,
      dir,
      [
        [3, 0],
        [3, 4],
        [6.4, 4],
        [6.4, 34],
        [5, 37],
        [2.2, 37],
        [2.2, 52],
      ],
      'dark',
    );
  }
  // lower arm
  const Z3 = Z2 + Math.cos(rad(lower)) * L1;
  const ex = X2 + Math.sin(rad(lower)) * L1;
  s.cyl(at(ex, Z3, -20 * b), pl.W, 8.5 * b, 10 * b, trim, { b: 0.6 }); // motor of axis 3
  s.prism(P.link(X2, Z2, 11.5 * b, ex, Z3, 9.2 * b), fr(-8 * b), 14 * b, body, { b: 1.4 });
  s.cyl(at(X2, Z2, 6 * b), pl.W, 11 * b, 4.5 * b, trim, { b: 0.9 });
  {
    const f = fr(10.5 * b),
      o = add(f.o, add(mul(pl.U, X2 - 11 * b), [0, 0, Z2 + 11 * b]));
    s.decal(
      o,
      mul(pl.U, flip(pl)),
      [0, 0, -1],
      flipArt(
        pl,
        22 * b,
        art.ring(11 * b, 11 * b, 8.3 * b, 8, 0.95 * b) +
          art.dot(11 * b, 11 * b, 4.6 * b, '#1a2024') +
          art.dot(11 * b, 11 * b, 3.6 * b, ACCENT[accent]),
      ),
    );
  }
  // lettering along the lower arm
  {
    const d = [Math.sin(rad(lower)), Math.cos(rad(lower))],
      mx = X2 + d[0] * L1 * 0.5,
      mz = Z2 + d[1] * L1 * 0.5,
      w = fr(6.05 * b);
    const run = add(mul(pl.U, d[0]), [0, 0, d[1]]),
      c = add(w.o, add(mul(pl.U, mx), [0, 0, mz])),
      down = add(mul(pl.U, d[1] * flip(pl)), [0, 0, -d[0] * flip(pl)]);
    const size = Math.min(4.6 * b, (L1 * 0.46) / (label.length * 0.93));
    s.decal(c, run, down, text(-L1 * 0.2, size * 0.46, label, size, { color: ink, w: 0.15 }));
    s.decal(c, run, down, art.rect(-L1 * 0.27, -5.4 * b, 1.6 * b, 10.8 * b, ACCENT[accent], 0.4));
  }
  // elbow and forearm
  const a = rad(upper),
    dir = add(mul(pl.U, Math.cos(a)), [0, 0, Math.sin(a)]),
    nor = add(mul(pl.U, -Math.sin(a)), [0, 0, Math.cos(a)]);
  const el = (t, n, w = 0) => add(add(add(at(ex, Z3), mul(dir, t)), mul(nor, n)), mul(pl.W, w));
  const up = (w) => ({ o: el(0, 0, w), U: dir, V: nor, W: pl.W });
  s.lathe(
    el(-24 * b, 5 * b),
    dir,
    [
      [6.4 * b, 0],
      [6.4 * b, 12 * b],
    ],
    trim,
  ); // axis-4 motor at the tail
  s.prism(
    P.round(
      [
        [-15 * b, -8 * b],
        [10 * b, -10 * b],
        [17 * b, -6 * b],
        [17 * b, 13 * b],
        [6 * b, 15 * b],
        [-15 * b, 13 * b],
      ],
      [5 * b, 7 * b, 3, 4, 6, 5],
    ),
    up(-9 * b),
    17 * b,
    body,
    { b: 1.3 },
  );
  s.cyl(el(0, 0, 8 * b), pl.W, 8.6 * b, 3.6 * b, trim, { b: 0.8 });
  s.lathe(
    el(17 * b, 4 * b),
    dir,
    [
      [8.6 * b, 0],
      [8.6 * b, 3],
      [7.6 * b, 6],
      [6 * b, L2 - 22 * b],
      [6.3 * b, L2 - 20 * b],
    ],
    body,
  );
  s.lathe(
    el(21 * b, 4 * b),
    dir,
    [
      [8.35 * b, 0],
      [8.3 * b, 1.6],
    ],
    accent,
  );
  // hoses: a short loop from the elbow into the hollow forearm, or along the outside of heavy arms
  if (hoses === 'inside') {
    s.cable(
      [el(-12 * b, 12 * b, -2), el(-5 * b, 20 * b, -1), el(9 * b, 22 * b, 0), el(21 * b, 19 * b, 1), el(26 * b, 13 * b, 2)],
      1.5 * b,
      'black',
      {
        rings: true,
      },
    );
    s.lathe(
      el(26 * b, 9 * b, 2),
      nor,
      [
        [2.4 * b, 0],
        [2.4 * b, 2.2 * b],
        [1.8 * b, 4 * b],
      ],
      trim,
    );
  } else if (hoses === 'outside') {
    s.cable(
      [
        el(-12 * b, 12 * b, -2),
        el(0, 20 * b, -1),
        el(16 * b, 17 * b, 1),
        el(34 * b, 14.5 * b, 2),
        el(L2 - 8, 12 * b, 3),
        el(L2 + 2, 7 * b, 3),
      ],
      1.5 * b,
      'black',
      {
        rings: true,
      },
    );
  }
  // wrist
  const wr = el(L2 - 3 * b, 4 * b),
    wa = rad(wrist),
    wd = add(mul(pl.U, Math.cos(wa)), [0, 0, Math.sin(wa)]);
  s.prism(P.link(-8 * b, 0, 6.2 * b, 0, 0, 6.2 * b), { o: add(wr, mul(pl.W, -7.5 * b)), U: dir, V: nor, W: pl.W }, 4.4 * b, body, {
    b: 0.8,
  });
  s.lathe(
    add(wr, mul(wd, -3 * b)),
    wd,
    [
      [4.8 * b, 0],
      [5.2 * b, 3 * b],
      [5.2 * b, 10 * b],
      [4.2 * b, 11 * b],
    ],
    body,
  );
  s.lathe(
    add(wr, mul(wd, 8 * b)),
    wd,
    [
      [4.6 * b, 0],
      [4.6 * b, 2.6 * b],
    ],
    'steel',
  );
  s.prism(P.link(-8 * b, 0, 6.2 * b, 0, 0, 6.2 * b), { o: add(wr, mul(pl.W, 3.2 * b)), U: dir, V: nor, W: pl.W }, 4.4 * b, body, {
    b: 0.9,
  });
  s.cyl(add(wr, mul(pl.W, 7.6 * b)), pl.W, 4.4 * b, 1.2 * b, trim, { b: 0.4 });
  const tip = add(wr, mul(wd, 10.6 * b));
  if (tool) tool(s, tip, wd, pl, b);
  s.tip = tip;
  s.forearm = { el, dir, nor, pl, up }; // mounting point of a feeder or valve block
  return s;
}
