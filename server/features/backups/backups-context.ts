// Context of the API calls and jobs for backups.
import { hostname } from 'node:os';
import type { Config } from '#server/config/config.ts';
import type { Connection } from '#server/database/connect.ts';
import type { Context } from '#server/database/context.ts';
import type { BackupStorage } from './backup-list.ts';

export interface BackupsContext extends Context {
  backup: BackupStorage & {
    /** Hour of the daily backup; null without one. */
    hour: number | null;
    keep: number;
  };
  /** Name of this instance, as administrators see it. */
  instance: string;
  /** False for an in-memory database. */
  isAvailable: boolean;
}

interface Options {
  config: Pick<Config, 'backup' | 'port' | 'databaseUrl'>;
  connection: Pick<Connection, 'db' | 'kind'>;
  clock: Context['clock'];
}

export const createBackupsContext = ({ config, connection, clock }: Options): BackupsContext => ({
  db: connection.db,
  clock,
  backup: config.backup,
  instance: `${hostname()}:${config.port}`,
  isAvailable: connection.kind === 'postgres' || config.databaseUrl !== 'file::memory:',
});
