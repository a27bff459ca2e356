import type { productFiltersTexts } from '../en/product-filters.ts';
import type { Translation } from '../text.ts';

export const productFilters: Translation<typeof productFiltersTexts> = {
  showAll: 'Alle anzeigen',
  of: 'für {label}',
  more: 'Weitere Filter',
  ofGroup: 'zu {group}',
  noGroup: 'Produktdaten',
  atLeast: '{label}, mindestens',
  atMost: '{label}, höchstens',
  inUnit: '{limit}, in {unit}',
  unit: 'Einheit für {label}',
  refused: 'Geben Sie eine Zahl wie {example} ein, die kleinere zuerst.',
  title: 'Filter',
  close: 'Schließen',
  clear: 'Alle löschen',
  show: 'Produkte anzeigen',
  showFound: { one: '{count} Produkt anzeigen', other: '{count} Produkte anzeigen' },
};
