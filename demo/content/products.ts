import { collaborativeRobots } from './products/collaborative-robots.ts';
import { controlHmi } from './products/control-hmi.ts';
import { drivesMotion } from './products/drives-motion.ts';
import { handlingPower } from './products/handling-power.ts';
import { industrialRobots } from './products/industrial-robots.ts';
import { machineSafety } from './products/machine-safety.ts';
import { mobileRobots } from './products/mobile-robots.ts';
import { visionSensing } from './products/vision-sensing.ts';
import type { Product } from './types.ts';

/** The whole catalogue in display order. */
export const products: Product[] = [
  ...industrialRobots,
  ...collaborativeRobots,
  ...mobileRobots,
  ...controlHmi,
  ...drivesMotion,
  ...machineSafety,
  ...visionSensing,
  ...handlingPower,
];
