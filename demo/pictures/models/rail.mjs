// rail.mjs: 35 mm top-hat rail for control devices.
export const rail = (s, x, w, y, z) => {
  const before = s.items.length;
  s.box(x, y, z - 6, w, 1, 24, 'steel', { shadow: false });
  s.box(x, y - 2.4, z + 15.5, w, 3, 2.5, 'steel', {});
  s.box(x, y - 2.4, z - 6, w, 3, 2.5, 'steel', {});
  s.aside(before);
};
