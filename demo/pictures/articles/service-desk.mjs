import { A } from '../scenes/hall.mjs';
import { heroControl } from '../scenes/hero-control.mjs';

export const serviceDesk = () => heroControl({ ...A, scale: 4.4, cx: 560, cy: 640, az: 36, el: 17 }, { ...A }, { left: false });
