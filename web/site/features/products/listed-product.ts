import type { Product } from '#contract/products.ts';
import { type ProductSummary, summariseProduct } from './product-card.tsx';

/** Maximum number of values on a card. */
const mostFigures = 3;

/** Summary of a product in lists with filters. */
export const summariseListed = (product: Product): ProductSummary => {
  const figures = (product.attributes ?? []).slice(0, mostFigures).map(({ key, label, formatted }) => ({ key, label, value: formatted }));
  return { ...summariseProduct(product), ...(figures.length > 0 && { figures }) };
};
