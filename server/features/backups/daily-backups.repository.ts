// The table of daily backups of all instances that share a PostgreSQL database.
import { type Backup, backupRecord } from '#contract/backups.ts';
import type { Database } from '#server/database/schema.ts';

/** A daily backup of an instance. */
export type InstanceBackup = Backup & { instance: string };

/** Newest first. */
export const listDailyBackups = async (db: Database): Promise<InstanceBackup[]> => {
  const rows = await db.selectFrom('daily_backups').select(['instance', 'record']).orderBy('id', 'desc').execute();
  return rows.map(({ instance, record }) => ({ ...backupRecord.parse(JSON.parse(record)), instance }));
};

export const saveDailyBackup = async (db: Database, { instance, ...record }: InstanceBackup): Promise<void> => {
  const values = { instance, record: JSON.stringify(record) };
  await db
    .insertInto('daily_backups')
    .values({ id: record.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
};

export const removeDailyBackups = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.deleteFrom('daily_backups').where('id', 'in', ids).execute();
};
