// Compares up to six products side by side.

import type { Product } from '#contract/products.ts';
import type { Database } from '#server/database/schema.ts';
import type { Notation } from '#server/features/attributes/attributes.answers.ts';
import { findVisibleProduct } from '#server/features/products/products.service.ts';
import { openDefinitions, shownProducts } from '#server/features/products/products.translations.ts';
import { type Compared, compareRows } from './compare.rows.ts';

interface Request extends Notation {
  /** Current or previous slugs, in any published language. */
  products: readonly string[];
}

export const compareProducts = async (db: Database, { products: slugs, ...notation }: Request) => {
  const found: Product[] = [];
  const missing: string[] = [];
  for (const slug of slugs) {
    const product: Product | null = await findVisibleProduct(db, slug);
    if (!product) missing.push(slug);
    else if (!found.some(({ id }) => id === product.id)) found.push(product);
  }
  const definitions = await openDefinitions(db);
  const compared: Compared[] = [];
  for (const product of await shownProducts(db, found, { definitions: definitions.all }))
    compared.push({ product, definitions: await definitions.of(product.category_id) });
  return { products: compared.map(({ product }) => product), missing, groups: compareRows(compared, notation) };
};
