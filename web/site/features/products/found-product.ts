// Separate from product-card.tsx, so that the home page does not load the search code.
import type { Product } from '#contract/products.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { type ProductSummary, summariseProduct } from './product-card.tsx';
import { productPassage } from './product-passage.ts';

/** Number of characters visible in two lines of the narrowest card; the rest may be clamped. */
const visibleLength = 60;

/** Values on a card. */
const mostFigures = 3;

/** Summary of a product with the matching passage of a search. */
export const summariseMatch = (product: Product, terms: SearchTerms | undefined): ProductSummary => {
  const figures = (product.attributes ?? []).slice(0, mostFigures).map(({ key, label, formatted }) => ({ key, label, value: formatted }));
  const summary = { ...summariseProduct(product), ...(figures.length > 0 && { figures }) };
  const passage = productPassage(product, terms, [summary.name, summary.category, summary.text.slice(0, visibleLength)]);
  return passage === null ? summary : { ...summary, passage };
};
