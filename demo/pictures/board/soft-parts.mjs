// soft-parts.mjs: paints balls, cables and flat artwork.
import { hex, MAT, mix, toHex } from './materials.mjs';
import { add, cross, dot, mul, n1, norm } from './vectors.mjs';

export function ball(pen, i) {
  const { o, line, v, r, u, L, s, pr, defs, fogK, tone, ink, paper } = pen;
  const c = pr(i.c),
    R = i.r * s;
  if (line) return (pen.out += `<circle cx="${n1(c[0])}" cy="${n1(c[1])}" r="${n1(R)}" fill="${paper}"${ink}/>`);
  const fk = fogK(i.c),
    id = `${o.id || 'g'}b${defs.size}`;
  const l2 = [dot(L, r), -dot(L, u)];
  const stops = [
    [0, tone(i.mat, L, fk, 0.1)],
    [0.45, tone(i.mat, norm(add(mul(L, 0.7), mul(v, 0.5))), fk)],
    [0.8, tone(i.mat, norm(add(v, mul(L, -0.5))), fk)],
    [1, tone(i.mat, mul(L, -1), fk, 0.12)],
  ];
  defs.set(
    `R:cx="${n1(c[0] + l2[0] * R * 0.5)}" cy="${n1(c[1] + l2[1] * R * 0.5)}" r="${n1(R * 1.45)}" gradientUnits="userSpaceOnUse">` +
      stops.map(([t, k]) => `<stop offset="${t}" stop-color="${k}"/>`).join(''),
    id,
  );
  pen.out += `<circle cx="${n1(c[0])}" cy="${n1(c[1])}" r="${n1(R)}" fill="url(#${id})"${ink}/>`;
}

export function cable(pen, i) {
  const { o, line, s, pr, fogK, paper } = pen;
  const q = i.pts.map(pr);
  let d = `M${n1(q[0][0])} ${n1(q[0][1])}`;
  for (let k = 0; k < q.length - 1; k++) {
    const p0 = q[k - 1] || q[k],
      p1 = q[k],
      p2 = q[k + 1],
      p3 = q[k + 2] || p2;
    d += `C${n1(p1[0] + (p2[0] - p0[0]) / 6)} ${n1(p1[1] + (p2[1] - p0[1]) / 6)} ${n1(p2[0] - (p3[0] - p1[0]) / 6)} ${n1(p2[1] - (p3[1] - p1[1]) / 6)} ${n1(p2[0])} ${n1(p2[1])}`;
  }
  const w = i.r * 2 * s,
    st = (c, k, dx = 0, op = 1, dash = '') =>
      `<path d="${d}" fill="none" stroke="${c}" stroke-width="${n1(w * k)}" stroke-linecap="round" stroke-linejoin="round"${dx ? ` transform="translate(${n1(-w * dx)} ${n1(-w * dx)})"` : ''}${op < 1 ? ` opacity="${op}"` : ''}${dash}/>`;
  if (line) return (pen.out += st(o.ink || '#1b2226', 1) + st(paper, Math.max(0.2, 1 - 3.2 / w)));
  const m = MAT[i.mat],
    fk = fogK(i.pts[0]),
    c = (z) => toHex(fk ? mix(hex(z), hex(o.fog.color), fk) : hex(z));
  pen.out += st(c(m[0]), 1) + st(c(m[1]), 0.78, 0.04) + st(c(m[2]), 0.42, 0.13) + st(c(m[3]), 0.12, 0.2, 0.8);
  if (i.rings)
    pen.out += st(c(m[0]), 1, 0, 0.55, ` stroke-dasharray="${n1(w * 0.16)} ${n1(w * 0.3)}"`).replace(
      /stroke-linecap="round"/,
      'stroke-linecap="butt"',
    );
}

/** flat artwork as thin outlines, for drawings: no fills, no glow; the surrounding group defines the stroke */
const outlined = (svg) =>
  svg.replace(/<[a-z]+ [^>]*\bopacity="\.[0-4]\d*"[^>]*\/>/g, '').replace(/ (?:fill|opacity|stroke(?:-[a-z]+)?)="[^"]*"/g, '');

export function decal(pen, i) {
  const { o, line, v, s, raw, pr, fogK } = pen;
  if (line && !o.art) return;
  if (dot(cross(i.U, i.D), v) > -0.02) return; // the face is turned away
  const c = pr(i.o),
    U = raw(i.U),
    D = raw(i.D),
    k = s * i.k;
  pen.out += `<g transform="matrix(${[U[0] * k, U[1] * k, D[0] * k, D[1] * k].map((x) => x.toFixed(3)).join(' ')} ${n1(c[0])} ${n1(c[1])})"${o.fog && fogK(i.o) ? ` opacity="${(1 - fogK(i.o)).toFixed(2)}"` : ''}${line ? ` fill="none" stroke="${o.ink || '#1b2226'}" stroke-width="${(o.art / k).toFixed(3)}" stroke-linejoin="round" stroke-linecap="round"` : ''}>${line ? outlined(i.svg) : i.svg}</g>`;
}
