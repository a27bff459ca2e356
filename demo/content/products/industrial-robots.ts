import type { Product } from '../types.ts';
import { lw6 } from './industrial-robots/arc-welding-robot-lw6.ts';
import { lr7 } from './industrial-robots/compact-robot-lr7.ts';
import { ld3 } from './industrial-robots/delta-robot-ld3.ts';
import { lr210 } from './industrial-robots/heavy-robot-lr210.ts';
import { lp180 } from './industrial-robots/palletising-robot-lp180.ts';
import { ls6 } from './industrial-robots/scara-robot-ls6.ts';
import { lr20 } from './industrial-robots/six-axis-robot-lr20.ts';

export const industrialRobots: Product[] = [lr20, lr7, lr210, ls6, ld3, lp180, lw6];
