// Backups and databases of earlier versions.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Connection, connect } from '#server/database/connect.ts';
import { latestMigration, migrate, type PortableMigration } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { systemClock } from '#server/platform/clock.ts';
import { asNextVersion, nextMigration } from '#server/testing/next-version.ts';
import { createPostgresServer, type PostgresServer } from '#server/testing/postgres-server.ts';
import { withDatabase } from './backup-source.ts';
import { makeBackup } from './make-backup.ts';
import { lastMigration } from './postgres-database.repository.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';

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
const locationOf = async (kind: Kind) => {
  const dataDir = mkdtempSync(join(root, 'data-'));
  return { dataDir, databaseUrl: kind === 'sqlite' ? `file:${join(dataDir, 'site.sqlite')}` : await server.createDatabase() };
};
type Location = Awaited<ReturnType<typeof locationOf>>;

const using = async <T>({ databaseUrl }: Location, work: (db: Database) => Promise<T>): Promise<T> => {
  const connection = await connect(databaseUrl);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
};
const make = (location: Location, target: string) =>
  withDatabase(location, (database) => makeBackup({ source: { dataDir: location.dataDir, database }, target, clock: systemClock }));
const check = (location: Location, file: string) =>
  withDatabase(location, (database) => verifyBackup(file, { scratch: mkdtempSync(join(root, 'scratch-')), database }));

/** Adds a column, as a later version might do. */
const addColumn: PortableMigration = async (db) => {
  await sql`alter table removed_addresses add column reason text not null default ''`.execute(db);
};
const lastOfThisVersion = latestMigration();
const inNextVersion = <T>(work: () => Promise<T>): Promise<T> => asNextVersion(addColumn, work);

const createEarlier = async (kind: Kind): Promise<Location> => {
  const location = await locationOf(kind);
  const connection = await connect(location.databaseUrl);
  await migrate(connection);
  const row = { kind: 'product', slug: 'gone', created_at: '2026-11-21T03:00:00.000Z' } as const;
  await connection.db.insertInto('removed_addresses').values(row).execute();
  await connection.close();
  return location;
};

it.each(['sqlite', 'postgres'] as const)(
  'checks and restores a backup of an earlier version with a database on %s (BACKUP-14)',
  async (kind) => {
    const file = join(root, `earlier-${kind}.tar`);
    await make(await createEarlier(kind), file);
    await inNextVersion(async () => {
      expect(await check(await locationOf(kind), file)).toMatchObject({
        isLoaded: true,
        manifest: { schema: lastOfThisVersion, missingFiles: [] },
      });
      const location = await locationOf(kind);
      await restoreBackup(file, location);
      await using(location, async (db) => {
        expect(await lastMigration(db)).toBe(nextMigration);
        expect(await db.selectFrom('removed_addresses').selectAll().execute()).toMatchObject([{ slug: 'gone', reason: '' }]);
      });
    });
  },
);

it('makes a backup of an embedded database of an earlier version before it is updated (BACKUP-14)', async () => {
  const earlier = await createEarlier('sqlite');
  const file = join(root, 'before-update.tar');
  await inNextVersion(() => make(earlier, file));
  expect((await check(await locationOf('sqlite'), file)).manifest.schema).toBe(lastOfThisVersion);
});

it('refuses to back up a PostgreSQL database of an earlier version, with a reason (BACKUP-14)', async () => {
  const earlier = await createEarlier('postgres');
  await expect(inNextVersion(() => make(earlier, join(root, 'refused.tar')))).rejects.toThrow(
    `The database is of an earlier version of this program (it has ${lastOfThisVersion}). Use that version to back it up.`,
  );
});
