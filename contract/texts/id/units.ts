import type { unitsTexts } from '../en/units.ts';
import type { Translation } from '../text.ts';

export const units: Translation<typeof unitsTexts> = {
  label: 'Satuan',
  metric: 'Metrik',
  imperial: 'Imperial',
};
