import type { unitsTexts } from '../en/units.ts';
import type { Translation } from '../text.ts';

export const units: Translation<typeof unitsTexts> = {
  label: 'Einheiten',
  metric: 'Metrisch',
  imperial: 'Imperial',
};
