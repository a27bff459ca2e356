import { A } from '../scenes/hall.mjs';
import { heroLine } from '../scenes/hero-line.mjs';

export const trainingLine = () => heroLine({ ...A, scale: 4.7, cx: 420, cy: 560, az: 38, el: 28, lod: 6 }, { ...A }, { left: false });
