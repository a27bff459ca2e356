import type { compareTrayTexts } from '../en/compare-tray.ts';
import type { Translation } from '../text.ts';

export const compareTray: Translation<typeof compareTrayTexts> = {
  label: 'Produkte zum Vergleichen',
  chosen: '{count} von {most} {products}',
  products: 'Produkten',
  clear: 'Auswahl löschen {what}',
  clearWhat: '(Produkte zum Vergleichen)',
  compare: 'Vergleichen',
};
