// pen.mjs: camera, light and ink of one picture. Shapes draw with a pen; its `out` collects the SVG.
import { hex, MAT, mix, ramp, toHex } from './materials.mjs';
import { add, clamp, dot, mul, n1, norm, rad } from './vectors.mjs';

/** point of a profile in its frame, h above it, in world units */
export const at = (f, p, h) => add(add(add(f.o, mul(f.U, p[0])), mul(f.V, p[1])), mul(f.W, h));

/** closed outline with relative steps in tenths of a pixel, which is a third shorter than absolute coordinates */
const d1 = (k) => String(k / 10).replace(/^(-?)0\./, '$1.');
export const path = (pts) => {
  let x = 0,
    y = 0,
    steps = '',
    count = 0;
  for (const p of pts) {
    const X = Math.round(p[0] * 10),
      Y = Math.round(p[1] * 10),
      dx = d1(X - x),
      dy = d1(Y - y);
    if (count && X === x && Y === y) continue;
    steps += (count > 1 ? (dx[0] === '-' ? '' : ' ') : count ? 'l' : 'M') + dx + (dy[0] === '-' ? '' : ' ') + dy;
    x = X;
    y = Y;
    count += 1;
  }
  return steps + 'Z';
};

/** o: see paint(); the light is always at the top left of the viewer */
export function makePen(scene, o) {
  const a = rad(o.az),
    e = rad(o.el),
    line = o.mode === 'line';
  const v = [Math.sin(a) * Math.cos(e), -Math.cos(a) * Math.cos(e), Math.sin(e)],
    r = [Math.cos(a), Math.sin(a), 0];
  const u = [-Math.sin(a) * Math.sin(e), Math.cos(a) * Math.sin(e), Math.cos(e)];
  const L = norm(add(add(mul(r, -0.62), mul(u, 0.62)), mul(v, 0.5))),
    H = norm(add(L, v));
  const raw = (p) => [dot(p, r), -dot(p, u)];
  // fit the model into the box
  const all = scene.items.flatMap((i) => scene.points(i).map(raw));
  let s = o.scale,
    cx = o.cx,
    cy = o.cy;
  if (!s) {
    const X = all.map((p) => p[0]),
      Y = all.map((p) => p[1]);
    const x0 = Math.min(...X),
      x1 = Math.max(...X),
      y0 = Math.min(...Y),
      y1 = Math.max(...Y);
    s = Math.min((o.box[2] - o.box[0]) / (x1 - x0), (o.box[3] - o.box[1]) / (y1 - y0));
    cx = (o.box[0] + o.box[2]) / 2 - (s * (x0 + x1)) / 2;
    cy = (o.box[1] + o.box[3]) / 2 - (s * (y0 + y1)) / 2;
    if (o.ground) cy = o.box[3] - s * y1;
    if (o.zoom) {
      // close-up: centres the point `focus` (fractions of the model's width and height)
      const [fx, fy] = o.focus ?? [0.5, 0.5];
      s *= o.zoom;
      cx = o.w / 2 - s * (x0 + (x1 - x0) * fx);
      cy = o.h / 2 - s * (y0 + (y1 - y0) * fy);
    }
  }
  const pr = (p) => {
    const q = raw(p);
    return [cx + s * q[0], cy + s * q[1]];
  };
  const defs = new Map();
  const grad = (x1, y1, x2, y2, stops) => {
    const body =
      `x1="${n1(x1)}" y1="${n1(y1)}" x2="${n1(x2)}" y2="${n1(y2)}">` +
      stops.map(([t, c]) => `<stop offset="${Math.round(t * 1000) / 1000}" stop-color="${c}"/>`).join('');
    if (!defs.has(body)) defs.set(body, `${o.id || 'g'}${defs.size}`);
    return `url(#${defs.get(body)})`;
  };
  const fogK = (p) => (o.fog ? clamp((o.fog.from - dot(p, v)) / (o.fog.from - o.fog.to)) * (o.fog.k ?? 0.85) : 0);
  const tone = (mat, n, fk = 0, plus = 0) => {
    const m = Array.isArray(mat) ? mat : MAT[mat],
      d = dot(n, L);
    let i = clamp((0.5 + 0.5 * d) * o.expo + plus);
    let c = ramp(mat, i);
    if (m[4]) c = mix(c, [255, 255, 255], Math.pow(Math.max(0, dot(n, H)), 18) * 0.55);
    else c = mix(c, [255, 255, 255], Math.pow(Math.max(0, dot(n, H)), 26) * 0.16);
    if (fk) c = mix(c, hex(o.fog.color), fk);
    return toHex(c);
  };
  // outlines are a class, so that the files stay small
  const ink = line ? ' class="n"' : ' class="k"';
  const style = line
    ? `.n{stroke:${o.ink || '#1b2226'};stroke-width:${o.inkW || 1.6}px;stroke-linejoin:round}`
    : '.k{stroke:#0b1013;stroke-opacity:.3;stroke-linejoin:round}';
  const paper = o.paper || '#ffffff';
  const pen = { o, line, v, r, u, L, s, raw, pr, defs, grad, fogK, tone, ink, style, paper, out: '' };
  pen.cap = (P3, n, mat, fk) => {
    const q = P3.map(pr);
    if (line) return (pen.out += `<path d="${path(q)}" fill="${paper}"${ink}/>`);
    const X = q.map((p) => p[0]),
      Y = q.map((p) => p[1]),
      x0 = Math.min(...X),
      x1 = Math.max(...X),
      y0 = Math.min(...Y),
      y1 = Math.max(...Y);
    pen.out += `<path d="${path(q)}" fill="${grad(x0, y0, x1, y1, [
      [0, tone(mat, n, fk, 0.05)],
      [1, tone(mat, n, fk, -0.06)],
    ])}"${ink}/>`;
  };
  return pen;
}
