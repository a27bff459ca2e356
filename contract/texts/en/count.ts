import { part } from '../text.ts';

export const countTexts = part('count', {
  products: { one: 'product', other: 'products' },
});
