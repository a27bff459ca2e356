import type { Product } from '../types.ts';
import { lx1 } from './control-hmi/compact-controller-lx1.ts';
import { lx5 } from './control-hmi/modular-controller-lx5.ts';
import { lh12 } from './control-hmi/operator-panel-lh12.ts';
import { lxR16 } from './control-hmi/remote-i-o-lx-r16.ts';
import { lrc5 } from './control-hmi/robot-controller-lrc5.ts';

export const controlHmi: Product[] = [lx5, lx1, lxR16, lh12, lrc5];
