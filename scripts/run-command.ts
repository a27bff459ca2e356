// Runs a command that reports errors which the operator can correct in one line, with code 1.
import { readConfig } from '#server/config/config.ts';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { fail } from '#server/start/process.ts';
import { explainStart } from '#server/start/start-error.ts';

const explain = (error: unknown): unknown => {
  try {
    return explainStart(error, readConfig(process.env));
  } catch {
    return error;
  }
};

export const runCommand = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BackupError)) fail(explain(error));
    else {
      console.error(error.message);
      process.exitCode = 1;
    }
  }
};
