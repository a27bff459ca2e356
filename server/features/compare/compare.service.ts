// Compares up to six products side by side.

import type { Product } from '#contract/products.ts';
import type { Database } from '#server/database/schema.ts';
import type { Notation } from '#server/features/attributes/attributes.answers.ts';
import { definitionReader } from '#server/features/attributes/attributes.definitions.repository.ts';
import { findVisibleProduct } from '#server/features/products/products.service.ts';
import { type Compared, compareRows } from './compare.rows.ts';

interface Request extends Notation {
  /** Current or previous slugs. */
  products: readonly string[];
}

export const compareProducts = async (db: Database, { products: slugs, ...notation }: Request) => {
  const definitionsOf = definitionReader(db);
  const found: Compared[] = [];
  const missing: string[] = [];
  for (const slug of slugs) {
    const product: Product | null = await findVisibleProduct(db, slug);
    if (!product) missing.push(slug);
    else if (!found.some((one) => one.product.id === product.id))
      found.push({ product, definitions: await definitionsOf(product.category_id) });
  }
  return { products: found.map(({ product }) => product), missing, groups: compareRows(found, notation) };
};
