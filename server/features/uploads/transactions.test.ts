// On SQLite a transaction makes all other saves wait, so none of them may wait for the file store.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageRecords } from '#server/features/pages/pages.service.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createFiles, type Files } from '#server/platform/files.ts';
import { createDatabase } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPdf, aPicture } from '#server/testing/multipart.ts';
import { type S3Server, startS3 } from '#server/testing/s3-server.ts';
import { watchTransactions } from '#server/testing/watch-transactions.ts';
import { removeUnusedFiles } from './unused-files.ts';

let s3: S3Server;
let test: EditingApp;
/** Requests to the file store while a transaction was open. */
const inTransactions: string[] = [];
beforeAll(async () => {
  s3 = await startS3();
  const connection = await createDatabase();
  const db = watchTransactions(connection.db, async (work) => {
    const before = s3.requests.length;
    const result = await work();
    inTransactions.push(...s3.requests.slice(before));
    return result;
  });
  test = await createEditingApp(s3.environment('transactions'), { ...connection, db });
});
afterAll(async () => {
  await test.close();
  await s3.close();
});

const picture = async () => ['image', 'a.png', await aPicture()] as const;
const upload = async (): Promise<string> => (await test.post('/api/admin/upload-image', { files: [await picture()] })).body.path;
const shown = (path: string) => `<p>Text</p><img src="/storage/${path}" alt="">`;
const addPage = async (content: string): Promise<number> =>
  (await test.call('POST', '/api/admin/pages', { title: 'Plant', content, is_published: true })).body.page.id;
const putPage = (id: number, content: string) => test.call('PUT', `/api/admin/pages/${id}`, { content });
const context = async (): Promise<{ files: Files } & EditingApp['context']> => {
  const { clock } = test.context;
  return { ...test.context, files: createFiles({ dataDir: test.dataDir, clock, store: await openFileStore(test.config.files) }) };
};
const succeeded = (answers: readonly { status: number }[]) => expect(answers.filter(({ status }) => status >= 300)).toEqual([]);

it('never accesses the file store inside a transaction (UPL-05)', async () => {
  const media = (await test.post('/api/admin/media', { files: [await picture()] })).body.media;
  const category = (await test.post('/api/admin/categories', { fields: { name: 'Robots' }, files: [await picture()] })).body.category;
  const fields = { name: 'Arm', category_id: String(category.id), main_image_path: media.path };
  const files = [
    ['brochure', 'a.pdf', aPdf],
    ['images[0]', 'b.png', await aPicture()],
  ] as const;
  const { product } = (await test.post('/api/admin/products', { fields, files })).body;
  const page = await addPage(shown(await upload()));
  const draft = { content: shown(media.path), version: 1 };
  const revisions = async () => (await test.get(`/api/admin/revisions?kind=page&record_id=${page}`)).body.data;
  succeeded([
    await putPage(page, shown(media.path)),
    await putPage(page, '<p>Text</p>'),
    await test.call('POST', `/api/admin/revisions/${(await revisions()).at(-1).id}/restore`, {}),
    await test.call('POST', `/api/admin/drafts/page/${page}`, { ...draft, version: undefined }),
    await test.call('POST', `/api/admin/drafts/page/${page}/publish`),
    await test.call('POST', '/api/admin/settings-bulk-update', { settings: [{ key: 'company_logo', value: media.path }] }),
    await test.post(`/api/admin/categories/${category.id}`, { fields: { _method: 'PUT', remove_image: '1' } }),
    await test.post(`/api/admin/media/${media.id}/replace`, { files: [await picture()] }),
    await test.post(`/api/admin/products/${product.id}`, { fields: { _method: 'PUT', remove_brochure: '1', existing_images: '[]' } }),
  ]);
  const { trash_id } = (await test.call('DELETE', `/api/admin/pages/${page}`)).body;
  succeeded([
    await test.call('POST', `/api/admin/trash/${trash_id}/restore`, {}),
    await test.call('DELETE', `/api/admin/pages/${page}`),
    await test.call('DELETE', `/api/admin/products/${product.id}`),
    await test.call('DELETE', '/api/admin/trash'),
  ]);
  test.setTime('2027-11-21T03:00:00.000Z');
  await removeUnusedFiles(await context());
  test.setTime('2026-11-21T03:00:00.000Z');
  // ensures that the test has removed pictures
  expect(s3.requests.filter((request) => request.startsWith('DELETE'))).not.toEqual([]);
  expect(s3.requests.filter((request) => request.startsWith('HEAD'))).not.toEqual([]);
  expect(inTransactions).toEqual([]);
});

/** Runs work when the file store is asked for a file. */
const whenAsked = (files: Files, work: () => Promise<void>): Files => ({
  ...files,
  hasFile: async (path) => {
    const isThere = await files.hasFile(path);
    await work();
    return isThere;
  },
});

it('refuses a save whose picture is removed after the file store was asked for it (FILE-03, UPL-05)', async () => {
  const path = await upload();
  const [from, to] = [await addPage(shown(path)), await addPage('<p>Text</p>')];
  await test.connection.db.updateTable('media').set({ status: 'attached' }).where('path', '=', path).execute();
  const uploads = await context();
  const files = whenAsked(uploads.files, async () => {
    await test.connection.db.deleteFrom('media_uses').where('path', '=', path).execute();
    await test.connection.db.deleteFrom('revision_files').where('path', '=', path).execute();
    const row = { path, is_saving: 0, created_at: '2026-11-21T03:00:00.000Z', expires_at: '2026-11-21T03:00:00.000Z' } as const;
    await test.connection.db.insertInto('unclaimed_files').values(row).execute();
    await removeUnusedFiles(uploads);
  });
  const text = `The file ${path} is no longer on the server. Please remove it or upload it again.`;
  const saved = pageRecords.update({ ...uploads, files, actor: null }, to, { content: shown(path) });
  await expect(saved).rejects.toMatchObject({ code: 'invalid', details: { errors: { content: [text] } } });
  expect(await uploads.files.hasFile(path)).toBe(false);
  await test.call('DELETE', `/api/admin/pages/${from}`);
});

it('retains a picture that a save uses after the cleanup has found it expired (FILE-02, UPL-05)', async () => {
  const path = await upload();
  const page = await addPage('<p>Text</p>');
  test.setTime('2027-01-21T03:00:00.000Z');
  const uploads = await context();
  let asked = 0;
  // runs between listing the expired files and deciding about them
  const isRemovalHeld = async () => {
    if (++asked === 1) await pageRecords.update({ ...uploads, actor: null }, page, { content: shown(path) });
    return false;
  };
  await removeUnusedFiles({ ...uploads, files: { ...uploads.files, isRemovalHeld } });
  expect([asked > 0, await uploads.files.hasFile(path)]).toEqual([true, true]);
});

it('removes no file if a backup starts while the cleanup decides (BACKUP-02, UPL-05)', async () => {
  test.setTime('2026-11-21T03:00:00.000Z');
  const path = await upload();
  test.setTime('2027-02-21T03:00:00.000Z');
  const uploads = await context();
  let asked = 0;
  const isRemovalHeld = async () => ++asked > 1;
  await removeUnusedFiles({ ...uploads, files: { ...uploads.files, isRemovalHeld } });
  expect(await uploads.files.hasFile(path)).toBe(true);
  await removeUnusedFiles(uploads);
  expect(await uploads.files.hasFile(path)).toBe(false);
});
