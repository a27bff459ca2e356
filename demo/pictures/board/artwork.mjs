// artwork.mjs: small flat artwork, in the units of the face on which it is placed
export const art = {
  rect: (x, y, w, h, fill, r = 0, more = '') =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''} fill="${fill}" ${more}/>`,
  dot: (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`,
  line: (x1, y1, x2, y2, c, w) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${c}" stroke-width="${w}" fill="none"/>`,
  path: (d, fill = 'none', stroke = 'none', w = 0) =>
    `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`,
  screw: (x, y, r) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#2a3136"/><circle cx="${x - r * 0.08}" cy="${y - r * 0.1}" r="${r * 0.82}" fill="#aeb7bd"/><path d="M${x - r * 0.5} ${y + r * 0.25}L${x + r * 0.5} ${y - r * 0.25}" stroke="#3d464c" stroke-width="${r * 0.3}"/>`,
  hexbolt: (x, y, r) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#20272b"/><circle cx="${x - r * 0.07}" cy="${y - r * 0.08}" r="${r * 0.86}" fill="#8f9aa1"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="#20272b"/>`,
  ring: (cx, cy, R, n, r, fn = art.hexbolt, rot = 0) =>
    Array.from({ length: n }, (_, i) =>
      fn(+(cx + R * Math.cos((i / n) * 2 * Math.PI + rot)).toFixed(2), +(cy + R * Math.sin((i / n) * 2 * Math.PI + rot)).toFixed(2), r),
    ).join(''),
  led: (x, y, r, c = '#4ce482') =>
    `<circle cx="${x}" cy="${y}" r="${r * 1.9}" fill="${c}" opacity=".22"/><circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.35}" fill="#fff" opacity=".8"/>`,
  vents: (x, y, w, h, n, c = '#0d1214', o = 0.75) =>
    Array.from(
      { length: n },
      (_, i) =>
        `<rect x="${x}" y="${(y + (h / n) * i).toFixed(2)}" width="${w}" height="${((h / n) * 0.5).toFixed(2)}" rx="${((h / n) * 0.25).toFixed(2)}" fill="${c}" opacity="${o}"/>`,
    ).join(''),
  vslots: (x, y, w, h, n, c = '#0d1214', o = 0.75) =>
    Array.from(
      { length: n },
      (_, i) =>
        `<rect x="${(x + (w / n) * i).toFixed(2)}" y="${y}" width="${((w / n) * 0.5).toFixed(2)}" height="${h}" rx="${((w / n) * 0.25).toFixed(2)}" fill="${c}" opacity="${o}"/>`,
    ).join(''),
  rj45: (x, y, w) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${w * 0.86}" rx="${w * 0.06}" fill="#9aa4ab"/><path d="M${x + w * 0.1} ${y + w * 0.76}V${y + w * 0.26}H${x + w * 0.28}V${y + w * 0.12}H${x + w * 0.72}V${y + w * 0.26}H${x + w * 0.9}V${y + w * 0.76}Z" fill="#0d1113"/><path d="M${x + w * 0.22} ${y + w * 0.66}H${x + w * 0.78}" stroke="#c9a24a" stroke-width="${w * 0.09}" stroke-dasharray="${w * 0.05} ${w * 0.03}"/>`,
  terminals: (x, y, n, p, fill = '#1f2a26', hole = '#0a0d0e') =>
    Array.from(
      { length: n },
      (_, i) =>
        `<rect x="${(x + i * p).toFixed(2)}" y="${y}" width="${(p * 0.92).toFixed(2)}" height="${(p * 1.9).toFixed(2)}" rx="${p * 0.08}" fill="${fill}"/><rect x="${(x + i * p + p * 0.2).toFixed(2)}" y="${(y + p * 1.1).toFixed(2)}" width="${(p * 0.52).toFixed(2)}" height="${(p * 0.56).toFixed(2)}" fill="${hole}"/><circle cx="${(x + i * p + p * 0.46).toFixed(2)}" cy="${(y + p * 0.52).toFixed(2)}" r="${(p * 0.3).toFixed(2)}" fill="#aeb7bd"/><path d="M${(x + i * p + p * 0.26).toFixed(2)} ${(y + p * 0.52).toFixed(2)}h${(p * 0.4).toFixed(2)}" stroke="#3d464c" stroke-width="${p * 0.1}"/>`,
    ).join(''),
};
