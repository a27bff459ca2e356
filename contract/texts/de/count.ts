import type { countTexts } from '../en/count.ts';
import type { Translation } from '../text.ts';

export const count: Translation<typeof countTexts> = {
  products: { one: 'Produkt', other: 'Produkte' },
};
