import { part } from '../text.ts';

export const unitsTexts = part('units', {
  label: 'Units',
  metric: 'Metric',
  imperial: 'Imperial',
});
