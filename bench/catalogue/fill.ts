// Fills an empty database with a generated catalogue, in large transactions and without the services, which would take hours.
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { naturalText } from './natural-text.ts';
import { articleRow, categoryRow, messageRow, productRow } from './rows.ts';
import { productRanges, type Random, randomNumbers } from './texts.ts';

export interface CatalogueSize {
  products: number;
  articles: number;
  messages: number;
  /** Product descriptions use words with the frequencies of natural language instead of a few fixed sentences. */
  isNatural?: boolean;
}

const rowsPerStatement = 100;
const statementsPerTransaction = 50;

/** Calls `insert` with the rows 0 to total - 1 in batches. */
const insertRows = async <T>(
  db: Database,
  { total, row, insert }: { total: number; row: (index: number) => T; insert: (transaction: Database, rows: T[]) => Promise<unknown> },
): Promise<void> => {
  for (let next = 0; next < total; ) {
    const first = next;
    await inTransaction(db, async (transaction) => {
      next = first;
      for (let statement = 0; statement < statementsPerTransaction && next < total; statement++) {
        const size = Math.min(rowsPerStatement, total - next);
        await insert(
          transaction,
          Array.from({ length: size }, (_, offset) => row(next + offset)),
        );
        next += size;
      }
    });
  }
};

const idsOf = async (db: Database, table: 'categories' | 'products'): Promise<number[]> =>
  (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

const fillProducts = async (db: Database, random: Random, { products: total, isNatural }: CatalogueSize): Promise<void> => {
  const categories = productRanges.map((_, index) => categoryRow(random, index));
  await db.insertInto('categories').values(categories).execute();
  const categoryIds = await idsOf(db, 'categories');
  await insertRows(db, {
    total,
    row: (index) => productRow(random, categoryIds, { index, total, ...(isNatural && { writeText: naturalText }) }),
    insert: (transaction, rows) => transaction.insertInto('products').values(rows).execute(),
  });
};

/** @param db migrated, without products */
export const fillCatalogue = async (db: Database, size: CatalogueSize): Promise<void> => {
  const { articles, messages } = size;
  const random = randomNumbers(1);
  await fillProducts(db, random, size);
  await insertRows(db, {
    total: articles,
    row: (index) => articleRow(random, { index, total: articles }),
    insert: (transaction, rows) => transaction.insertInto('news').values(rows).execute(),
  });
  const productIds = await idsOf(db, 'products');
  await insertRows(db, {
    total: messages,
    row: (index) => messageRow(random, productIds, { index, total: messages }),
    insert: (transaction, rows) => transaction.insertInto('contact_messages').values(rows).execute(),
  });
};
