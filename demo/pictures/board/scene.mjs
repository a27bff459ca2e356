// scene.mjs: a model as a list of parts (prisms, turned parts, cables, flat artwork) in world units:
// x to the right, y away from the viewer, z up. Parts are painted in the order they are added: back to front.
import { F } from './frames.mjs';
import { paint } from './paint.mjs';
import { P, area } from './profiles.mjs';
import { add, mul, rad } from './vectors.mjs';

export class Scene {
  items = [];
  /** extrude a 2-D outline along W by h; b = width of the bevel on the cap that faces the viewer */
  prism(profile, f, h, mat = 'white', o = {}) {
    const p = area(profile) < 0 ? [...profile].reverse() : profile;
    this.items.push({ t: 'prism', p, f, h, mat, b: o.b || 0, sh: o.shadow !== false, cap: o.cap });
    return this;
  }
  /** a box with rounded vertical edges: corner x,y,z (left, front, bottom), size w,d,h; dir says which face is the smooth cap */
  box(x, y, z, w, d, h, mat = 'white', o = {}) {
    const r = o.r || 0,
      dir = o.dir || 'top',
      R = (a, b) => (r ? P.rrect(a, b, r) : P.rect(a, b));
    if (dir === 'top') return this.prism(R(w, d), F.top(x + w / 2, y + d / 2, z), h, mat, o);
    if (dir === 'front') return this.prism(R(w, h), F.front(x + w / 2, y + d, z + h / 2), d, mat, o);
    return this.prism(R(d, h), F.right(x, y + d / 2, z + h / 2), w, mat, o);
  }
  cyl(c, dir, r, h, mat = 'steel', o = {}) {
    return this.prism(P.circle(r, 0, 0, o.n || 36), F.axis(c, dir), h, mat, o);
  }
  /** turned part: steps [radius, height] along the axis, straight or conical between them */
  lathe(c, dir, steps, mat = 'white', o = {}) {
    this.items.push({ t: 'lathe', f: F.axis(c, dir), steps, mat, grooves: o.grooves || 0, sh: o.shadow !== false });
    return this;
  }
  ball(c, r, mat = 'white') {
    this.items.push({ t: 'ball', c, r, mat, sh: true });
    return this;
  }
  /** cable or hose through points */
  cable(pts, r = 0.6, mat = 'black', o = {}) {
    this.items.push({ t: 'cable', pts, r, mat, rings: o.rings, sh: o.shadow !== false });
    return this;
  }
  /** flat SVG artwork on a face: o top-left corner, U to the right, D down, in world units */
  decal(o, U, D, svg) {
    this.items.push({ t: 'decal', o, U, D, k: 1, svg });
    return this;
  }
  onFront(x, y, z, svg) {
    return this.decal([x, y, z], [1, 0, 0], [0, 0, -1], svg);
  }
  onRight(x, y, z, svg) {
    return this.decal([x, y, z], [0, 1, 0], [0, 0, -1], svg);
  }
  onTop(x, y, z, svg) {
    return this.decal([x, y, z], [1, 0, 0], [0, -1, 0], svg);
  }
  /** insert another scene into this one */
  place(s, { at = [0, 0, 0], rot = 0, k = 1, sub = {} } = {}) {
    const c = Math.cos(rad(rot)),
      n = Math.sin(rad(rot));
    const R = (v) => [v[0] * c - v[1] * n, v[0] * n + v[1] * c, v[2]],
      T = (v) => add(mul(R(v), k), at);
    for (const i of s.items) {
      const j = { ...i, mat: sub[i.mat] || i.mat };
      if (i.f) j.f = { o: T(i.f.o), U: R(i.f.U), V: R(i.f.V), W: R(i.f.W) };
      if (i.p) {
        j.p = i.p.map((q) => [q[0] * k, q[1] * k]);
        j.h = i.h * k;
        j.b = i.b * k;
      }
      if (i.steps) j.steps = i.steps.map((q) => [q[0] * k, q[1] * k]);
      if (i.c) {
        j.c = T(i.c);
        j.r = i.r * k;
      }
      if (i.pts) {
        j.pts = i.pts.map(T);
        j.r = i.r * k;
      }
      if (i.t === 'decal') {
        j.o = T(i.o);
        j.U = R(i.U);
        j.D = R(i.D);
        j.k = i.k * k;
      }
      this.items.push(j);
    }
    return this;
  }

  /** move the last `count` parts before part number `at`, so that they are painted earlier; counted like splice() */
  behind(count = 1, at = 0) {
    this.items.splice(at, 0, ...this.items.splice(-count));
    return this;
  }

  /** parts added since item number `from` do not belong to the product, and drawings do not measure them */
  aside(from = 0) {
    for (const i of this.items.slice(from)) i.aside = true;
    return this;
  }

  /** extent of the product itself in world units: [x0, y0, z0, x1, y1, z1] */
  extent() {
    const pts = this.items.filter((i) => !i.aside && i.t !== 'cable').flatMap((i) => this.points(i));
    return [0, 1, 2].map((k) => Math.min(...pts.map((p) => p[k]))).concat([0, 1, 2].map((k) => Math.max(...pts.map((p) => p[k]))));
  }

  points(i) {
    const at = (f, p, h) => add(add(add(f.o, mul(f.U, p[0])), mul(f.V, p[1])), mul(f.W, h));
    if (i.t === 'prism') return i.p.flatMap((p) => [at(i.f, p, 0), at(i.f, p, i.h)]);
    if (i.t === 'lathe') return i.steps.flatMap(([r, h]) => P.circle(r, 0, 0, 20).map((p) => at(i.f, p, h)));
    if (i.t === 'ball')
      return [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, 0, 1],
        [0, 0, -1],
      ].map((d) => add(i.c, mul(d, i.r)));
    if (i.t === 'cable') return i.pts;
    return [];
  }

  /** SVG text of the model; see paint() for the options of a view */
  render(view = {}) {
    return paint(this, { ...this.view, ...view });
  }
}
