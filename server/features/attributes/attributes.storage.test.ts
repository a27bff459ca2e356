// Disk space of the values of a catalogue, including indexes.

import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { productSearchColumns } from '#server/features/products/products.search-columns.ts';
import { aCategory } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp } from '#server/testing/editing-app.ts';
import { encodeCells } from './attributes.cells.ts';
import { rulesVersion } from './attributes.values.repository.ts';

const [products, attributes] = [1000, 40];

it('stores a value in less than 60 bytes (ATTR-16)', async () => {
  const test = await createEditingApp();
  const { db } = test.context;
  const category_id = (await aCategory(test.context)).id;
  const texts = { name: 'Arm', model: null, short_description: null, description: null, specifications: [] };
  const times = { created_at: '', updated_at: '' };
  const row = {
    ...texts,
    ...productSearchColumns(texts),
    ...times,
    specifications: '[]',
    images: '[]',
    is_featured: 0,
    is_active: 1,
  } as const;
  for (let number = 1; number <= products; number++) {
    const product = { ...row, category_id, sort_order: 1, slug: `arm-${number}` };
    const { id } = await db.insertInto('products').values(product).returning('id').executeTakeFirstOrThrow();
    // every fourth value is a range
    const cells = encodeCells(
      Array.from({ length: attributes }, (_, at) => ({ id: at + 1, minimum: id / 7, maximum: at % 4 === 0 ? id / 3 : id / 7 })),
    );
    await db.insertInto('product_attributes').values({ product_id: id, rules: rulesVersion, cells, problem_count: 0 }).execute();
  }
  const size =
    databaseName === 'SQLite'
      ? sql<{ bytes: number }>`select sum(pgsize) as bytes from dbstat where name like 'product_attributes%'`
      : sql<{ bytes: number }>`select pg_total_relation_size('product_attributes')::integer as bytes`;
  const bytes = (await size.execute(db)).rows[0]?.bytes ?? 0;
  expect(bytes / (products * attributes)).toBeGreaterThan(12);
  expect(bytes / (products * attributes)).toBeLessThan(60);
  await test.close();
});
