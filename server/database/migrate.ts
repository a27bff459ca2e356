// Brings a database to the current schema. Migrations are numbered, forward only and never edited once landed.
import { type Migration, Migrator } from 'kysely/migration';
import type { Connection } from './connect.ts';
import { up as initial } from './migrations/0001-initial.ts';
import { up as uploads } from './migrations/0002-uploads.ts';
import { up as administrators } from './migrations/0003-administrators.ts';
import { up as visits } from './migrations/0004-visits.ts';
import { up as versions } from './migrations/0006-versions.ts';
import { up as contactProducts } from './migrations/0007-contact-products.ts';
import { type ColumnTypes, columnTypes } from './migrations/column-types.ts';

type PortableMigration = (db: Parameters<Migration['up']>[0], types: ColumnTypes) => Promise<void>;

const migrations: Record<string, PortableMigration> = {
  '0001-initial': initial,
  '0002-uploads': uploads,
  '0003-administrators': administrators,
  '0004-visits': visits,
  '0006-versions': versions,
  '0007-contact-products': contactProducts,
};

/**
 * @returns the names of the migrations that ran, in order
 * @throws the first failing migration's error; what it did is rolled back
 */
export const migrate = async ({ db, kind }: Connection): Promise<string[]> => {
  const types = columnTypes[kind];
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, up]) => [name, { up: (migrating) => up(migrating, types) } satisfies Migration]),
      ),
  };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
};
