import { A } from '../scenes/hall.mjs';
import { heroControl } from '../scenes/hero-control.mjs';

export const serviceDesk = () =>
  heroControl({ ...A, scale: 4.1, cx: 520, cy: 735, az: 34, el: 15, fog: { from: 200, to: -500, color: '#232c31', k: 0.3 } }, A, {
    left: false,
  });
