// shrink.mjs: reduces the size of a line drawing that is served as SVG. Coordinates are rounded to whole pixels, points on the
// line between their neighbours are removed, and attributes common to all paths are written once.

/** distance of p from the line a-b */
const off = (p, a, b) => {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy);
  return l ? Math.abs(dy * (p[0] - a[0]) - dx * (p[1] - a[1])) / l : Math.hypot(p[0] - a[0], p[1] - a[1]);
};

/** Douglas–Peucker algorithm: the fewest points within a distance of `max` to the line */
function thin(pts, max) {
  if (pts.length < 3) return pts;
  let far = 0,
    at = 0;
  for (let i = 1; i < pts.length - 1; i++) {
    const d = off(pts[i], pts[0], pts.at(-1));
    if (d > far) {
      far = d;
      at = i;
    }
  }
  return far <= max ? [pts[0], pts.at(-1)] : [...thin(pts.slice(0, at + 1), max).slice(0, -1), ...thin(pts.slice(at), max)];
}

/** one closed outline as written by pen.mjs: M x y l dx dy ... Z */
function outline(d, max) {
  const [start, steps] = d.slice(1, -1).split('l'),
    numbers = (s) => (s ?? '').match(/-?(?:\d*\.\d+|\d+)/g)?.map(Number) ?? [];
  let [x, y] = numbers(start);
  const pts = [[x, y]],
    rest = numbers(steps);
  for (let i = 0; i < rest.length; i += 2) {
    x += rest[i];
    y += rest[i + 1];
    pts.push([x, y]);
  }
  // a closed outline is split at the point farthest from its start, so that both halves have a base line
  let cut = 0;
  for (let i = 1; i < pts.length; i++)
    if (Math.hypot(pts[i][0] - pts[0][0], pts[i][1] - pts[0][1]) > Math.hypot(pts[cut][0] - pts[0][0], pts[cut][1] - pts[0][1])) cut = i;
  const round = [...thin(pts.slice(0, cut + 1), max).slice(0, -1), ...thin([...pts.slice(cut), pts[0]], max).slice(0, -1)].map((p) =>
    p.map(Math.round),
  );
  let out = `M${round[0][0]} ${round[0][1]}`,
    px = round[0][0],
    py = round[0][1],
    first = true;
  for (const [qx, qy] of round.slice(1)) {
    const dx = qx - px,
      dy = qy - py;
    if (!dx && !dy) continue;
    out += (first ? 'l' : dx < 0 ? '' : ' ') + dx + (dy < 0 ? '' : ' ') + dy;
    px = qx;
    py = qy;
    first = false;
  }
  return first ? '' : `${out}z`;
}

export function shrink(svg, { max = 0.7 } = {}) {
  // artwork on faces has its own units: its numbers keep one decimal, the matrix all
  const faces = [];
  let s = svg.replace(/<g transform="matrix[^]*?<\/g>/g, (face) => `<!--${faces.push(face.replace(/(?<=>[^]*\d\.\d)\d+/g, '')) - 1}-->`);
  s = s
    .replace(/ d="(M[^"]*Z)"/g, (whole, d) => (/^M-?[\d.]+[ -][\d.]+l[^A-Za-y]*Z$/.test(d) ? ` d="${outline(d, max)}"` : whole))
    .replace(/<path d=""[^>]*\/>/g, '');
  s = s.replace(/ (?:d|cx|cy|r)="[^"]*"/g, (attribute) => attribute.replace(/-?\d*\.\d+/g, (n) => String(Math.round(Number(n)))));
  // attributes common to all outlines move to a surrounding group
  const pen = /\.n\{stroke:(#[0-9a-f]+);stroke-width:([\d.]+)px/.exec(s),
    fill = /fill="(#[0-9a-f]{6})" class="n"/.exec(s)?.[1];
  if (pen)
    s = s
      .replaceAll(` fill="${fill}" class="n"`, '')
      .replaceAll(' class="n"', '')
      .replace(/<defs>[^]*?<\/defs>/, () => `<g fill="${fill}" stroke="${pen[1]}" stroke-width="${pen[2]}" stroke-linejoin="round">`)
      .replace('</svg>', '</g></svg>');
  return `${s.replace(/<!--(\d+)-->/g, (_, i) => faces[i]).trimEnd()}\n`;
}
