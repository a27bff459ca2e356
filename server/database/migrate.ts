// Brings a database to the current schema. Migrations are numbered, forward only and never edited once landed.
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './connect.ts';
import { up as initial } from './migrations/0001-initial.ts';
import { up as createdRecords } from './migrations/0002-created-records.ts';
import { up as siteRedirects } from './migrations/0003-site-redirects.ts';
import { up as kindsOfRecords } from './migrations/0004-kinds-of-records.ts';
import { up as mergedCategories } from './migrations/0005-merged-categories.ts';
import { up as contactNotes } from './migrations/0006-contact-notes.ts';
import { up as sortNames } from './migrations/0007-sort-names.ts';
import { up as imports } from './migrations/0008-imports.ts';
import { up as apiTokens } from './migrations/0009-api-tokens.ts';
import { up as webhooks } from './migrations/0010-webhooks.ts';
import { up as translations } from './migrations/0011-translations.ts';
import { up as searchOfTranslations } from './migrations/0012-search-of-translations.ts';
import { up as translators } from './migrations/0013-translators.ts';
import { up as messageLanguages } from './migrations/0014-message-languages.ts';
import { up as failedTranslations } from './migrations/0015-failed-translations.ts';
import { up as translationImports } from './migrations/0016-translation-imports.ts';
import { type ColumnTypes, columnTypes } from './migrations/column-types.ts';
import type { Database } from './schema.ts';

export type PortableMigration = (db: Parameters<Migration['up']>[0], types: ColumnTypes) => Promise<void>;

/** In migration order. A test adds one as the next version would (server/testing/next-version.ts). */
export const migrations = new Map<string, PortableMigration>([
  ['0001-initial', initial],
  ['0002-created-records', createdRecords],
  ['0003-site-redirects', siteRedirects],
  ['0004-kinds-of-records', kindsOfRecords],
  ['0005-merged-categories', mergedCategories],
  ['0006-contact-notes', contactNotes],
  ['0007-sort-names', sortNames],
  ['0008-imports', imports],
  ['0009-api-tokens', apiTokens],
  ['0010-webhooks', webhooks],
  ['0011-translations', translations],
  ['0012-search-of-translations', searchOfTranslations],
  ['0013-translators', translators],
  ['0014-message-languages', messageLanguages],
  ['0015-failed-translations', failedTranslations],
  ['0016-translation-imports', translationImports],
]);

/** The database was migrated by a newer version of the product. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  readonly migration: string;

  constructor(migration: string) {
    super(`The database has the migration ${migration}, which this version does not know`);
    this.migration = migration;
  }
}

/** The second migration of 0.1.0, whose tables are different. */
const unreleasedMigration = '0002-uploads';

/** @param names of all migrations that a database contains */
export const isUnreleased = (names: readonly string[]): boolean => names.includes(unreleasedMigration);

/** Completes a sentence that begins with the name of a database. */
export const unreleasedText = 'was made by version 0.1.0, which was never released. Set DATA_DIR or DATABASE_URL to an empty location.';

export class UnreleasedDatabaseError extends Error {
  override name = 'UnreleasedDatabaseError';
}

const requireKnownMigrations = async ({ db }: Connection): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc`.execute(db);
  if (isUnreleased(rows.map(({ name }) => name))) throw new UnreleasedDatabaseError(`The database ${unreleasedText}`);
  const unknown = rows.find(({ name }) => !migrations.has(name));
  if (unknown) throw new NewerDatabaseError(unknown.name);
};

export const latestMigration = (): string => [...migrations.keys()].at(-1) ?? '';

/** @returns whether this version has the migration */
export const isKnownMigration = (name: string): boolean => migrations.has(name);

const migratorOf = ({ db, kind }: Pick<Connection, 'db' | 'kind'>): Migrator => {
  const types = columnTypes[kind];
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        [...migrations].map(([name, up]) => [
          name,
          {
            up: async (migrating) => {
              // PostgreSQL refuses to alter a table with pending deferred triggers (content-triggers.ts)
              if (kind === 'postgres') await sql`set constraints all immediate`.execute(migrating);
              await up(migrating, types);
            },
          } satisfies Migration,
        ]),
      ),
  };
  return new Migrator({ db, provider });
};

/**
 * Runs all pending migrations in one transaction.
 * @returns the names of the migrations that ran, in order
 * @throws NewerDatabaseError, UnreleasedDatabaseError, or the error of a migration after everything was rolled back
 */
export const migrate = async (connection: Connection): Promise<string[]> => {
  await requireKnownMigrations(connection);
  const { error, results = [] } = await migratorOf(connection).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
};

/** Runs the migrations within the transaction, up to one of an earlier version or of this one. @param last migration; default: all */
export const migrateTo = async (transaction: Database, kind: Connection['kind'], last = latestMigration()): Promise<void> => {
  const { error } = await migratorOf({ db: transaction, kind }).migrateTo(last);
  if (error) throw error;
};

/**
 * Like `migrateTo`, but without reading the list of migrations, for which it would wait while another instance is starting.
 * @param after the last migration that the tables have; null for none
 */
export const changeTables = async (
  transaction: Database,
  kind: Connection['kind'],
  { after = null, last = latestMigration() }: { after?: string | null; last?: string },
): Promise<void> => {
  const names = [...migrations.keys()];
  const first = after === null ? 0 : names.indexOf(after) + 1;
  for (const name of names.slice(first, names.indexOf(last) + 1)) {
    if (kind === 'postgres') await sql`set constraints all immediate`.execute(transaction);
    await migrations.get(name)?.(transaction, columnTypes[kind]);
  }
};
