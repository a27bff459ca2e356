// Simulates the next version of the product, which has one more migration.
import { migrations, type PortableMigration } from '#server/database/migrate.ts';

export const nextMigration = '9999-next';

/** Runs the work with the migration as the last one. */
export const asNextVersion = async <T>(up: PortableMigration, work: () => Promise<T>): Promise<T> => {
  migrations.set(nextMigration, up);
  try {
    return await work();
  } finally {
    migrations.delete(nextMigration);
  }
};
