import type { Product } from '../types.ts';
import { lzD2 } from './machine-safety/safety-door-switch-lz-d2.ts';
import { lz270 } from './machine-safety/safety-laser-scanner-lz270.ts';
import { lzc } from './machine-safety/safety-light-curtain-lzc.ts';
import { lzR3 } from './machine-safety/safety-relay-lz-r3.ts';

export const machineSafety: Product[] = [lz270, lzc, lzR3, lzD2];
