// The names of specification rows that products use, with examples of their values.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { normaliseSpecifications } from '#contract/rules/specifications.ts';
import { idList } from '#server/database/id-list.ts';
import { parseJson } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { type Definition, definitionReader } from './attributes.definitions.repository.ts';
import { listIdsOfProducts } from './attributes.product-ids.repository.ts';
import { definitionOf, rowsOf } from './attributes.reading.ts';

/** Of a larger catalogue, only every nth product is read. */
const mostProducts = 10_000;
const productsPerStatement = 1000;
const mostExamples = 20;
const exampleLength = 200;
const mostNames = 500;

interface Name {
  products: number;
  examples: Set<string>;
}

/** The products of a category, or of all, with their specifications. */
export async function* specificationsOf(db: Database, categoryId: number | null) {
  const all = await listIdsOfProducts(db, categoryId);
  const step = Math.ceil(all.length / mostProducts);
  const ids = step > 1 ? all.filter((_, at) => at % step === 0) : all;
  for (let start = 0; start < ids.length; start += productsPerStatement) {
    // lets other requests run between two statements
    await nextTurn();
    const rows = await db
      .selectFrom('products')
      .select(['id', 'name', 'category_id', 'specifications'])
      .where('id', 'in', idList(db, [...ids.subarray(start, start + productsPerStatement)]))
      .orderBy('id')
      .execute();
    for (const { id, name, category_id, specifications } of rows)
      yield { id, name, categoryId: category_id, specifications: normaliseSpecifications(parseJson(specifications)) };
  }
}

/**
 * @param categoryId null for all categories; without rows of categories' own attributes, which no general attribute can read
 * @returns the most frequent names first
 */
export const listNames = async (db: Database, categoryId: number | null, definitions: readonly Definition[]) => {
  const names = new Map<string, Name>();
  const definitionsOf = definitionReader(db);
  for await (const { specifications, ...product } of specificationsOf(db, categoryId)) {
    const seen = categoryId === null ? await definitionsOf(product.categoryId) : null;
    const rows = new Map(rowsOf(specifications).map(({ key, value }) => [key, value]));
    for (const [name, value] of rows) {
      if (seen && (definitionOf(name, seen)?.category_id ?? null) !== null) continue;
      const known = names.get(name) ?? { products: 0, examples: new Set() };
      known.products++;
      if (known.examples.size < mostExamples) known.examples.add(value.slice(0, exampleLength));
      names.set(name, known);
    }
  }
  return [...names]
    .toSorted(([one, a], [other, b]) => b.products - a.products || (one < other ? -1 : 1))
    .slice(0, mostNames)
    .map(([name, { products, examples }]) => {
      const found = definitionOf(name, definitions);
      return { name, products, examples: [...examples], attribute: found ? { id: found.id, key: found.key, label: found.label } : null };
    });
};
