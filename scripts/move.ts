// npm run move: copies the database and the uploads of this configuration to another location, and compares them.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config/config.ts';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { sizeText } from '#server/features/backups/backup-texts.ts';
import { type MovedRows, moveDatabase } from '#server/features/backups/moving/move-database.ts';
import { type MovedFiles, moveFiles } from '#server/features/backups/moving/move-files.ts';
import { lockFile } from '#server/platform/file-lock.ts';
import { openFileStore } from '#server/platform/file-store/open-file-store.ts';
import { createPrivateFiles } from '#server/platform/private-files.ts';
import { embeddedDatabasePath } from '#server/start/data-folder.ts';
import { runCommand } from './run-command.ts';

const usage =
  'npm run move -- --to <postgres://… or file:<path>> [--files <folder or s3://…>] [--replace]\n' +
  'Without --to only the files are copied, without --files only the database.';

const readArguments = () => {
  try {
    const options = { to: { type: 'string' }, files: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ options });
    if (values.to !== undefined || values.files !== undefined) return values;
  } catch {
    // an unknown option
  }
  throw new BackupError(usage);
};

const printRows = (moved: MovedRows): void => {
  for (const [table, { rows, digest }] of moved) console.log(`${table.padEnd(28)}${String(rows).padStart(10)}  ${digest}`);
  const total = [...moved.values()].reduce((sum, { rows }) => sum + rows, 0);
  console.log(`Database: ${total} rows in ${moved.size} tables, the same in both locations.`);
};

const printFiles = ({ copied, unchanged, bytes }: MovedFiles): void =>
  console.log(`Files: ${copied} copied, ${unchanged} already there (${sizeText(bytes)}), the same in both locations.`);

const moveRows = async (from: string, to: string, replaces: boolean): Promise<MovedRows> => {
  const path = embeddedDatabasePath({ databaseUrl: to });
  if (path === null) return moveDatabase({ from, to, replaces });
  mkdirSync(dirname(path), { recursive: true });
  const unlock = lockFile(`${path}.lock`);
  if (!unlock) throw new BackupError(`The database ${path} is in use by a running server. Stop that server first.`);
  try {
    return await moveDatabase({ from, to, replaces });
  } finally {
    unlock();
  }
};

await runCommand(async (config, use) => {
  const { to, files, replace } = readArguments();
  // the target is validated like a configuration, including its address
  const target = readConfig({
    ...process.env,
    ...(to !== undefined && { DATABASE_URL: to }),
    ...(files !== undefined && { FILES_URL: files }),
  });
  use(target);
  createPrivateFiles();
  if (to !== undefined) {
    if (target.databaseUrl === config.databaseUrl) throw new BackupError('The database is already there.');
    printRows(await moveRows(config.databaseUrl, target.databaseUrl, replace));
  }
  if (files !== undefined) printFiles(await moveFiles(await openFileStore(config.files), await openFileStore(target.files)));
});
