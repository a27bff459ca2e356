import { products as originals } from '../../products.ts';
import { specificationTexts } from '../specification-texts.ts';
import type { Translations } from '../types.ts';
import { collaborativeRobots } from './products/collaborative-robots.ts';
import { controlHmi } from './products/control-hmi.ts';
import { drivesMotion } from './products/drives-motion.ts';
import { handlingPower } from './products/handling-power.ts';
import { industrialRobots } from './products/industrial-robots.ts';
import { machineSafety } from './products/machine-safety.ts';
import { mobileRobots } from './products/mobile-robots.ts';
import { visionSensing } from './products/vision-sensing.ts';
import { specificationWords } from './specifications.ts';

const texts: Translations = {
  ...industrialRobots,
  ...collaborativeRobots,
  ...mobileRobots,
  ...controlHmi,
  ...drivesMotion,
  ...machineSafety,
  ...visionSensing,
  ...handlingPower,
};

export const products: Translations = Object.fromEntries(
  originals.map(({ slug, specifications }) => [slug, { ...texts[slug], ...specificationTexts(specificationWords, slug, specifications) }]),
);
