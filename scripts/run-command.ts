// Runs a command. An error that the operator can correct is reported in one line, with exit code 1.
import { type Config, readConfig } from '#server/config/config.ts';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { giveToOwner } from '#server/platform/folder-owner.ts';
import { embeddedDatabasePath } from '#server/start/data-folder.ts';
import { fail } from '#server/start/process.ts';
import { explainStart } from '#server/start/start-error.ts';

const explain = (error: unknown): unknown => {
  try {
    return explainStart(error, readConfig(process.env));
  } catch {
    return error;
  }
};

const folderOf = ({ files }: Config): string[] => (files.kind === 'folder' ? [files.dir] : []);

/** @param work gets the configuration, and calls `use` if it writes into another one */
export const runCommand = async (work: (config: Config, use: (target: Config) => void) => Promise<unknown>): Promise<void> => {
  try {
    const config = readConfig(process.env);
    const used = [config];
    try {
      await work(config, (target) => used.push(target));
    } finally {
      for (const one of used) {
        const folders = [...folderOf(one), one.backup.dir];
        await giveToOwner({ dataDir: one.dataDir, folders, databasePath: embeddedDatabasePath(one) });
      }
    }
  } catch (error) {
    if (!(error instanceof BackupError)) fail(explain(error));
    else {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
};
