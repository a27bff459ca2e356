import type { Product } from '../types.ts';
import { lk3d } from './vision-sensing/3d-profile-sensor-lk-3d.ts';
import { lsM } from './vision-sensing/inductive-sensor-ls-m.ts';
import { lkL8 } from './vision-sensing/line-scan-camera-lk-l8.ts';
import { lsP40 } from './vision-sensing/photoelectric-sensor-ls-p40.ts';
import { lk5 } from './vision-sensing/smart-camera-lk5.ts';

export const visionSensing: Product[] = [lk5, lkL8, lk3d, lsP40, lsM];
