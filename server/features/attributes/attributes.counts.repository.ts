// How many products have a value of each attribute, and between which numbers.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { parseList } from '#server/database/json.ts';
import type { Database } from '#server/database/schema.ts';
import { readCells } from './attributes.cells.ts';
import { storedProblem } from './attributes.values.repository.ts';

/** SQLite blocks the process during a statement. */
const productsPerStatement = 5000;

interface Count {
  /** Understood or not. */
  values: number;
  problems: number;
}

async function* rowsOf(db: Database, categoryId: number | null) {
  for (let last = 0; ; ) {
    let stored = db
      .selectFrom('product_attributes as stored')
      .select(['stored.product_id', 'stored.cells', 'stored.problems'])
      .where('stored.product_id', '>', last);
    if (categoryId !== null)
      stored = stored.where('stored.product_id', 'in', db.selectFrom('products').select('id').where('category_id', '=', categoryId));
    const rows = await stored.orderBy('stored.product_id').limit(productsPerStatement).execute();
    yield* rows;
    if (rows.length < productsPerStatement) return;
    last = rows.at(-1)?.product_id ?? last;
    await nextTurn();
  }
}

/** @param categoryId null for all products @returns counts by id of the definition */
export const countValues = async (db: Database, categoryId: number | null): Promise<Record<string, Count>> => {
  const counts = new Map<number, Count>();
  const add = (id: number, problems: number) => {
    const known = counts.get(id) ?? { values: 0, problems: 0 };
    known.values++;
    known.problems += problems;
    counts.set(id, known);
  };
  const understood = (id: number) => add(id, 0);
  for await (const { cells, problems } of rowsOf(db, categoryId)) {
    readCells(cells, { number: understood, mask: understood });
    for (const { attribute } of parseList(problems, storedProblem)) add(attribute, 1);
  }
  return Object.fromEntries(counts);
};

interface Range {
  products: number;
  minimum: number;
  maximum: number;
}

/**
 * One pass over the stored values; a product of which only the other end is known counts with this one.
 * @param exceptId the product that is compared with the others
 * @returns ranges in base units by id of the definition; attributes without a finite number are left out
 */
export const listRanges = async (db: Database, categoryId: number, exceptId: number | undefined): Promise<Record<string, Range>> => {
  const ranges = new Map<number, Range>();
  const number = (id: number, minimum: number, maximum: number) => {
    const ends = [minimum, maximum].filter(Number.isFinite);
    if (ends.length === 0) return;
    const known = ranges.get(id) ?? { products: 0, minimum: Number.POSITIVE_INFINITY, maximum: Number.NEGATIVE_INFINITY };
    known.products++;
    known.minimum = Math.min(known.minimum, ...ends);
    known.maximum = Math.max(known.maximum, ...ends);
    ranges.set(id, known);
  };
  for await (const { product_id, cells } of rowsOf(db, categoryId))
    if (product_id !== exceptId) readCells(cells, { number, mask: () => {} });
  return Object.fromEntries(ranges);
};
