import type { productCardTexts } from '../en/product-card.ts';
import type { Translation } from '../text.ts';

export const productCard: Translation<typeof productCardTexts> = {
  details: 'Details ansehen',
  onRequest: 'Preis auf Anfrage',
  model: 'Modell: {model}',
  compare: 'Vergleichen {name}',
  full: 'Sie können höchstens {most} Produkte vergleichen. Entfernen Sie zuerst eines davon.',
};
