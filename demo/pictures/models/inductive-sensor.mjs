import { art } from '../board/artwork.mjs';
import { F } from '../board/frames.mjs';
import { P } from '../board/profiles.mjs';
import { Scene } from '../board/scene.mjs';

/** Three inductive sensors of different sizes. */
export function inductive() {
  const s = new Scene(),
    d = [0.9, -0.44, 0];
  const one = (o, r, len) => {
    const at = (t) => [o[0] + d[0] * t, o[1] + d[1] * t, r];
    s.cable(
      [at(-r), at(-r * 2), [at(-r * 3.2)[0] - 4, at(-r * 3.2)[1] + 6, r * 0.5], [at(-r * 5)[0] - 8, at(-r * 5)[1] + 2, r * 0.3]],
      r * 0.24,
      'black',
      { shadow: false },
    );
    s.lathe(
      at(-r * 1.1),
      d,
      [
        [r * 0.45, 0],
        [r * 0.78, r * 0.6],
        [r * 0.9, r * 1.1],
      ],
      'black',
    );
    s.lathe(
      at(0),
      d,
      [
        [r, 0],
        [r, len * 0.3],
      ],
      'steel',
      { grooves: Math.round(len / 8) },
    );
    s.lathe(
      at(1),
      d,
      [
        [r * 1.03, 0],
        [r * 1.03, r * 0.3],
      ],
      'amber',
    );
    const nut = (t) => s.prism(P.ngon(r * 1.5, 6, 0.3), F.axis(at(t), d), r * 0.5, 'grey', { b: r * 0.07 });
    nut(len * 0.3);
    s.lathe(
      at(len * 0.3 + r * 0.5),
      d,
      [
        [r, 0],
        [r, len * 0.16],
      ],
      'steel',
      { grooves: 4 },
    );
    nut(len * 0.46 + r * 0.5);
    s.lathe(
      at(len * 0.46 + r),
      d,
      [
        [r, 0],
        [r, len * 0.54 - r],
      ],
      'steel',
      { grooves: Math.round(len / 5.5) },
    );
    s.lathe(
      at(len),
      d,
      [
        [r * 0.9, 0],
        [r * 0.9, r * 0.4],
        [r * 0.8, r * 0.5],
      ],
      'green',
    );
    s.decal(
      at(len + r * 0.505).map((v, i) => v + [0.44 * -r * 0.8, -0.9 * r * 0.8, r * 0.8][i]),
      [0.44, 0.9, 0],
      [0, 0, -1],
      art.dot(r * 0.8, r * 0.8, r * 0.5, 'none', `stroke="#0c6b3c" stroke-width="${r * 0.06}"`),
    );
  };
  one([-8, 66, 0], 8, 62);
  one([-26, 22, 0], 12, 78);
  one([-46, -30, 0], 18, 92);
  return s;
}
