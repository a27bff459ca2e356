// All parts, for the translations of whole languages. Code that shows texts imports only its own part.
import { attributeValuesTexts } from './en/attribute-values.ts';
import { compareTexts } from './en/compare.ts';
import { compareTrayTexts } from './en/compare-tray.ts';
import { notFoundTexts } from './en/not-found.ts';
import { productTexts } from './en/product.ts';
import { productCardTexts } from './en/product-card.ts';
import { productFiltersTexts } from './en/product-filters.ts';
import { productListTexts } from './en/product-list.ts';
import type { Part, Translation } from './text.ts';

export const parts = {
  'attribute-values': attributeValuesTexts,
  compare: compareTexts,
  'compare-tray': compareTrayTexts,
  'not-found': notFoundTexts,
  product: productTexts,
  'product-card': productCardTexts,
  'product-filters': productFiltersTexts,
  'product-list': productListTexts,
} as const satisfies Readonly<Record<string, Part>>;

/** The texts of all parts in another language. */
export type Translations = { readonly [Name in keyof typeof parts]: Translation<(typeof parts)[Name]> };
