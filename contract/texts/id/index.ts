import type { Translations } from '../parts.ts';
import { attributeValues } from './attribute-values.ts';
import { compare } from './compare.ts';
import { compareTray } from './compare-tray.ts';
import { notFound } from './not-found.ts';
import { product } from './product.ts';
import { productCard } from './product-card.ts';
import { productFilters } from './product-filters.ts';
import { productList } from './product-list.ts';

export const id: Translations = {
  'attribute-values': attributeValues,
  compare,
  'compare-tray': compareTray,
  'not-found': notFound,
  product,
  'product-card': productCard,
  'product-filters': productFilters,
  'product-list': productList,
};
