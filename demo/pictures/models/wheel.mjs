// wheel.mjs: a wheel with its hub, seen from the front.
export const wheel = (s, x, y, r, w) => {
  s.cyl([x, y, r], [0, -1, 0], r, w, 'black', { b: 0.8 });
  s.cyl([x, y - w, r], [0, -1, 0], r * 0.55, 0.5, 'steel');
};
