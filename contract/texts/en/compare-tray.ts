import { part } from '../text.ts';

export const compareTrayTexts = part('compare-tray', {
  label: 'Products to compare',
  chosen: '{count} of {most} {products}',
  products: 'products',
  clear: 'Clear {what}',
  clearWhat: 'the products to compare',
  compare: 'Compare',
});
