// Backups that earlier versions made, and databases that they left. The files in `fixtures` are never replaced: add one when the format changes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { latestMigration, migrateTo } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { createArchive } from './archive/archive-writer.ts';
import type { PostgresTable } from './archive/manifest.ts';
import { createRowDigest } from './archive/row-digest.ts';
import { compress } from './archive/zstd.ts';
import { withDatabase } from './backup-source.ts';
import { makeBackup } from './make-backup.ts';
import { lastMigration } from './postgres-database.repository.ts';
import { listTables, readRows, readSequences } from './postgres-rows.repository.ts';
import { proveBackup } from './prove-backup.ts';
import { restoreBackup } from './restore-backup.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let server: PostgresServer;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'earlier-backups-'));
  server = await createPostgresServer();
});
afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true });
  vi.resetConfig();
});

type Kind = Connection['kind'];
const placeOf = async (kind: Kind) => {
  const dataDir = mkdtempSync(join(root, 'data-'));
  return { dataDir, databaseUrl: kind === 'sqlite' ? `file:${join(dataDir, 'site.sqlite')}` : await server.createDatabase() };
};
type Place = Awaited<ReturnType<typeof placeOf>>;

const using = async <T>({ databaseUrl }: Place, work: (db: Database) => Promise<T>): Promise<T> => {
  const connection = await connect(databaseUrl);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
};
const make = (place: Place, target: string) =>
  withDatabase(place, (database) => makeBackup({ source: { dataDir: place.dataDir, database }, target, clock: systemClock }));
const check = (place: Place, file: string) =>
  withDatabase(place, (database) => proveBackup(file, { scratch: mkdtempSync(join(root, 'scratch-')), database }));

/** Before the media library, revisions and drafts, whose tables name files. */
const earlierMigration = '0029-trash';
const createEarlier = async (kind: Kind): Promise<Place> => {
  const place = await placeOf(kind);
  await using(place, async (db) => {
    await migrateTo(db, kind, earlierMigration);
    const at = '2026-11-21T03:00:00.000Z';
    await db.insertInto('removed_addresses').values({ kind: 'product', slug: 'gone', created_at: at }).execute();
  });
  return place;
};

/** A backup of PostgreSQL, as the version of that schema made it. */
const archiveEarlier = (place: Place, target: string) =>
  using(place, async (db) => {
    const archive = await createArchive(target, '2026-11-21T03:00:00.000Z');
    const tables: PostgresTable[] = [];
    const rows: Record<string, number> = {};
    const sequences = await db.transaction().execute(async (transaction) => {
      for (const table of await listTables(transaction)) {
        const digest = createRowDigest();
        await archive.addUnsized(`tables/${table.name}.jsonl.zst`, compress(readRows(transaction, table, digest)));
        tables.push({ ...table, digest: digest.digest() });
        rows[table.name] = digest.rows();
      }
      return readSequences(transaction, tables);
    });
    const database = { kind: 'postgres', tables, sequences } as const;
    await archive.finish({ format: 1, product: '0.1.0', schema: earlierMigration, rows, database, missingFiles: [] });
    await archive.close();
  });

const expectPrepared = (place: Place) =>
  using(place, async (db) => {
    expect(await lastMigration(db)).toBe(latestMigration);
    expect(await db.selectFrom('removed_addresses').select('slug').execute()).toEqual([{ slug: 'gone' }]);
  });

describe.each(['sqlite', 'postgres'] as const)('an earlier version with a database on %s', (kind) => {
  it('made a backup that is checked and restored (BACKUP-14)', async () => {
    const file = join(import.meta.dirname, 'fixtures', `backup-0044-${kind}.tar`);
    const { manifest, isLoaded } = await check(await placeOf(kind), file);
    expect(isLoaded).toBe(true);
    expect(manifest).toMatchObject({ product: '0.1.0', schema: '0044-text-trigrams', missingFiles: [] });
    const place = await placeOf(kind);
    await restoreBackup(file, place);
    await using(place, async (db) => {
      const message = await db.selectFrom('contact_messages').select('message').executeTakeFirstOrThrow();
      expect(message.message).toBe('Text “quoted”\n\\ \u2028 end');
      const picture = await db.selectFrom('settings').select('value').where('key', '=', 'share_image').executeTakeFirstOrThrow();
      expect(readFileSync(join(place.dataDir, picture.value ?? '')).toString('latin1', 1, 4)).toBe('PNG');
    });
  });

  it('made a backup with an earlier schema, which is migrated where it is checked and restored (BACKUP-14)', async () => {
    const earlier = await createEarlier(kind);
    const file = join(root, `earlier-${kind}.tar`);
    if (kind === 'sqlite') await make(earlier, file);
    else await archiveEarlier(earlier, file);
    expect((await check(await placeOf(kind), file)).manifest.schema).toBe(earlierMigration);
    const place = await placeOf(kind);
    await restoreBackup(file, place);
    await expectPrepared(place);
  });
});

it('leaves a PostgreSQL database of which no backup is made before the update, with a reason (BACKUP-14)', async () => {
  const earlier = await createEarlier('postgres');
  await expect(make(earlier, join(root, 'refused.tar'))).rejects.toThrow(
    'The database is of an earlier version of this program (it has 0029-trash). Use that version to back it up.',
  );
});
