// Apart from the card: Home shows cards and searches nothing.
import type { Product } from '#contract/products.ts';
import type { SearchTerms } from '#web/site/lib/find-matches.ts';
import { type ProductSummary, summariseProduct } from './product-card.tsx';
import { productPassage } from './product-passage.ts';

/** Of the text, what two lines of the narrowest card show; what is behind may be cut. */
const surelyShown = 60;

/** With the line that a search found. */
export const summariseMatch = (product: Product, terms: SearchTerms | undefined): ProductSummary => {
  const summary = summariseProduct(product);
  const passage = productPassage(product, terms, [summary.name, summary.category, summary.text.slice(0, surelyShown)]);
  return passage === null ? summary : { ...summary, passage };
};
