// Brings a database to the current schema. Migrations are numbered, forward only and never edited once landed.
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './connect.ts';
import { up as initial } from './migrations/0001-initial.ts';
import { up as uploads } from './migrations/0002-uploads.ts';
import { up as administrators } from './migrations/0003-administrators.ts';
import { up as visits } from './migrations/0004-visits.ts';
import { up as fileNames } from './migrations/0005-file-names.ts';
import { up as versions } from './migrations/0006-versions.ts';
import { up as contactProducts } from './migrations/0007-contact-products.ts';
import { up as search } from './migrations/0008-search.ts';
import { up as messageHandling } from './migrations/0009-message-handling.ts';
import { up as visibleViews } from './migrations/0010-visible-views.ts';
import { up as contentVersion } from './migrations/0011-content-version.ts';
import { up as listIndices } from './migrations/0012-list-indices.ts';
import { up as searchIndex } from './migrations/0013-search-index.ts';
import { up as substringIndices } from './migrations/0014-substring-indices.ts';
import { up as mail } from './migrations/0015-mail.ts';
import { up as signIn } from './migrations/0016-sign-in.ts';
import { up as searchWords } from './migrations/0017-search-words.ts';
import { up as spam } from './migrations/0018-spam.ts';
import { up as searchPairs } from './migrations/0019-search-pairs.ts';
import { up as catalogueChanges } from './migrations/0020-catalogue-changes.ts';
import { up as requestCounts } from './migrations/0021-request-counts.ts';
import { up as jobClaims } from './migrations/0022-job-claims.ts';
import { up as removedAddresses } from './migrations/0023-removed-addresses.ts';
import { up as dailyBackups } from './migrations/0024-daily-backups.ts';
import { up as seoTexts } from './migrations/0025-seo-texts.ts';
import { up as attributes } from './migrations/0026-attributes.ts';
import { up as secondFactor } from './migrations/0027-second-factor.ts';
import { up as roles } from './migrations/0028-roles.ts';
import { up as trash } from './migrations/0029-trash.ts';
import { up as media } from './migrations/0030-media.ts';
import { up as editing } from './migrations/0031-editing.ts';
import { up as history } from './migrations/0032-history.ts';
import { up as focalPoints } from './migrations/0033-focal-points.ts';
import { up as drafts } from './migrations/0034-drafts.ts';
import { up as unsavedChangesOfDrafts } from './migrations/0035-unsaved-changes-of-drafts.ts';
import { up as replacedFiles } from './migrations/0036-replaced-files.ts';
import { up as previewLinkAuthors } from './migrations/0037-preview-link-authors.ts';
import { up as revisionsOfOneSave } from './migrations/0038-revisions-of-one-save.ts';
import { up as auditLogIndices } from './migrations/0039-audit-log-indices.ts';
import { up as firstCells } from './migrations/0040-first-cells.ts';
import { up as categoryChanges } from './migrations/0041-category-changes.ts';
import { up as frequentWords } from './migrations/0042-frequent-words.ts';
import { up as productTrigrams } from './migrations/0043-product-trigrams.ts';
import { up as textTrigrams } from './migrations/0044-text-trigrams.ts';
import { up as backupLinks } from './migrations/0045-backup-links.ts';
import { type ColumnTypes, columnTypes } from './migrations/column-types.ts';
import type { Database } from './schema.ts';

type PortableMigration = (db: Parameters<Migration['up']>[0], types: ColumnTypes) => Promise<void>;

const migrations: Record<string, PortableMigration> = {
  '0001-initial': initial,
  '0002-uploads': uploads,
  '0003-administrators': administrators,
  '0004-visits': visits,
  '0005-file-names': fileNames,
  '0006-versions': versions,
  '0007-contact-products': contactProducts,
  '0008-search': search,
  '0009-message-handling': messageHandling,
  '0010-visible-views': visibleViews,
  '0011-content-version': contentVersion,
  '0012-list-indices': listIndices,
  '0013-search-index': searchIndex,
  '0014-substring-indices': substringIndices,
  '0015-mail': mail,
  '0016-sign-in': signIn,
  '0017-search-words': searchWords,
  '0018-spam': spam,
  '0019-search-pairs': searchPairs,
  '0020-catalogue-changes': catalogueChanges,
  '0021-request-counts': requestCounts,
  '0022-job-claims': jobClaims,
  '0023-removed-addresses': removedAddresses,
  '0024-daily-backups': dailyBackups,
  '0025-seo-texts': seoTexts,
  '0026-attributes': attributes,
  '0027-second-factor': secondFactor,
  '0028-roles': roles,
  '0029-trash': trash,
  '0030-media': media,
  '0031-editing': editing,
  '0032-history': history,
  '0033-focal-points': focalPoints,
  '0034-drafts': drafts,
  '0035-unsaved-changes-of-drafts': unsavedChangesOfDrafts,
  '0036-replaced-files': replacedFiles,
  '0037-preview-link-authors': previewLinkAuthors,
  '0038-revisions-of-one-save': revisionsOfOneSave,
  '0039-audit-log-indices': auditLogIndices,
  '0040-first-cells': firstCells,
  '0041-category-changes': categoryChanges,
  '0042-frequent-words': frequentWords,
  '0043-product-trigrams': productTrigrams,
  '0044-text-trigrams': textTrigrams,
  '0045-backup-links': backupLinks,
};

/** The database has a migration of a newer version of the product. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
  readonly migration: string;

  constructor(migration: string) {
    super(`The database has the migration ${migration}, which this version does not know`);
    this.migration = migration;
  }
}

const requireKnownMigrations = async ({ db }: Connection): Promise<void> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name desc`.execute(db);
  const unknown = rows.find(({ name }) => !(name in migrations));
  if (unknown) throw new NewerDatabaseError(unknown.name);
};

/** The last migration of this version. */
export const latestMigration = Object.keys(migrations).at(-1) ?? '';

/** @returns whether this version has the migration */
export const isKnownMigration = (name: string): boolean => name in migrations;

const migratorOf = ({ db, kind }: Pick<Connection, 'db' | 'kind'>): Migrator => {
  const types = columnTypes[kind];
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, up]) => [
          name,
          {
            up: async (migrating) => {
              // PostgreSQL refuses to alter a table with pending deferred triggers (migration 0011)
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
 * @throws NewerDatabaseError, or the error of a migration after everything was rolled back
 */
export const migrate = async (connection: Connection): Promise<string[]> => {
  await requireKnownMigrations(connection);
  const { error, results = [] } = await migratorOf(connection).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
};

/** Runs the migrations up to one of an earlier or of this version, within the transaction. @param last migration; default: all */
export const migrateTo = async (transaction: Database, kind: Connection['kind'], last = latestMigration): Promise<void> => {
  const { error } = await migratorOf({ db: transaction, kind }).migrateTo(last);
  if (error) throw error;
};

/**
 * Like `migrateTo`, but without the list of migrations, and so without waiting for another instance that is starting.
 * @param after the last migration that the tables have; null for none
 */
export const changeTables = async (
  transaction: Database,
  kind: Connection['kind'],
  { after = null, last = latestMigration }: { after?: string | null; last?: string },
): Promise<void> => {
  const names = Object.keys(migrations);
  const first = after === null ? 0 : names.indexOf(after) + 1;
  for (const name of names.slice(first, names.indexOf(last) + 1)) {
    if (kind === 'postgres') await sql`set constraints all immediate`.execute(transaction);
    await migrations[name]?.(transaction, columnTypes[kind]);
  }
};
