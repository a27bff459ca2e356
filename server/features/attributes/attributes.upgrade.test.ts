// An installation from before attributes: its products are read once attributes are defined.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate, migrateTo } from '#server/database/migrate.ts';
import { productSearchColumns } from '#server/features/products/products.search-columns.ts';
import { createEmptyDatabase } from '#server/testing/database.ts';
import { createAttribute } from './attributes.service.ts';

it('reads the products of an earlier version once attributes are defined (ATTR-17)', async () => {
  const connection = await createEmptyDatabase();
  const { db, kind, close } = connection;
  await migrateTo(db, kind, '0025-seo-texts');
  const times = { created_at: '2026-11-22', updated_at: '2026-11-22' };
  const category = { name: 'Arms', slug: 'arms', is_active: 1, is_new: 0, is_popular: 0, search_name: ' arms ', admin_search: '' } as const;
  await db
    .insertInto('categories')
    .values({ ...category, ...times, id: 1, sort_order: 1 })
    .execute();
  const specifications = [{ type: 'single' as const, key: 'Payload', value: '500 g' }];
  const texts = { name: 'Arm', model: null, short_description: null, description: null, specifications };
  const flags = { is_featured: 0, is_active: 1 } as const;
  const row = {
    ...texts,
    ...productSearchColumns(texts),
    ...times,
    ...flags,
    specifications: JSON.stringify(specifications),
    images: '[]',
  };
  await db
    .insertInto('products')
    .values({ ...row, id: 1, category_id: 1, sort_order: 1, slug: 'arm' })
    .execute();
  expect(await migrate(connection)).toContain('0026-attributes');
  const stored = () => sql<{ length: number }>`select length(cells) as length from product_attributes`.execute(db);
  expect((await stored()).rows).toEqual([]);
  const context = { db, actor: null, clock: () => new Date('2026-11-23T12:00:00.000Z') };
  const { pending } = await createAttribute(context, { category_id: 1, label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg' });
  expect([pending, (await stored()).rows]).toEqual([0, [{ length: 12 }]]);
  await close();
});
