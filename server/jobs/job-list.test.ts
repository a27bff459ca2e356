import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { aProduct } from '#server/testing/builders.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { listJobs } from './job-list.ts';

const hourMs = 60 * 60 * 1000;
let test: EditingApp;
beforeEach(async () => {
  test = await createEditingApp();
});
afterEach(() => test.close());

const jobs = () => {
  const { config, connection, context, dataDir } = test;
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const withFolder = { ...config, dataDir };
  return listJobs({ config: withFolder, connection, clock: context.clock, store: createFolderStore(dataDir), log });
};

const run = (wanted: string) =>
  jobs()
    .find(({ name }) => name === wanted)
    ?.run(new AbortController().signal);

it('has unique names, by which jobs are claimed, recorded and woken', () => {
  const names = jobs().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('refolds texts that an instance of an older version has saved during an update (SEARCH-12)', async () => {
  const { db } = test.context;
  const found = async () => (await test.visit('GET', '/api/public/products?search=gripper')).body as { products: { total: number } };
  const { id } = await aProduct(test.context, { name: 'Gripper' });
  const older = { search_name: '', search_text: '', search_tokens: '', search_rules: 1 };
  await db.updateTable('products').set(older).where('id', '=', id).execute();
  expect((await found()).products.total).toBe(0);
  await run('search');
  expect((await found()).products.total).toBe(1);
});

it('removes unused files and the remains of interrupted uploads', async () => {
  const upload = async () => (await test.post('/api/admin/upload', { files: [['file', 'a.png', await aPicture()]] })).body.path;
  await upload();
  const incoming = join(test.dataDir, 'uploads', '.incoming');
  mkdirSync(incoming, { recursive: true });
  const leave = (name: string, hoursAgo: number) => {
    const at = new Date(test.context.clock().getTime() - hoursAgo * hourMs);
    writeFileSync(join(incoming, name), 'half');
    utimesSync(join(incoming, name), at, at);
  };
  leave('old', 2);
  leave('new', 0);
  const runFiles = () => run('files');
  test.setTime('2026-11-21T03:00:00.000Z');
  await runFiles();
  expect(test.stored().sort()).toEqual(['uploads/.incoming/new', expect.stringMatching(/\.png$/)]);
  test.setTime('2026-11-24T03:00:00.000Z');
  await runFiles();
  expect(test.stored()).toEqual([]);
});

it('publishes at a time without any visitor, dated when it is applied (SCHED-02)', async () => {
  const { body } = await test.post('/api/admin/news', {
    fields: { title: 'Fair', content: '<p>Text</p>', author_name: 'Editor', is_published: '0' },
  });
  const { id } = body.news;
  const at = '2026-11-21T05:00:00.000Z';
  expect((await test.call('PUT', `/api/admin/drafts/article/${id}/schedule`, { publish_at: at })).status).toBe(200);
  const stored = () => test.context.db.selectFrom('news').select(['published_at', 'updated_at']).where('id', '=', id).executeTakeFirst();
  test.setTime('2026-11-21T04:59:59.000Z');
  await run('schedule');
  expect(await stored()).toMatchObject({ published_at: null });
  // there is another save first, as if the server was down at the scheduled time
  test.setTime('2026-11-21T05:05:00.000Z');
  await test.post(`/api/admin/news/${id}`, { fields: { _method: 'PUT', excerpt: 'Short' } });
  test.setTime('2026-11-21T05:06:00.000Z');
  await run('schedule');
  await run('schedule');
  expect(await stored()).toEqual({ published_at: at, updated_at: '2026-11-21T05:06:00.000Z' });
  const revisions = (await test.get(`/api/admin/revisions?kind=article&record_id=${id}`)).body.data;
  expect(revisions.map(({ created_at }: { created_at: string }) => created_at)).toEqual([
    '2026-11-21T05:06:00.000Z',
    '2026-11-21T05:05:00.000Z',
    '2026-11-21T03:00:00.000Z',
  ]);
});
