import type { Product } from '../types.ts';
import { lb500 } from './handling-power/belt-conveyor-lb-500.ts';
import { le3 } from './handling-power/energy-meter-le3.ts';
import { ln8 } from './handling-power/managed-switch-ln8.ts';
import { lp24 } from './handling-power/power-supply-lp24.ts';
import { lgV8 } from './handling-power/vacuum-gripper-lg-v8.ts';

export const handlingPower: Product[] = [lgV8, lb500, le3, ln8, lp24];
