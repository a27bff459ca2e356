// npm run restore: restores a backup into an empty location, or checks one without changing anything.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasFile } from '#contract/rules/backups.ts';
import type { Config } from '#server/config/config.ts';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { listBackups } from '#server/features/backups/backup-list.ts';
import { withDatabase } from '#server/features/backups/backup-source.ts';
import { contentOf, sizeText } from '#server/features/backups/backup-texts.ts';
import { withArchive } from '#server/features/backups/named-archive.ts';
import { restoreBackup } from '#server/features/backups/restore-backup.ts';
import { verifyBackup } from '#server/features/backups/verify-backup.ts';
import { createPrivateFiles } from '#server/platform/private-files.ts';
import { checkDataFolder, lockDataFolder } from '#server/start/data-folder.ts';
import { databaseName } from '#server/start/start-error.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run restore -- <file or name of a backup> [--check] | --list';

const readArguments = () => {
  try {
    const options = { check: { type: 'boolean' }, list: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [named, ...rest] = positionals;
    if (values.list === true && named === undefined) return null;
    if (named !== undefined && rest.length === 0 && values.list !== true) return { named, isCheck: values.check === true };
  } catch {
    // an unknown option
  }
  throw new BackupError(usage);
};

const check = async (file: string, config: Config): Promise<string> => {
  const scratch = mkdtempSync(join(tmpdir(), 'backup-check-'));
  try {
    const proven = await withDatabase(config, (database) => verifyBackup(file, { scratch, database, key: config.backup.key }));
    const { manifest, size, missing, isLoaded } = proven;
    const note = isLoaded ? '' : '. Its rows were not loaded, because DATABASE_URL is not a PostgreSQL server';
    const extent = missing.length > 0 ? ', but incomplete' : '';
    const origin = `made by version ${manifest.product} with the schema ${manifest.schema}`;
    return `The backup of ${manifest.createdAt} is intact${extent} (${sizeText(size)}; ${contentOf(manifest)}; ${origin})${note}`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
};

const keyNote =
  'The key of the password of the mail server (secret.key or SECRET_KEY) is not in a backup: copy it, or enter that password again.';

const restore = async (file: string, config: Config): Promise<string> => {
  checkDataFolder(config);
  const manifest = await restoreBackup(file, config, () => lockDataFolder(config));
  return `Restored the backup of ${manifest.createdAt} into ${databaseName(config)} and ${config.dataDir}: ${contentOf(manifest)}. ${keyNote}`;
};

const list = async ({ backup }: Config): Promise<void> => {
  const { backups, problem } = await listBackups(backup);
  if (problem !== null) throw new BackupError(problem);
  for (const { id, state, size } of backups.filter(hasFile)) console.log(`${id}  ${state.padEnd(10)}  ${sizeText(size ?? 0)}`);
};

await runCommand(async (config) => {
  const wanted = readArguments();
  if (wanted === null) return list(config);
  createPrivateFiles();
  const text = await withArchive(wanted.named, config, (file) => (wanted.isCheck ? check(file, config) : restore(file, config)));
  console.log(text);
});
