// lathe.mjs: paints a turned part, step by step, from the far end to the near one.
import { at, path } from './pen.mjs';
import { hull, P } from './profiles.mjs';
import { add, dot, mul, n1, norm } from './vectors.mjs';

export function lathe(pen, i) {
  const { line, v, r, u, s, pr, grad, fogK, tone, ink, paper, cap } = pen;
  const { f, mat } = i,
    fk = fogK(f.o),
    up = dot(f.W, v) > 0,
    st = up ? i.steps : [...i.steps].reverse();
  const D = [dot(f.W, r), -dot(f.W, u)],
    dl = Math.hypot(...D),
    ring = (R, h) => P.circle(R, 0, 0, 40).map((q) => at(f, q, h));
  for (let k = 0; k < st.length - 1; k++) {
    const [r0, z0] = st[k],
      [r1, z1] = st[k + 1];
    if (z0 !== z1 && dl > 0.02) {
      const h2 = hull([...ring(r0, z0), ...ring(r1, z1)].map(pr));
      if (line) pen.out += `<path d="${path(h2)}" fill="${paper}"${ink}/>`;
      else {
        const Nn = [-D[1] / dl, D[0] / dl],
          R = Math.max(r0, r1) * s,
          c = pr(at(f, [0, 0], (z0 + z1) / 2));
        const side = norm(add(mul(r, Nn[0]), mul(u, -Nn[1]))),
          toward = norm(add(v, mul(f.W, -dot(v, f.W))));
        const slope = ((r0 - r1) / (Math.abs(z1 - z0) || 1)) * (up ? 1 : -1);
        const stops = [];
        for (let t = 0; t <= 10; t++) {
          const x = -1 + t / 5,
            y = Math.sqrt(Math.max(0, 1 - x * x));
          stops.push([t / 10, tone(mat, norm(add(add(mul(side, x), mul(toward, y)), mul(f.W, slope))), fk)]);
        }
        pen.out += `<path d="${path(h2)}" fill="${grad(c[0] - Nn[0] * R, c[1] - Nn[1] * R, c[0] + Nn[0] * R, c[1] + Nn[1] * R, stops)}"${ink}/>`;
      }
    }
    if (i.grooves && z0 !== z1) {
      for (let g = 1; g < i.grooves; g++) {
        const arc = P.circle(r0, 0, 0, 36).map((q) => ({ q, n: add(mul(f.U, q[0]), mul(f.V, q[1])) })),
          zz = z0 + ((z1 - z0) * g) / i.grooves;
        const first = arc.findIndex((e2, m) => dot(e2.n, v) > 0 && dot(arc[(m + 35) % 36].n, v) <= 0);
        const run = [];
        for (let m = 0; m < 36 && dot(arc[(first + m) % 36].n, v) > 0; m++) run.push(pr(at(f, arc[(first + m) % 36].q, zz)));
        pen.out += `<path d="M${run.map((e2) => `${n1(e2[0])} ${n1(e2[1])}`).join('L')}" fill="none" stroke="#1b2226" stroke-opacity=".5" stroke-width="${n1(Math.max(0.8, (Math.abs(z1 - z0) / i.grooves) * s * 0.28))}"/>`;
      }
    }
    if (r1 > 0 && (k === st.length - 2 || st[k + 2][0] < r1 || st[k + 2][1] === z1)) cap(ring(r1, z1), up ? f.W : mul(f.W, -1), mat, fk);
  }
}
