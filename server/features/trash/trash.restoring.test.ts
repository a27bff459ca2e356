// Several records that are restored at once, and the addresses that they want.
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  'gives each $kind an address of its own when a new one has the first of theirs (TRASH-03, TRASH-06)',
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
