// Replacing a file of the media library saves every record that uses it with the new file.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { compareUses } from '#server/features/uploads/compare-uses.repository.ts';
import { invalid } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { createFiles } from '#server/platform/files.ts';
import { restorers } from '#server/restorers.ts';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { replaceMedia } from './media.service.ts';
import { useReplacements } from './replacing.ts';

let test: EditingApp;
beforeAll(async () => {
  test = await createEditingApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const addFile = async (): Promise<{ id: number; path: string }> =>
  (await test.post('/api/admin/media', { files: [['image', 'a.png', await aPicture()]] })).body.media;
const replace = async (id: number): Promise<string> =>
  (await test.post(`/api/admin/media/${id}/replace`, { files: [['image', 'b.png', await aPicture()]] })).body.media.path;
const shown = (path: string) => `<p>Text</p><img src="/storage/${path}" alt="">`;
/** A picture as the server receives it. */
const receivedPicture = async (): Promise<ReceivedFile[]> => {
  const temporaryPath = join(test.dataDir, 'uploads/.incoming/b.png');
  writeFileSync(temporaryPath, await aPicture());
  return [{ field: 'image', index: 0, temporaryPath, extension: 'png', fileName: 'b.png' }];
};
const context = () => ({
  ...test.context,
  actor: { id: 1, name: 'Rina' },
  files: createFiles({ dataDir: test.dataDir, clock: test.context.clock }),
});

it('gives each record that uses the file a revision by the administrator (MEDIA-06)', async () => {
  const { id, path } = await addFile();
  const page = (await test.call('POST', '/api/admin/pages', { title: 'Plant', content: shown(path) })).body.page.id;
  await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_logo', value: path }] });
  const next = await replace(id);
  const { data } = (await test.get(`/api/admin/revisions?kind=page&record_id=${page}`)).body;
  expect(data[0]).toMatchObject({ action: 'update', fields: ['content'], number: 2, actor: { name: 'Administrator' } });
  const { changes } = (await test.get(`/api/admin/revisions/${data[0].id}`)).body;
  expect(changes).toMatchObject([{ field: 'content', before: shown(path), after: shown(next) }]);
  const [logo] = (await test.get('/api/admin/revisions?kind=setting&keys=company_logo')).body.data;
  expect(logo).toMatchObject({ action: 'update', fields: ['value'] });
  // the next save finds no change by somebody else
  await test.call('PUT', `/api/admin/pages/${page}`, { title: 'Works' });
  const actions = (await test.get(`/api/admin/revisions?kind=page&record_id=${page}`)).body.data;
  expect(actions.map(({ action }: { action: string }) => action)).toEqual(['update', 'update', 'create']);
});

it('replaces the file in drafts and in the trash (MEDIA-06)', async () => {
  const { id, path } = await addFile();
  const [drafted, trashed] = [
    (await test.call('POST', '/api/admin/pages', { title: 'Plant', content: '<p>Text</p>' })).body.page.id,
    (await test.call('POST', '/api/admin/pages', { title: 'Works', content: shown(path) })).body.page.id,
  ];
  await test.call('POST', `/api/admin/drafts/page/${drafted}`, { content: shown(path) });
  const { trash_id } = (await test.call('DELETE', `/api/admin/pages/${trashed}`)).body;
  const next = await replace(id);
  expect((await test.get(`/api/admin/drafts/page/${drafted}`)).body).toMatchObject({
    record: { content: shown(next) },
    draft: { version: 2 },
  });
  await test.call('POST', `/api/admin/trash/${trash_id}/restore`, {});
  const restored = await test.connection.db.selectFrom('pages').select('content').where('id', '=', trashed).executeTakeFirst();
  expect(restored?.content).toBe(shown(next));
  expect(await compareUses(test.context.db)).toBeNull();
});

it('resumes after an interruption, and leaves a record unchanged that cannot be saved (MEDIA-21)', async () => {
  const { id, path } = await addFile();
  const { db } = test.connection;
  const category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' } })).body.category.id;
  for (let number = 0; number < 30; number++) await aProduct(test.context, { name: `Arm ${number}`, category_id: category });
  await db.updateTable('products').set({ main_image: path }).execute();
  const ids = (await db.selectFrom('products').select('id').orderBy('id').execute()).map((row) => row.id);
  await db
    .insertInto('media_uses')
    .values(ids.map((record_id) => ({ path, kind: 'products' as const, record_id, field: 'main_image' })))
    .execute();
  const failing = (at: number | undefined, error: Error): typeof restorers => ({
    ...restorers,
    product: {
      ...restorers.product,
      restore: async (...given) => {
        if (given[1] === at) throw error;
        return restorers.product.restore(...given);
      },
    },
  });
  const pictures = async () => (await db.selectFrom('products').select('main_image').orderBy('id').execute()).map((row) => row.main_image);
  const ended = replaceMedia(context(), failing(ids[10], new Error('The process ends.')), id, await receivedPicture());
  await expect(ended).rejects.toThrow('The process ends.');
  const { path: present } = await db.selectFrom('media').select('path').where('id', '=', id).executeTakeFirstOrThrow();
  expect(await pictures()).toEqual(ids.map((_, index) => (index < 10 ? present : path)));
  await useReplacements(context(), failing(ids[20], invalid({ name: ['No.'] })));
  expect(await pictures()).toEqual(ids.map((_, index) => (index === 20 ? path : present)));
  await useReplacements(context(), restorers);
  expect(new Set(await pictures())).toEqual(new Set([present]));
  expect(await compareUses(db)).toBeNull();
});
