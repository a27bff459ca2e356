import type { Product } from '../types.ts';
import { lc10 } from './collaborative-robots/collaborative-robot-lc10.ts';
import { lc20 } from './collaborative-robots/collaborative-robot-lc20.ts';
import { lg2 } from './collaborative-robots/electric-gripper-lg2.ts';
import { lft6 } from './collaborative-robots/force-torque-sensor-lft6.ts';

export const collaborativeRobots: Product[] = [lc10, lc20, lg2, lft6];
