import type { compareTrayTexts } from '../en/compare-tray.ts';
import type { Translation } from '../text.ts';

export const compareTray: Translation<typeof compareTrayTexts> = {
  label: 'Produk yang akan dibandingkan',
  chosen: '{count} dari {most} {products}',
  products: 'produk',
  clear: 'Kosongkan {what}',
  clearWhat: 'produk yang akan dibandingkan',
  compare: 'Bandingkan',
};
