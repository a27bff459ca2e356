import type { Product } from '../types.ts';
import { lch48 } from './mobile-robots/charging-station-lch48.ts';
import { lf1400 } from './mobile-robots/driverless-forklift-lf1400.ts';
import { lm600 } from './mobile-robots/mobile-robot-lm600.ts';
import { lt1000 } from './mobile-robots/tugger-robot-lt1000.ts';

export const mobileRobots: Product[] = [lm600, lf1400, lt1000, lch48];
