// Loaded with the first search.
import type { Product } from '#contract/products.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { summariseListed } from './listed-product.ts';
import type { ProductSummary } from './product-card.tsx';
import { modelLine, productPassage } from './product-passage.ts';

/** Number of characters visible in two lines of the narrowest card; the rest may be clamped. */
const visibleLength = 60;

/** Summary of a product with the matching passage of a search. */
export const summariseMatch = (product: Product, terms: SearchTerms): ProductSummary => {
  const summary = summariseListed(product);
  const passage = productPassage(product, terms, [summary.name, summary.category, summary.text.slice(0, visibleLength)]);
  if (passage === null) return summary;
  const { model } = product;
  return model && passage === modelLine(model) ? { ...summary, passage: model, isModelFound: true } : { ...summary, passage };
};
