import { A } from '../scenes/hall.mjs';
import { heroCell } from '../scenes/hero-cell.mjs';

export const twoThousand = () => heroCell({ ...A, scale: 5.4, cx: 280, cy: 700, az: 22, el: 15 }, { ...A }, { left: false });
