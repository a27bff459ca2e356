// npm run backup: makes and verifies one backup, with the configuration of the server, which may be running.
import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '#server/config/config.ts';
import { newBackupKey } from '#server/features/backups/archive/archive-file.ts';
import { bucketName } from '#server/features/backups/backup-bucket.ts';
import { BackupError } from '#server/features/backups/backup-error.ts';
import { recordBackup } from '#server/features/backups/backup-folder.ts';
import { fileNameOf, newBackupId } from '#server/features/backups/backup-names.ts';
import { withDatabase } from '#server/features/backups/backup-source.ts';
import { contentOf, sizeText } from '#server/features/backups/backup-texts.ts';
import { makeBackup } from '#server/features/backups/make-backup.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createPrivateFiles } from '#server/platform/private-files.ts';
import { runCommand } from './run-command.ts';

/** Exit code for a backup that lacks files. */
const incompleteCode = 2;

const usage = 'npm run backup [-- --to <file or folder> | --new-key]';

const readArguments = (): { to?: string; 'new-key'?: boolean } => {
  try {
    return parseArgs({ options: { to: { type: 'string' }, 'new-key': { type: 'boolean' } } }).values;
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message.split('\n')[0] : ''}\n${usage}`);
  }
};

const targetOf = (config: Config, to = config.backup.dir): string => {
  const path = resolve(to);
  const isFolder = to === config.backup.dir || to.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder ? join(path, fileNameOf(newBackupId(systemClock, 'manual'), config.backup.key !== null)) : path;
};

await runCommand(async (config) => {
  const { to, 'new-key': isNewKey } = readArguments();
  if (isNewKey) return console.log(await newBackupKey());
  createPrivateFiles();
  const target = targetOf(config, to);
  const bucket = to === undefined ? config.backup.bucket : null;
  const { size, manifest, missing } = await withDatabase(config, (database) =>
    makeBackup({ source: { ...config, database }, target, bucket, clock: systemClock }),
  );
  await recordBackup(config.backup.dir, target, { size, missingFiles: missing.length }, systemClock);
  const made = `${bucket ? bucketName(bucket, basename(target)) : target} (${sizeText(size)}; ${contentOf(manifest)})`;
  if (missing.length === 0) return console.log(`Backup made and proven: ${made}`);
  console.error(`Backup made, but INCOMPLETE, files that records name are missing on the server: ${made}`);
  process.exitCode = incompleteCode;
});
