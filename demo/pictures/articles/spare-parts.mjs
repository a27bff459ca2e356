import { A } from '../scenes/hall.mjs';
import { heroFleet } from '../scenes/hero-fleet.mjs';

export const spareParts = () => heroFleet({ ...A, scale: 4.2, cx: 330, cy: 620, az: 22, el: 19 }, { ...A }, { left: false });
