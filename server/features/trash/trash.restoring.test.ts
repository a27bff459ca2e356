// Several records restored together, and their addresses.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCategory, aPage } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
afterAll(() => test.close());

const kinds = [
  { kind: 'category', path: 'categories', create: () => test.post('/api/admin/categories', { fields: { name: 'Arm' } }) },
  { kind: 'page', path: 'pages', create: () => test.call('POST', '/api/admin/pages', { title: 'Arm', content: '<p>Text</p>' }) },
] as const;

it.each(kinds)(
  'gives each $kind a unique address when a new one has taken the first (TRASH-03, TRASH-06)',
  async ({ kind, path, create }) => {
    const record = async (): Promise<{ id: number; slug: string }> => (await create()).body[kind];
    const records = [await record(), await record(), await record()];
    expect(records.map(({ slug }) => slug)).toEqual(['arm', 'arm-2', 'arm-3']);
    for (const { id } of records) await test.call('DELETE', `/api/admin/${path}/${id}`);
    await record();
    const { status, body } = await test.call('POST', `/api/admin/trash/restore?kind=${kind}`);
    expect([status, body]).toEqual([200, expect.objectContaining({ restored: 3, refused: [] })]);
    const slugs = (await test.get(`/api/admin/${path}?search=arm`)).body.data.map(({ slug }: { slug: string }) => slug);
    expect(slugs.toSorted()).toEqual(['arm', 'arm-2', 'arm-3', 'arm-4']);
  },
);

it('restores a record and its related data after an update has dropped columns (TRASH-07)', async () => {
  const { db } = test.context;
  const category = await aCategory(test.context);
  const page = await aPage(test.context, { title: 'Imprint' });
  const attribute = { label: 'Payload', kind: 'number', quantity: 'mass', unit: 'kg', category_id: category.id };
  expect((await test.call('POST', '/api/admin/attributes', attribute)).status).toBe(201);
  const tables = ['pages', 'categories', 'attribute_definitions'];
  for (const table of tables) await sql`alter table ${sql.table(table)} add column subtitle text not null default 'old'`.execute(db);
  const removed = [
    await test.call('DELETE', `/api/admin/pages/${page.id}`),
    await test.call('DELETE', `/api/admin/categories/${category.id}`),
  ];
  for (const table of tables) await sql`alter table ${sql.table(table)} drop column subtitle`.execute(db);
  for (const { body } of removed) {
    expect(await test.call('POST', `/api/admin/trash/${body.trash_id}/restore`, {})).toMatchObject({ status: 200 });
  }
  expect((await test.get('/api/admin/pages')).body.data).toContainEqual(expect.objectContaining({ id: page.id, title: 'Imprint' }));
  expect((await test.get(`/api/admin/attributes?category_id=${category.id}`)).body.attributes).toMatchObject([{ label: 'Payload' }]);
});
