import { lightCurtainDistance } from './articles/how-far-from-the-light-curtain.ts';
import { lr210Idles } from './articles/lr210-idles-on-half-the-power.ts';
import { scaraOrDelta } from './articles/scara-or-delta.ts';
import { secondPlant } from './articles/second-plant-in-cikarang.ts';
import { sixtyMobileRobots } from './articles/sixty-mobile-robots-in-karawang.ts';
import { servoNetwork } from './articles/wiring-a-servo-network.ts';
import type { Article } from './types.ts';

export const articles: Article[] = [lightCurtainDistance, lr210Idles, scaraOrDelta, secondPlant, sixtyMobileRobots, servoNetwork];
