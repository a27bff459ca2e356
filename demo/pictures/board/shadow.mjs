// shadow.mjs: soft shadow on the floor: every part projected along the light, and a contact shadow below parts on the floor.
import { path } from './pen.mjs';
import { hull } from './profiles.mjs';
import { add, mul, n1 } from './vectors.mjs';

export function shadow(pen, scene) {
  const { o, line, L, s, pr, defs } = pen;
  if (line || !o.shadow) return '';
  const zs = scene.items.flatMap((i) => scene.points(i).map((p) => p[2])),
    z0 = o.floor ?? Math.min(...zs),
    Ls = [L[0] * 0.62, L[1] * 0.62, L[2]];
  let wide = '',
    tight = '';
  for (const i of scene.items) {
    if (!i.sh) continue;
    const q = scene.points(i);
    if (q.length < 3 && i.t !== 'cable') continue;
    if (i.t === 'cable') {
      const w = q.map((p) => pr(add(p, mul(Ls, -(p[2] - z0) / Ls[2]))));
      wide += `<path d="M${w.map((p) => `${n1(p[0])} ${n1(p[1])}`).join('L')}" fill="none" stroke="#0a1013" stroke-width="${n1(i.r * 2 * s)}"/>`;
      continue;
    }
    wide += `<path d="${path(hull(q.map((p) => pr(add(p, mul(Ls, -(p[2] - z0) / Ls[2]))))))}"/>`;
    const low = q.filter((p) => p[2] < z0 + 1.2);
    if (low.length > 2) tight += `<path d="${path(hull(low.map((p) => pr([p[0], p[1], z0]))))}"/>`;
  }
  const k = o.w / 1200;
  const shade = `<g fill="#0a1013" filter="url(#${o.id || 's'}w)" opacity="${o.shadow}">${wide}</g><g fill="#0a1013" stroke="#0a1013" stroke-width="${8 * k}" filter="url(#${o.id || 's'}t)" opacity="${Math.min(0.75, o.shadow * 1.6)}">${tight}</g>`;
  defs.set(
    'F:w',
    `<filter id="${o.id || 's'}w" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${20 * k}"/></filter><filter id="${o.id || 's'}t" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${6 * k}"/></filter>`,
  );
  return shade;
}
