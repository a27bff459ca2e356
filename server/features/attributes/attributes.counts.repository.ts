// Counts the products with a value of each attribute, and finds the ranges of the values.
import type { Database } from '#server/database/schema.ts';
import { bytesOfCells, type CellReader, numberAt, readCells } from './attributes.cells.ts';
import type { Definition } from './attributes.definitions.repository.ts';
import { listIdsOfProducts } from './attributes.product-ids.repository.ts';
import { readStoredCells } from './attributes.stored-cells.repository.ts';

interface Count {
  /** Includes values that cannot be parsed. */
  values: number;
  problems: number;
}

interface Counted {
  /** Null for all products. */
  categoryId: number | null;
  /** Definitions of the category, or of the general set without a category; only their values are counted. */
  definitions: readonly Definition[];
  /** Values that cannot be parsed, with the id of their definition. */
  problems: readonly { attribute: number }[];
}

/** @returns counts by id of the definition */
export const countValues = async (db: Database, { categoryId, definitions, problems }: Counted): Promise<Record<string, Count>> => {
  const counts = new Map(definitions.map(({ id }): [number, Count] => [id, { values: 0, problems: 0 }]));
  const understood = (id: number) => {
    const count = counts.get(id);
    if (count) count.values++;
  };
  const ids = await listIdsOfProducts(db, categoryId);
  const bytes = categoryId === null ? bytesOfCells(definitions) : undefined;
  await readStoredCells(db, { ids, bytes }, (_, cells) => readCells(cells, { number: understood, mask: understood }));
  for (const { attribute } of problems) {
    const count = counts.get(attribute);
    if (!count) continue;
    count.values++;
    count.problems++;
  }
  return Object.fromEntries([...counts].filter(([, { values }]) => values > 0));
};

interface Range {
  products: number;
  minimum: number;
  maximum: number;
}

/**
 * Makes one pass over the stored values. A product with only one known end counts with that end.
 * @param exceptId the product to compare with the others
 * @returns ranges in base units by definition id; attributes without a finite number are omitted
 */
export const listRanges = async (db: Database, categoryId: number, exceptId: number | undefined): Promise<Record<string, Range>> => {
  const ranges = new Map<number, Range>();
  const number: CellReader['number'] = (id, cells, minimumAt, maximumAt) => {
    const [minimum, maximum] = [numberAt(cells, minimumAt), numberAt(cells, maximumAt)];
    const [low, high] = [Number.isFinite(minimum) ? minimum : maximum, Number.isFinite(maximum) ? maximum : minimum];
    if (!Number.isFinite(low)) return;
    const known = ranges.get(id);
    if (!known) return void ranges.set(id, { products: 1, minimum: low, maximum: high });
    known.products++;
    if (low < known.minimum) known.minimum = low;
    if (high > known.maximum) known.maximum = high;
  };
  const ids = (await listIdsOfProducts(db, categoryId)).filter((id) => id !== exceptId);
  await readStoredCells(db, { ids }, (_, cells) => readCells(cells, { number, mask: () => {} }));
  return Object.fromEntries(ranges);
};
