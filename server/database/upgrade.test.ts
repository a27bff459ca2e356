// A database of version 0026: the demonstration company, without its files and statistics.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeOverFiles } from '#server/features/uploads/media.takeover.ts';
import { createFolderStore } from '#server/platform/file-store/folder.ts';
import { createFiles } from '#server/platform/files.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { type Connection, connect } from './connect.ts';

const stored = fileURLToPath(new URL('fixtures/demonstration-0026.sqlite.gz', import.meta.url));

describe('an update of an installation', () => {
  let test: TestApp;
  let folder: string;
  let headers: { authorization: string };
  let before: {
    products: { id: number; name: string; slug: string }[];
    pages: { id: number; title: string; slug: string; content: string }[];
  };

  const readAll = async ({ db }: Connection) => ({
    products: await db.selectFrom('products').select(['id', 'name', 'slug']).where('is_active', '=', 1).orderBy('id').execute(),
    pages: await db.selectFrom('pages').select(['id', 'title', 'slug', 'content']).where('is_published', '=', 1).orderBy('id').execute(),
  });
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
    const file = join(folder, 'site.db');
    writeFileSync(file, gunzipSync(readFileSync(stored)));
    const old = await connect(`file:${file}`);
    before = await readAll(old);
    await old.close();
    test = await createTestApp({ DATABASE_URL: `file:${file}`, DATA_DIR: folder });
    headers = await test.signIn();
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const call = async (method: string, path: string, body?: object) => {
    const answer = await test.send(method, `/api/admin/${path}`, { headers, ...(body && { body }) });
    // biome-ignore lint/suspicious/noExplicitAny: the expectations define the shape
    return { status: answer.status, body: answer.body as any };
  };

  it('keeps the public content, and finds it (START-17)', async () => {
    expect(before.products.length).toBeGreaterThan(30);
    for (const { slug, name } of before.products) {
      const { body } = await test.send('GET', `/api/public/products/${slug}`);
      expect(body).toMatchObject({ product: { name } });
    }
    for (const { slug, title, content } of before.pages) {
      expect((await test.send('GET', `/api/public/pages/${slug}`)).body).toMatchObject({ title, content });
    }
    const { body } = await test.send('GET', '/api/public/products?search=robot');
    expect((body as { products: { total: number } }).products.total).toBeGreaterThan(3);
  });

  it('makes existing administrators owners (ROLE-04)', async () => {
    const { administrators } = (await call('GET', 'administrators')).body;
    expect(administrators).toContainEqual(expect.objectContaining({ name: 'First', role: 'owner', has_second_factor: false }));
  });

  it('begins the history of a record with the state before its first save (HIST-05)', async () => {
    const [first] = before.pages;
    await call('PUT', `pages/${first?.id}`, { title: 'Renamed' });
    const { data } = (await call('GET', `revisions?kind=page&record_id=${first?.id}`)).body;
    expect(data).toMatchObject([
      { number: 2, action: 'update', fields: ['title'] },
      { number: 1, action: 'found', record_name: first?.title, actor: null },
    ]);
    await call('POST', `revisions/${data[1].id}/restore`, {});
    expect((await test.send('GET', `/api/public/pages/${first?.slug}`)).body).toMatchObject({ title: first?.title });
  });

  it('moves deleted records to the trash and restores them (TRASH-02)', async () => {
    const [, second] = before.products;
    const { trash_id } = (await call('DELETE', `products/${second?.id}`)).body;
    expect((await test.send('GET', `/api/public/products/${second?.slug}`)).status).toBe(404);
    expect((await call('POST', `trash/${trash_id}/restore`, {})).status).toBe(200);
    expect((await test.send('GET', `/api/public/products/${second?.slug}`)).status).toBe(200);
  });

  it('lists the uses of files (MEDIA-09)', async () => {
    const { context } = test;
    const store = createFolderStore(folder);
    const files = createFiles({ dataDir: folder, clock: context.clock, store });
    await takeOverFiles({ ...context, files, store, signal: new AbortController().signal });
    const uses = await context.db.selectFrom('media_uses').select(['kind', 'path']).execute();
    expect(new Set(uses.map(({ kind }) => kind))).toEqual(new Set(['products', 'categories', 'news', 'settings', 'pages']));
  });
});
