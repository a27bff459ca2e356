import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { text } from '../board/lettering.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';
import { add, mul, norm, rad } from '../board/vectors.mjs';

/** Delta robot under a cantilever, picking from a belt. */
export function delta() {
  const s = new Scene(),
    H = 132,
    A = 50,
    Y = 42;
  for (const x of [-A, A]) {
    s.box(x - 7, Y - 7, 0, 14, 14, 2, 'graphite', { r: 1.5 });
    s.box(x - 4, Y - 4, 2, 8, 8, H - 10, 'grey', { r: 0.8 });
  }
  s.box(-A + 4, Y - 3, 30, 2 * A - 8, 6, 6, 'grey');
  s.box(-A - 4, Y - 4, H - 8, 2 * A + 8, 8, 8, 'grey', { b: 0.4 });
  // belt
  for (const x of [-50, 44]) s.box(x, 16, 0, 5, 5, 16, 'grey');
  s.box(-72, -18, 14, 144, 40, 9, 'black', { dir: 'front', r: 4.4 });
  s.prism(P.rect(134, 39), F.top(0, 2, 23), 0.4, 'graphite', { shadow: false });
  for (const x of [-50, 44]) s.box(x, -20, 0, 5, 5, 15, 'grey');
  s.box(-66, -20.4, 15, 132, 2.4, 7, 'steel', {});
  s.onFront(-66, -20.45, 22, art.rect(2, 3, 128, 1.2, '#5d686f', 0.6));
  const pack = (x, y) => {
    s.cyl([x, y, 23.4], [0, 0, 1], 6, 4.4, 'white', { b: 0.9 });
    s.cyl([x, y, 27.8], [0, 0, 1], 3.2, 0.4, 'green', { shadow: false });
  };
  for (const [x, y] of [
    [-56, 10],
    [-42, -8],
    [-22, 8],
    [34, 10],
    [50, -7],
  ])
    pack(x, y);
  // cantilever beams
  for (const x of [-20, 12]) s.box(x, -8, H - 7, 8, Y + 4, 6, 'grey', {});
  const z = 112,
    px = 4,
    py = -2,
    pz = 46,
    R = 20,
    rp = 9;
  s.prism(P.round(P.ngon(41, 3, rad(-30)), 14), F.top(0, 0, z + 7), 6, 'white', { b: 1 });
  const arms = [30, 150, 270]
    .map((q) => rad(q))
    .map((q) => ({ d: [Math.cos(q), Math.sin(q), 0], n: [-Math.sin(q), Math.cos(q), 0] }))
    .sort((p, q) => q.d[1] - p.d[1]);
  const one = (q) => {
    const sh = add([0, 0, z], mul(q.d, R)),
      el = add([0, 0, z - 16], mul(q.d, R + 33)),
      ft = add([px, py, pz], mul(q.d, rp));
    s.cyl(add(sh, mul(q.n, -9)), q.n, 7, 18, 'slate', { b: 0.8 });
    const dd = add(el, mul(sh, -1)),
      len = Math.hypot(...dd),
      dir = norm(dd);
    s.lathe(
      add(sh, mul(dir, 4)),
      dir,
      [
        [5, 0],
        [2.8, len - 4],
      ],
      'white',
    );
    s.lathe(
      add(sh, mul(dir, len * 0.62)),
      dir,
      [
        [3.9, 0],
        [3.8, 1.6],
      ],
      'green',
    );
    s.cyl(add(el, mul(q.n, -8.4)), q.n, 2.4, 16.8, 'dark');
    for (const w of [-7.6, 7.6]) {
      const p0 = add(el, mul(q.n, w)),
        p1 = add(ft, mul(q.n, w)),
        e = add(p1, mul(p0, -1));
      s.lathe(
        p0,
        norm(e),
        [
          [1.35, 0],
          [1.35, Math.hypot(...e)],
        ],
        'graphite',
      );
      s.ball(p0, 2.5, 'pearl');
      s.ball(p1, 2.5, 'pearl');
    }
  };
  one(arms[0]);
  one(arms[1]);
  s.lathe(
    [px, py, pz],
    [0, 0, 1],
    [
      [1.5, 0],
      [1.5, z - pz],
    ],
    'steel',
  );
  s.prism(P.round(P.ngon(16, 3, rad(-30)), 5), F.top(px, py, pz - 2), 4.6, 'white', { b: 0.7 });
  s.lathe(
    [px, py, pz - 16],
    [0, 0, 1],
    [
      [4.4, 0],
      [2.6, 3],
      [3.4, 5],
      [2.6, 7],
      [3.4, 9],
      [1.8, 11],
      [1.8, 14],
    ],
    'black',
  );
  one(arms[2]);
  s.lathe(
    [0, 0, z + 13],
    [0, 0, 1],
    [
      [25, 0],
      [25, 5],
      [19, 12],
    ],
    'white',
  );
  s.cable(
    [
      [10, 8, z + 24],
      [18, 20, z + 30],
      [26, 34, z + 22],
    ],
    1.6,
    'black',
    { rings: true },
  );
  s.onFront(-A - 4, Y - 4.05, H, text(6, 6, 'LD3-1130', 4, { color: '#1b2226' }));
  return s;
}
