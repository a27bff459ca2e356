// arm-plane.mjs: the vertical plane in which an arm moves, and lettering on it.
import { mul, rad } from '../board/vectors.mjs';

/** A frame in the vertical plane of an arm: U forward, V up, W towards the viewer. */
export function armPlane(o, turn) {
  const c = Math.cos(rad(turn)),
    s = Math.sin(rad(turn));
  const U = [c, s, 0];
  let W = [s, -c, 0];
  if (W[1] > 0) W = mul(W, -1);
  return { o, U, V: [0, 0, 1], W };
}

/** -1 where the plane is seen from behind: artwork on it must not read backwards */
export function flip(pl) {
  return pl.U[0] < 0 ? -1 : 1;
}
export function flipArt(pl, w, svg) {
  return flip(pl) < 0 ? `<g transform="translate(${-w} 0)">${svg}</g>` : svg;
}
