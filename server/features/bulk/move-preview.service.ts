// Values of products that no attribute would read any more in another category.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { previewMove as contract } from '#contract/bulk.ts';
import type { Database } from '#server/database/schema.ts';
import { definitionReader } from '#server/features/attributes/attributes.definitions.repository.ts';
import { requireCategory } from '#server/features/categories/categories.service.ts';
import { lostValues } from '#server/features/category-merge/lost-values.ts';
import { listSpecifications } from './bulk.effects.repository.ts';

const productsPerStatement = 500;

/** @throws AppError 'invalid' when the category does not exist */
export const previewMove = async (db: Database, ids: readonly number[], categoryId: number): Promise<z.output<typeof contract.answer>> => {
  await requireCategory(db, categoryId);
  const definitionsOf = definitionReader(db);
  const after = await definitionsOf(categoryId);
  const byLabel = new Map<string, number>();
  let products = 0;
  for (let start = 0; start < ids.length; start += productsPerStatement) {
    // lets other requests run between two statements
    await nextTurn();
    for (const { category_id, specifications } of await listSpecifications(db, ids.slice(start, start + productsPerStatement))) {
      const lost = lostValues(specifications, await definitionsOf(category_id), after);
      if (lost.length > 0) products++;
      for (const { attribute } of lost) byLabel.set(attribute, (byLabel.get(attribute) ?? 0) + 1);
    }
  }
  const attributes = [...byLabel].map(([label, values]) => ({ label, values })).toSorted((one, other) => other.values - one.values);
  return { products, values: attributes.reduce((sum, { values }) => sum + values, 0), attributes };
};
