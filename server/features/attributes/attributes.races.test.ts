// Simultaneous saves of products and changes of definitions, on PostgreSQL only, because SQLite has one writer at a time.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findProduct, productRecords } from '#server/features/products/products.service.ts';
import { createFiles } from '#server/platform/files.ts';
import { aCategory, aProduct } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { settledOrWaiting, whileOpen } from '#server/testing/open-transaction.ts';
import { numberAt, readCells } from './attributes.cells.ts';
import { createAttribute, updateAttribute } from './attributes.service.ts';
import { markOutdated, readOutdated } from './attributes.values.repository.ts';

const rows = (...values: string[]) => values.map((value) => ({ type: 'single' as const, key: 'Payload', value }));

describe.runIf(databaseName === 'PostgreSQL')('attributes that change while products are saved', () => {
  let test: EditingApp;
  let db: Database;
  let categoryId: number;
  let attribute: { id: number; version: number };

  beforeAll(async () => {
    test = await createEditingApp();
    db = test.context.db;
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    categoryId = (await aCategory(test.context)).id;
    // "5" is 5 kg
    const payload = { category_id: categoryId, label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' } as const;
    attribute = (await createAttribute(test.context, payload)).attribute;
  });

  /** @returns the value of the payload in kg */
  const payloadOf = async (id: number): Promise<number | undefined> => {
    const { cells } = await db.selectFrom('product_attributes').select('cells').where('product_id', '=', id).executeTakeFirstOrThrow();
    let payload: number | undefined;
    readCells(new DataView(cells.buffer, cells.byteOffset, cells.byteLength), {
      number: (_, stored, at) => (payload = numberAt(stored, at)),
      mask: () => {},
    });
    return payload;
  };

  const toGrams = () => updateAttribute(test.context, attribute.id, { version: attribute.version, unit: 'g' });
  const saving = (transaction: Database) => ({ ...test.context, db: transaction });

  it('apply to a product that another transaction creates (ATTR-17)', async () => {
    const created = await whileOpen(
      db,
      (transaction) => productRecords.create(saving(transaction), { name: 'Robot', category_id: categoryId, specifications: rows('5') }),
      toGrams,
    );
    expect(await payloadOf(created.id)).toBe(0.005);
  });

  it('apply to a product that another transaction moves to their category (ATTR-17)', async () => {
    const { id } = await aProduct(test.context, { category_id: (await aCategory(test.context)).id, specifications: rows('5') });
    await whileOpen(
      db,
      async (transaction) => {
        const product = await findProduct(transaction, id);
        if (product)
          await productRecords.write(
            saving(transaction),
            { ...product, category_id: categoryId },
            { specifications: product.specifications },
          );
      },
      toGrams,
    );
    expect(await payloadOf(id)).toBe(0.005);
  });

  it('can change while a product is deleted (ATTR-17)', async () => {
    const { id } = await aProduct(test.context, { category_id: categoryId, specifications: rows('5') });
    // like a product that was saved before attributes existed
    await db.deleteFrom('product_attributes').where('product_id', '=', id).execute();
    const files = createFiles({ dataDir: test.dataDir, clock: test.context.clock });
    await whileOpen(db, (transaction) => productRecords.remove({ ...saving(transaction), files }, id), toGrams);
    expect(await db.selectFrom('products').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('use the committed definitions of the category in which a product is saved (ATTR-16)', async () => {
    let created: Promise<{ id: number }> | undefined;
    await whileOpen(
      db,
      (transaction) => updateAttribute(saving(transaction), attribute.id, { version: attribute.version, unit: 'g' }),
      () => (created = aProduct(test.context, { category_id: categoryId, specifications: rows('5') })),
    );
    expect(await payloadOf((await created)?.id ?? 0)).toBe(0.005);
  });

  it('never replace the values of a save with those of earlier specifications (ATTR-19)', async () => {
    const [first, second] = [
      await aProduct(test.context, { category_id: categoryId, specifications: rows('5') }),
      await aProduct(test.context, { category_id: categoryId, specifications: rows('5') }),
    ];
    await markOutdated(db, categoryId);
    const running: Promise<unknown>[] = [];
    // the job has read both products and waits for the first one, while the second one is saved
    await whileOpen(
      db,
      (transaction) => sql`select from product_attributes where product_id = ${first.id} for update`.execute(transaction),
      async () => {
        const reading = readOutdated(db);
        await settledOrWaiting(db, reading);
        const saved = inTransaction(db, async (transaction) => {
          const product = await findProduct(transaction, second.id);
          if (product) await productRecords.write(saving(transaction), product, { specifications: rows('7') });
        });
        running.push(reading, saved);
        await settledOrWaiting(db, saved, 2);
      },
    );
    await Promise.all(running);
    expect(await payloadOf(second.id)).toBe(7);
  });
});
