// frames.mjs: position of a profile in space and its direction of extrusion.
import { cross, norm } from './vectors.mjs';

export const F = {
  top: (x = 0, y = 0, z = 0) => ({ o: [x, y, z], U: [1, 0, 0], V: [0, 1, 0], W: [0, 0, 1] }),
  front: (x = 0, y = 0, z = 0) => ({ o: [x, y, z], U: [1, 0, 0], V: [0, 0, 1], W: [0, -1, 0] }),
  right: (x = 0, y = 0, z = 0) => ({ o: [x, y, z], U: [0, 1, 0], V: [0, 0, 1], W: [1, 0, 0] }),
  axis(o, dir) {
    const W = norm(dir),
      t = Math.abs(W[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0],
      U = norm(cross(t, W));
    return { o, U, V: cross(W, U), W };
  },
};
