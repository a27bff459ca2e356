import type { Product } from '../types.ts';
import { lq7 } from './drives-motion/frequency-inverter-lq7.ts';
import { la80 } from './drives-motion/linear-axis-la80.ts';
import { lv3 } from './drives-motion/servo-drive-lv3.ts';
import { lm4 } from './drives-motion/servo-motor-lm4.ts';

export const drivesMotion: Product[] = [lv3, lm4, lq7, la80];
