// How many products have a value of each attribute.
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
