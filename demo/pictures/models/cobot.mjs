import { art } from '../board/artwork.mjs';
import { text } from '../board/lettering.mjs';
import { Scene } from '../board/scene.mjs';
import { add, mul, rad } from '../board/vectors.mjs';
import { armPlane } from './arm-plane.mjs';
import { fingers } from './arm-tools.mjs';

/** Collaborative arm: round tubes and round joints. */
export function cobot({ turn = 10, lower = -32, upper = 22, wrist = -90, label = 'LC10', l1 = 66, l2 = 58, tool = fingers } = {}) {
  const s = new Scene(),
    pl = armPlane([0, 0, 0], turn),
    W = pl.W;
  const at = (x, z, w = 0) => add(add(mul(pl.U, x), [0, 0, z]), mul(W, w));
  s.lathe(
    [0, 0, 0],
    [0, 0, 1],
    [
      [17, 0],
      [17, 3],
      [12.5, 5],
    ],
    'slate',
  );
  s.onTop(-17, 17, 3.02, art.ring(17, 17, 14.8, 6, 1.3, art.hexbolt, 0.4));
  s.lathe(
    [0, 0, 5],
    [0, 0, 1],
    [
      [11.5, 0],
      [11.5, 9],
    ],
    'pearl',
  );
  s.lathe(
    [0, 0, 14],
    [0, 0, 1],
    [
      [11.8, 0],
      [11.8, 1.8],
    ],
    'green',
  );
  s.lathe(
    [0, 0, 15.8],
    [0, 0, 1],
    [
      [11.5, 0],
      [11.5, 15],
      [10, 18],
    ],
    'white',
  );
  const Z2 = 27,
    a1 = rad(lower),
    ex = Math.sin(a1) * l1,
    ez = Z2 + Math.cos(a1) * l1,
    a2 = rad(upper),
    wx = ex + Math.cos(a2) * l2,
    wz = ez + Math.sin(a2) * l2;
  s.cyl(at(0, Z2, -13), W, 10.5, 5, 'slate', { b: 1 });
  s.cyl(at(0, Z2, -9), W, 11, 19, 'white', { b: 0.6 });
  // lower tube in front of the shoulder
  s.cyl(at(0, Z2, 10), W, 11, 1.4, 'green');
  s.cyl(at(0, Z2, 11.4), W, 11, 14, 'white', { b: 1 });
  const d1 = add(mul(pl.U, Math.sin(a1)), [0, 0, Math.cos(a1)]),
    d2 = add(mul(pl.U, Math.cos(a2)), [0, 0, Math.sin(a2)]);
  s.lathe(
    add(at(0, Z2, 18.4), mul(d1, 9)),
    d1,
    [
      [8.6, 0],
      [8.6, 2],
      [7.6, 4],
      [7, l1 - 11],
    ],
    'white',
  );
  s.cyl(at(0, Z2, 25.4), W, 10.8, 3.6, 'slate', { b: 1.7 });
  // elbow
  s.cyl(at(ex, ez, -4), W, 9, 4, 'slate', { b: 1 });
  s.cyl(at(ex, ez, 0), W, 9.6, 9, 'white');
  s.lathe(
    add(at(ex, ez, 3.5), mul(d2, 8)),
    d2,
    [
      [7.2, 0],
      [7.2, 2],
      [6.3, 4],
      [5.8, l2 - 16],
    ],
    'white',
  );
  s.cyl(at(ex, ez, 9), W, 9.6, 1.3, 'green');
  s.cyl(at(ex, ez, 10.3), W, 9.6, 13, 'white');
  s.cyl(at(ex, ez, 23.3), W, 9.6, 3.8, 'slate', { b: 1.7 });
  {
    const c = add(at(0, Z2, 26), mul(d1, l1 * 0.5)),
      down = add(mul(pl.U, Math.cos(a1)), [0, 0, -Math.sin(a1)]);
    s.decal(c, d1, down, text(-11, 2.2, label, 4.6, { color: '#3a444b' }));
  }
  // wrist joints
  s.cyl(at(wx, wz, -5), W, 7, 16, 'white', { b: 0.6 });
  s.cyl(at(wx, wz, 11), W, 7, 1.1, 'green');
  s.cyl(at(wx, wz, 12.1), W, 7, 3, 'slate', { b: 1.3 });
  const wd = add(mul(pl.U, Math.cos(rad(wrist))), [0, 0, Math.sin(rad(wrist))]),
    w0 = at(wx, wz, 3);
  s.lathe(
    add(w0, mul(wd, 6.5)),
    wd,
    [
      [6.6, 0],
      [6.6, 11],
    ],
    'white',
  );
  const w1 = add(w0, mul(wd, 14));
  s.lathe(
    add(w1, mul(pl.U, -4)),
    pl.U,
    [
      [6.4, 0],
      [6.4, 12],
    ],
    'white',
  );
  s.lathe(
    add(w1, mul(pl.U, 8)),
    pl.U,
    [
      [6.4, 0],
      [6.4, 1.1],
    ],
    'green',
  );
  s.lathe(
    add(w1, mul(pl.U, 9.1)),
    pl.U,
    [
      [6.4, 0],
      [5.6, 3],
    ],
    'slate',
  );
  s.lathe(
    add(w1, mul(wd, 6)),
    wd,
    [
      [5, 0],
      [5, 3.4],
    ],
    'steel',
  );
  s.tip = add(w1, mul(wd, 9.4));
  if (tool) tool(s, s.tip, wd, pl, 0.86);
  return s;
}
