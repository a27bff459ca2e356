// prism.mjs: paints an extruded outline: its visible sides as runs of one gradient, the cap, the bevel around the cap.
import { at, path } from './pen.mjs';
import { inset } from './profiles.mjs';
import { add, dot, mul, n1, norm } from './vectors.mjs';

export function prism(pen, i) {
  const { o, line, v, r, u, s, pr, grad, fogK, tone, ink, paper, cap } = pen;
  const { p, f, h, mat } = i,
    N = p.length,
    fk = fogK(f.o),
    top = dot(f.W, v) > 0,
    b = Math.min(i.b, Math.abs(h) / 2);
  const bb = b && !line && b * s >= (o.lod || 0) ? b : 0,
    h0 = top ? 0 : bb,
    h1 = top ? h - bb : h;
  const en = p.map((q, k) => {
    const w = p[(k + 1) % N],
      d = [w[0] - q[0], w[1] - q[1]],
      l = Math.hypot(...d) || 1;
    return [d[1] / l, -d[0] / l];
  });
  const n3 = (n) => norm(add(mul(f.U, n[0]), mul(f.V, n[1])));
  const vis = en.map((n) => dot(n3(n), v) > 1e-6);
  const D = [dot(f.W, r), -dot(f.W, u)],
    dl = Math.hypot(...D);
  if (dl > 0.02) {
    const Nn = [-D[1] / dl, D[0] / dl];
    const runs = [];
    for (let k = 0; k < N; k++)
      if (vis[k] && !vis[(k + N - 1) % N]) {
        const run = [];
        let j = k;
        do {
          run.push(j % N);
          j++;
        } while (vis[j % N] && run.length < N);
        runs.push(run);
      }
    if (!runs.length && vis[0]) runs.push(p.map((_, k) => k));
    runs.sort((A, B) => dot(at(f, p[A[A.length >> 1]], 0), v) - dot(at(f, p[B[B.length >> 1]], 0), v));
    for (const run of runs) {
      const ids = [...run, (run.at(-1) + 1) % N];
      const lo = ids.map((k) => at(f, p[k], h0)),
        hi = ids.map((k) => at(f, p[k], h1));
      const q = [...lo.map(pr), ...hi.map(pr).reverse()];
      if (line) {
        pen.out += `<path d="${path(q)}" fill="${paper}"${ink}/>`;
        for (let k = 1; k < ids.length - 1; k++) {
          const n0 = en[ids[k - 1]],
            nn = en[ids[k]];
          if (n0[0] * nn[0] + n0[1] * nn[1] < 0.8) {
            const A = pr(lo[k]),
              B = pr(hi[k]);
            pen.out += `<path d="M${n1(A[0])} ${n1(A[1])}L${n1(B[0])} ${n1(B[1])}"${ink}/>`;
          }
        }
        continue;
      }
      const tt = lo.map((P3) => {
        const z = pr(P3);
        return z[0] * Nn[0] + z[1] * Nn[1];
      });
      const t0 = tt[0],
        t1 = tt.at(-1),
        span = t1 - t0 || 1,
        base = pr(lo[0]);
      const stops = [];
      for (let k = 0; k < ids.length; k++) {
        const nl = k > 0 ? en[ids[k - 1]] : null,
          nr = k < ids.length - 1 ? en[ids[k]] : null,
          t = (tt[k] - t0) / span;
        const smooth = nl && nr && nl[0] * nr[0] + nl[1] * nr[1] > 0.8;
        if (smooth) stops.push([t, tone(mat, n3([nl[0] + nr[0], nl[1] + nr[1]]), fk)]);
        else {
          if (nl) stops.push([t, tone(mat, n3(nl), fk, -0.035)]);
          if (nr) stops.push([t, tone(mat, n3(nr), fk, 0.035)]);
        }
      }
      pen.out += `<path d="${path(q)}" fill="${grad(base[0], base[1], base[0] + Nn[0] * span, base[1] + Nn[1] * span, stops)}"${ink}/>`;
    }
  }
  if (i.cap === false) return;
  const n = top ? f.W : mul(f.W, -1);
  if (dot(n, v) <= 0.01) return;
  const hc = top ? h : 0;
  if (b && !line && b * s >= (o.lod || 0)) {
    const q = inset(p, b),
      hb = top ? h - b : b;
    for (let k = 0; k < N; k++) {
      const m = (k + 1) % N,
        nn = norm(add(n3(en[k]), n));
      if (dot(nn, v) <= 0) continue;
      const c = tone(mat, nn, fk, 0.05);
      pen.out += `<path d="${path([at(f, p[k], hb), at(f, p[m], hb), at(f, q[m], hc), at(f, q[k], hc)].map(pr))}" fill="${c}" stroke="${c}" stroke-width=".7"/>`;
    }
    const qq = q.map((z) => at(f, z, hc)).map(pr),
      X = qq.map((z) => z[0]),
      Y = qq.map((z) => z[1]);
    pen.out += `<path d="${path(qq)}" fill="${grad(Math.min(...X), Math.min(...Y), Math.max(...X), Math.max(...Y), [
      [0, tone(mat, n, fk, 0.05)],
      [1, tone(mat, n, fk, -0.06)],
    ])}"/>`;
  } else
    cap(
      p.map((z) => at(f, z, hc)),
      n,
      mat,
      fk,
    );
}
