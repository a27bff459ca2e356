// Moves the demonstration from SQLite to a real PostgreSQL server and back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { type Connection, connect } from '#server/database/connect.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import { systemClock } from '#server/platform/clock.ts';
import { prepareDatabase } from '#server/start/database-preparation.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { writeTranslations } from '#server/testing/translations.ts';
import { moveDatabase } from './move-database.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let server: PostgresServer;
let root: string;
/** A database with only the settings and pages of a new installation. */
let small: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'moving-'));
  server = await createPostgresServer();
  small = await createSqlite('none');
});
afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true });
  vi.resetConfig();
});

const using = async <T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> => {
  const connection = await connect(url);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
};

let created = 0;
const newPath = () => `file:${join(root, `site-${++created}.sqlite`)}`;
const createSqlite = async (seed: 'demo' | 'none'): Promise<string> => {
  const url = newPath();
  const config = readConfig({ SEED: seed, DATA_DIR: root, DATABASE_URL: url });
  await using(url, (connection) => prepareDatabase({ config, connection, clock: systemClock }));
  return url;
};
const move = (from: string, to: string, replaces = false) => moveDatabase({ from, to, replaces });

const derivedOf = (url: string) =>
  using(url, async ({ db }) => ({
    counts: await db.selectFrom('product_counts').selectAll().orderBy('category_id').orderBy('is_active').execute(),
    words: (await db.selectFrom('search_words').select('word').execute()).map(({ word }) => word).sort(),
    indexed: Number((await sql<{ count: unknown }>`select count(*) as count from product_index`.execute(db)).rows[0]?.count),
    translated: (await db.selectFrom('translation_words').selectAll().execute()).length,
    translations: Number((await sql<{ count: unknown }>`select count(*) as count from translation_index`.execute(db)).rows[0]?.count),
  }));
const insertProduct = (url: string) =>
  using(url, async ({ db }) => {
    const { id, ...row } = await db.selectFrom('products').selectAll().limit(1).executeTakeFirstOrThrow();
    const added = await db
      .insertInto('products')
      .values({ ...row, slug: `copy-${id}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return added.id;
  });

it('copies every row from SQLite to PostgreSQL and back, and prepares search and counts (MOVE-01, MOVE-02)', async () => {
  const from = await createSqlite('demo');
  await using(from, async ({ db }) => {
    await db.updateTable('contact_messages').set({ name: 'Søren “Ω” 雪\u{1F916}' }).where('id', '=', 1).execute();
    await db.deleteFrom('products').where('id', '=', 38).execute();
    await writeTranslations(db, [{ kind: 'product', id: 1, language: 'fr', texts: { name: 'Robot articulé' } }]);
    await db.insertInto('removed_addresses').values({ kind: 'product', slug: 'gone', created_at: '2026-11-21T00:00:00.000Z' }).execute();
  });
  const postgres = await server.createDatabase();
  const there = await move(from, postgres);
  expect(there.get('products')?.rows).toBe(37);
  expect(there.get('removed_addresses')?.rows).toBe(1);
  expect(there.get('analytics_visits')?.rows).toBeGreaterThan(1000);
  const back = newPath();
  expect(await move(postgres, back)).toEqual(there);
  const derived = await derivedOf(back);
  expect(derived.words.length).toBeGreaterThan(1000);
  const source = await derivedOf(from);
  expect([derived.indexed, derived.translations]).toEqual([37, source.translations]);
  expect(source.translations).toBeGreaterThan(100);
  expect(derived.translated).toBeGreaterThan(10);
  expect(derived.counts).toEqual(source.counts);
  expect(await derivedOf(postgres)).toEqual(derived);
  // the id of the removed product is not used again
  for (const url of [postgres, back]) expect(await insertProduct(url)).toBe(39);
});

it.each(['SQLite', 'PostgreSQL'])(
  'replaces the content of %s only on request, and changes nothing at the source (MOVE-03)',
  async (kind) => {
    const to = kind === 'SQLite' ? newPath() : await server.createDatabase();
    const first = await move(small, to);
    await expect(move(small, to)).rejects.toThrow('--replace');
    await using(to, async ({ db }) => {
      await db.deleteFrom('settings').where('key', '=', 'company_name').execute();
      const actor = { id: 1, name: 'Owner' };
      await recordAction({ db, clock: systemClock, actor }, { action: 'create', kind: 'backup', name: 'used' });
    });
    expect(await move(small, to, true)).toEqual(first);
    const compared = newPath();
    expect(await move(to, compared)).toEqual(first);
  },
);

it('leaves the target unchanged when a row cannot be stored (MOVE-04)', async () => {
  const to = await server.createDatabase();
  const first = await move(small, to);
  const unsuitable = newPath();
  await move(small, unsuitable);
  // PostgreSQL cannot store NUL characters
  await using(unsuitable, ({ db }) => db.updateTable('pages').set({ title: 'a\0b' }).execute());
  await expect(move(unsuitable, to, true)).rejects.toThrow('The rows of pages cannot be stored');
  expect(await move(to, newPath())).toEqual(first);
});

it('refuses a missing, an empty and a newer database (MOVE-04)', async () => {
  await expect(move(newPath(), newPath())).rejects.toThrow('There is no database at');
  await expect(move(await server.createDatabase(), newPath())).rejects.toThrow('The database is empty');
  const newer = newPath();
  await move(small, newer);
  await using(newer, ({ db }) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2026-11-22T00:00:00.000Z')`.execute(db),
  );
  await expect(move(newer, newPath())).rejects.toThrow('newer version');
});
