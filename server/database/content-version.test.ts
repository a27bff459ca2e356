// The content version changes with every committed change that visitors can see, and with nothing else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCategory, anArticle, aProduct } from '#server/testing/builders.ts';
import { databaseName } from '#server/testing/database.ts';
import { createEditingApp, type EditingApp } from '#server/testing/editing-app.ts';
import { aPicture } from '#server/testing/multipart.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import {
  contentTables,
  findNextPublication,
  otherTables,
  postgresTables,
  readCatalogueVersion,
  shareNext,
  sqliteTables,
} from './content-version.ts';
import { lockRows } from './lock.ts';
import { inTransaction } from './transaction.ts';

describe('the content version', () => {
  let test: EditingApp;
  beforeAll(async () => {
    test = await createEditingApp();
  });
  afterAll(() => test.close());
  const version = async () => test.connection.contentVersion();
  const growth = async (change: () => Promise<unknown>) => {
    const before = await version();
    await change();
    return (await version()) - before;
  };

  it('classifies every table as content or as other data (SPEED-01)', async () => {
    const tables = await test.context.db.introspection.getTables();
    // SQLite stores a full-text index in separate tables, e.g. product_index_data
    const found = tables.filter(({ isView, name: table }) => !isView && !/_(index|substrings)_/.test(table)).map((table) => table.name);
    const classified = [...contentTables, ...otherTables, ...(databaseName === 'SQLite' ? sqliteTables : postgresTables)].toSorted();
    expect(classified, 'Add each new table to a list of content-version.ts').toEqual(found.toSorted());
  });

  it('has triggers on exactly the content tables (SPEED-01)', async () => {
    const catalogue =
      databaseName === 'SQLite'
        ? sql<{ table_name: string; name: string }>`select tbl_name as table_name, name from sqlite_master where type = 'trigger'`
        : sql<{ table_name: string; name: string }>`select relname as table_name, tgname as name from pg_trigger
            join pg_class on pg_class.oid = tgrelid where not tgisinternal`;
    const { rows } = await catalogue.execute(test.context.db);
    const changes = ['insert', 'update', 'delete', ...(databaseName === 'SQLite' ? [] : ['truncate'])];
    const expected = changes.map((change) => `content_${change}`);
    // other triggers maintain counts and indexes
    const names = rows
      .map((row) => row.name)
      .filter((trigger) => /_content(_|$)/.test(trigger))
      .toSorted();
    expect(names).toEqual(contentTables.flatMap((table) => expected.map((suffix) => `${table}_${suffix}`)).toSorted());
  });

  it('depends on every column of the content tables that visitors see (SPEED-01)', async () => {
    const triggers =
      databaseName === 'SQLite'
        ? sql<{ name: string; text: string }>`select name, sql as text from sqlite_master where type = 'trigger'`
        : sql<{ name: string; text: string }>`select tgname as name, pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal`;
    const { rows } = await triggers.execute(test.context.db);
    const tables = await test.context.db.introspection.getTables();
    const missing = contentTables.map((table) => {
      const text = rows.find(({ name }) => name === `${table}_content_update`)?.text ?? '';
      const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      return [table, columns.filter((column) => !new RegExp(`\\bold\\.${column}\\b`).test(text)).toSorted()] as const;
    });
    expect(Object.fromEntries(missing), 'Create the triggers again with the new column, or add it here').toEqual({
      settings: ['version'],
      interface_texts: ['created_at', 'id', 'updated_at', 'version'],
      categories: ['admin_search', 'search_rules', 'version'],
      products: ['admin_search', 'search_rules'],
      attribute_definitions: ['created_at', 'updated_at', 'version'],
      product_attributes: ['problem_count', 'problems', 'product_id', 'rules'],
      news: ['admin_search', 'search_rules'],
      pages: ['version'],
      redirects: ['created_at', 'hits'],
      removed_addresses: ['created_at'],
      media: ['admin_search', 'bytes', 'created_at', 'height', 'id', 'name', 'updated_at', 'uploaded_by', 'version', 'width'],
      scheduled_changes: ['actor_id', 'actor_name', 'created_at'],
      translations: [
        'created_at',
        'draft',
        'draft_source',
        'failed_at',
        'failure',
        'id',
        'kind',
        'language',
        'missing',
        'outdated',
        'publish_by',
        'saved_by',
        'source',
        'state',
        'updated_at',
        'version',
      ],
      translation_slugs: ['created_at', 'kind', 'language', 'slug'],
    });
  });

  describe('does not grow, like the version of the catalogue,', () => {
    interface Case {
      when: string;
      prepare?: () => Promise<unknown>;
      change: () => Promise<unknown>;
    }
    let product: number;
    let category: number;
    beforeAll(async () => {
      ({ id: product, category_id: category } = await aProduct(test.context, { is_active: true }));
    });
    const saveDraft = async () => {
      const { status } = await test.post(`/api/admin/drafts/product/${product}`, { fields: { name: 'Drafted' } });
      expect(status).toBe(200);
    };
    const succeed = async (method: 'POST' | 'DELETE', path: string, body?: object) =>
      expect(await test.call(method, `/api/admin/${path}`, body)).toMatchObject({ status: 200 });
    const move = (path: string) => succeed('POST', `${path}/position`, { position: 1 });
    const upload = async () => {
      const { status } = await test.post('/api/admin/upload-image', { files: [['image', 'a.png', await aPicture()]] });
      expect(status).toBe(201);
    };
    const lock = () =>
      inTransaction(test.context.db, async (db) => {
        await lockRows(db, 'products', [product]);
        await lockRows(db, 'categories', [category]);
      });
    const run = (text: string) => sql.raw(text).execute(test.context.db);

    it.each<Case>([
      { when: 'a draft is saved', change: saveDraft },
      { when: 'a draft is discarded', prepare: saveDraft, change: () => succeed('DELETE', `drafts/product/${product}`) },
      { when: 'there is nothing to publish', change: () => test.call('POST', `/api/admin/drafts/product/${product}/publish`) },
      { when: 'a product moves to its place', change: () => move(`products/${product}`) },
      {
        when: 'a category moves to its place',
        prepare: () => move(`categories/${category}`),
        change: () => move(`categories/${category}`),
      },
      { when: 'a picture is uploaded into a text', change: upload },
      { when: 'rows are locked', change: lock },
      { when: 'an update changes nothing', change: () => run('update products set name = name, version = version') },
      { when: 'a column changes that visitors do not see', change: () => run(`update categories set admin_search = 'x'`) },
    ])('when $when (SPEED-01)', async ({ prepare, change }) => {
      await prepare?.();
      const catalogue = await readCatalogueVersion(test.context.db);
      expect(await growth(change)).toBe(0);
      expect(await readCatalogueVersion(test.context.db)).toBe(catalogue);
    });
  });

  it('grows when a change is committed, not when it is rolled back', async () => {
    expect(await growth(() => aCategory(test.context))).toBeGreaterThan(0);
    const failing = () =>
      inTransaction(test.context.db, async (db) => {
        await aCategory({ ...test.context, db }, { name: 'Undone' });
        throw new Error('rolled back');
      });
    expect(await growth(() => expect(failing()).rejects.toThrow('rolled back'))).toBe(0);
  });

  it('does not grow with visits, messages and sessions', async () => {
    const message = { name: 'A', email: 'a@example.com', subject: 'Test', message: 'Text' };
    expect(
      await growth(async () => {
        expect((await test.visit('POST', '/api/public/contact', { body: message })).status).toBe(201);
        expect((await test.visit('POST', '/api/public/visits', { body: { url: '/', referrer: '' } })).status).toBe(204);
        const { email } = (await test.get('/api/admin/account')).body;
        await test.visit('POST', '/api/admin/auth/login', { body: { email, password: 'correct horse battery', remember: false } });
      }),
    ).toBe(0);
  });

  it('is returned with the time of the next scheduled article', async () => {
    const { db } = test.context;
    const now = '2026-11-21T03:00:00.000Z';
    expect(await findNextPublication(db, now)).toBeNull();
    for (const hour of ['06', '05']) await anArticle(test.context, { published_at: `2026-11-21T${hour}:00:00.000Z`, is_published: true });
    await anArticle(test.context, { published_at: '2026-11-21T04:00:00.000Z', is_published: false });
    expect(await findNextPublication(db, now)).toBe('2026-11-21T05:00:00.000Z');
    expect(await findNextPublication(db, '2026-11-21T05:00:00.000Z')).toBe('2026-11-21T06:00:00.000Z');
  });
});

it('includes changes of another program on the same file in the content version (SPEED-02)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  const path = join(folder, 'site.sqlite');
  const test = await createTestApp({ DATABASE_URL: `file:${path}` });
  const before = await test.connection.contentVersion();
  const other = new DatabaseSync(path);
  other.exec(`update settings set value = 'Other' where key = 'company_name'`);
  expect(await test.connection.contentVersion()).toBeGreaterThan(before);
  other.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

describe('concurrent reads of the version', () => {
  it('share one query, but never one that began before them', async () => {
    const ends: ((value: number) => void)[] = [];
    const read = shareNext(() => new Promise<number>((resolve) => ends.push(resolve)));
    const first = read();
    await Promise.resolve();
    const later = [read(), read()];
    ends[0]?.(1);
    expect(await first).toBe(1);
    await Promise.resolve();
    ends[1]?.(2);
    expect([await Promise.all(later), ends.length]).toEqual([[2, 2], 2]);
  });

  it('work again after a failed query', async () => {
    let count = 0;
    const read = shareNext(async () => {
      if (++count === 1) throw new Error('lost');
      return count;
    });
    await expect(read()).rejects.toThrow('lost');
    expect(await read()).toBe(2);
  });
});
