// profiles.mjs: 2-D outlines and operations on them.
import { clamp } from './vectors.mjs';

export const P = {
  rect: (w, h, cx = 0, cy = 0) => [
    [cx - w / 2, cy - h / 2],
    [cx + w / 2, cy - h / 2],
    [cx + w / 2, cy + h / 2],
    [cx - w / 2, cy + h / 2],
  ],
  rrect: (w, h, r, cx = 0, cy = 0) => P.round(P.rect(w, h, cx, cy), r),
  circle: (r, cx = 0, cy = 0, n = 36) =>
    Array.from({ length: n }, (_, i) => [cx + r * Math.cos((i / n) * 2 * Math.PI), cy + r * Math.sin((i / n) * 2 * Math.PI)]),
  ngon: (r, n, rot = 0) =>
    Array.from({ length: n }, (_, i) => [r * Math.cos((i / n) * 2 * Math.PI + rot), r * Math.sin((i / n) * 2 * Math.PI + rot)]),
  // round every corner of a polygon; r is one radius or one per corner
  round(pts, r, seg = 5) {
    const out = [];
    pts.forEach((p, i) => {
      const a = pts[(i + pts.length - 1) % pts.length],
        b = pts[(i + 1) % pts.length];
      const rr = Array.isArray(r) ? r[i] : r;
      if (!rr) return out.push(p);
      const u = [a[0] - p[0], a[1] - p[1]],
        w = [b[0] - p[0], b[1] - p[1]];
      const lu = Math.hypot(...u),
        lw = Math.hypot(...w);
      const ang = Math.acos(clamp((u[0] * w[0] + u[1] * w[1]) / (lu * lw), -1, 1));
      const d = Math.min(rr / Math.tan(ang / 2), lu * 0.49, lw * 0.49);
      const s = [p[0] + (u[0] / lu) * d, p[1] + (u[1] / lu) * d],
        e = [p[0] + (w[0] / lw) * d, p[1] + (w[1] / lw) * d];
      for (let k = 0; k <= seg; k++) {
        const t = k / seg,
          q = (1 - t) ** 2,
          h = 2 * t * (1 - t),
          z = t * t;
        out.push([q * s[0] + h * p[0] + z * e[0], q * s[1] + h * p[1] + z * e[1]]);
      }
    });
    return out;
  },
  // outline of two circles joined by their tangents: the link of an arm
  link(x1, y1, r1, x2, y2, r2, seg = 14) {
    const d = Math.hypot(x2 - x1, y2 - y1),
      a = Math.atan2(y2 - y1, x2 - x1),
      b = Math.acos(clamp((r1 - r2) / d, -1, 1));
    const out = [];
    for (let i = 0; i <= seg; i++) {
      const t = a + b + ((2 * Math.PI - 2 * b) * i) / seg;
      out.push([x1 + r1 * Math.cos(t), y1 + r1 * Math.sin(t)]);
    }
    for (let i = 0; i <= seg; i++) {
      const t = a - b + (2 * b * i) / seg;
      out.push([x2 + r2 * Math.cos(t), y2 + r2 * Math.sin(t)]);
    }
    return out;
  },
};
export const area = (p) =>
  p.reduce((s, a, i) => {
    const b = p[(i + 1) % p.length];
    return s + a[0] * b[1] - b[0] * a[1];
  }, 0) / 2;
export const inset = (p, d) => {
  const out = [];
  for (let i = 0; i < p.length; i++) {
    const a = p[(i + p.length - 1) % p.length],
      b = p[i],
      c = p[(i + 1) % p.length];
    const e1 = [b[0] - a[0], b[1] - a[1]],
      e2 = [c[0] - b[0], c[1] - b[1]];
    const l1 = Math.hypot(...e1) || 1,
      l2 = Math.hypot(...e2) || 1;
    const m1 = [-e1[1] / l1, e1[0] / l1],
      m2 = [-e2[1] / l2, e2[0] / l2];
    const m = [m1[0] + m2[0], m1[1] + m2[1]],
      k = d / Math.max(0.35, m[0] * m1[0] + m[1] * m1[1]);
    out.push([b[0] + m[0] * k, b[1] + m[1] * k]);
  }
  return out;
};
export const hull = (pts) => {
  const p = [...pts].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (q) => {
    const h = [];
    for (const r of q) {
      while (h.length > 1 && (h.at(-1)[0] - h.at(-2)[0]) * (r[1] - h.at(-2)[1]) - (h.at(-1)[1] - h.at(-2)[1]) * (r[0] - h.at(-2)[0]) <= 0)
        h.pop();
      h.push(r);
    }
    h.pop();
    return h;
  };
  return [...half(p), ...half(p.reverse())];
};
