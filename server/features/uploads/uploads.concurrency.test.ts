// Simultaneous saves and removals over the connections of a real PostgreSQL server, because SQLite runs transactions one at a time.
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createFiles } from '#server/platform/files.ts';
import { endHistory } from '#server/testing/end-history.ts';
import { aPicture, multipart } from '#server/testing/multipart.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { removeUnusedFiles } from './unused-files.ts';
import { syncFileReferences } from './uploads.service.ts';

let server: PostgresServer;
let test: TestApp;
let headers: { authorization: string };
let dataDir: string;
let picture: Buffer;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'concurrency-'));
  picture = await aPicture();
  server = await createPostgresServer();
  test = await createTestApp({ DATA_DIR: dataDir }, await connect(await server.createDatabase()));
  headers = await test.signIn();
});
afterAll(async () => {
  await test?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true });
});

const call = (method: 'POST' | 'PUT', url: string, body: unknown) => test.send(method, `/api/admin/${url}`, { headers, body });
interface Answered {
  path: string;
  category: { id: number; image: string };
}
const send = async (url: string, fields: Record<string, string | number>, field?: string) => {
  const { payload, contentType } = multipart({ fields, files: field ? [[field, 'a.png', picture]] : [] });
  const sent = { headers: { ...headers, 'content-type': contentType }, body: payload };
  return (await test.send('POST', `/api/admin/${url}`, sent)).body as Answered;
};
const upload = async (): Promise<string> => (await send('upload', {}, 'file')).path;
const context = () => ({ ...test.context, files: createFiles({ dataDir, clock: test.context.clock }) });
const isThere = (path: string) => existsSync(join(dataDir, path));
const stored = () => globSync('uploads/*/*/*', { cwd: dataDir });
const createPage = async () => {
  const { body } = await call('POST', 'pages', { title: 'P', content: '<p>Text</p>' });
  return (body as { page: { id: number } }).page.id;
};
const show = (page: number, path: string) => call('PUT', `pages/${page}`, { content: `<p>Text</p><img src="/storage/${path}">` });

const rounds = 15;

it('leaves a single picture after several simultaneous saves of one setting', async () => {
  for (let round = 0; round < rounds; round++) {
    const paths = await Promise.all([upload(), upload(), upload()]);
    const save = (value: string) => call('POST', 'settings-bulk-update', { settings: [{ key: 'company_logo', value }] });
    const answers = await Promise.all(paths.map(save));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await endHistory({ ...test, dataDir });
    const { value } = await test.connection.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'company_logo')
      .executeTakeFirstOrThrow();
    expect(stored()).toEqual([value]);
  }
  await call('POST', 'settings-bulk-update', { settings: [{ key: 'company_logo', value: null }] });
});

it('never returns 200 for a text whose picture is removed simultaneously', async () => {
  const page = await createPage();
  for (let round = 0; round < rounds; round++) {
    const path = await upload();
    await test.connection.db
      .updateTable('unclaimed_files')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .where('path', '=', path)
      .execute();
    const [answer] = await Promise.all([show(page, path), removeUnusedFiles(context())]);
    expect([round, answer.status]).toEqual([round, isThere(path) ? 200 : 422]);
  }
});

it('makes a record that releases a picture wait for a text that attaches it', async () => {
  const page = await createPage();
  const { category } = await send('categories', { name: 'A' }, 'image');
  const content = `<img src="/storage/${category.image}">`;
  let commit = () => {};
  const isAllowed = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let isClaimed = () => {};
  const claimed = new Promise<void>((resolve) => {
    isClaimed = resolve;
  });
  const taking = inTransaction(test.connection.db, async (transaction) => {
    await transaction.updateTable('pages').set({ content }).where('id', '=', page).execute();
    await syncFileReferences({ ...context(), db: transaction }, { content: '' }, { content });
    isClaimed();
    await isAllowed;
  });
  await claimed;
  let isGivenUp = false;
  const giving = send(`categories/${category.id}`, { remove_image: '1' }).finally(() => {
    isGivenUp = true;
  });
  const isWaiting = async () => (await server.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length > 0;
  await vi.waitFor(async () => expect(isGivenUp || (await isWaiting())).toBe(true), { timeout: 60_000 });
  commit();
  await Promise.all([taking, giving]);
  await removeUnusedFiles(context());
  expect(isThere(category.image)).toBe(true);
});
