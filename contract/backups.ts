// Backups as administrators see them. The commands and the daily job create the same files.
import { z } from 'zod';
import { timestamp } from './fields.ts';
import { route } from './route.ts';
import { backupStates } from './rules/backups.ts';

const backupKinds = ['daily', 'manual'] as const;
export type BackupKind = (typeof backupKinds)[number];

/** A record as stored beside the backup file. */
export const backupRecord = z.object({
  id: z.string().meta({ description: 'Time and kind.', examples: ['20261121T200000Z-daily'] }),
  kind: z.enum(backupKinds),
  state: z.enum(backupStates).meta({
    description:
      'proven: restored into a scratch database and compared. incomplete: the same, but files that records name are missing. Both have a file.',
  }),
  started_at: timestamp,
  finished_at: timestamp.nullable(),
  size: z.number().int().nonnegative().nullable().meta({ description: 'Of the file in bytes; null without one.' }),
  missing_files: z
    .number()
    .int()
    .nonnegative()
    .meta({ description: 'Files that records name but that the server did not have: the backup is incomplete.' }),
  reason: z.string().nullable().meta({ description: 'Why it failed.' }),
});
export type BackupRecord = z.output<typeof backupRecord>;

const backup = backupRecord
  .extend({
    instance: z
      .string()
      .nullable()
      .meta({ description: 'The instance that has the file, if it is not in the folder of the one that answers.' }),
  })
  .meta({ id: 'Backup' });
export type Backup = z.output<typeof backup>;

const admin = { tag: 'Backups', access: 'admin', permission: 'backups.manage' } as const;
const path = '/api/admin/backups';
const one = { params: z.object({ id: backup.shape.id }) } as const;

export const listBackups = route({
  ...admin,
  method: 'GET',
  path,
  summary: 'Backups, newest first',
  status: 200,
  answer: z.object({
    is_available: z.boolean().meta({ description: 'False for a database in memory.' }),
    daily_hour: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Hour of the daily backup in the time zone of the site; null without one.' }),
    kept: z.number().int().meta({ description: 'Number of daily backups that are kept, and of those made by hand.' }),
    is_overdue: z.boolean().meta({ description: 'Daily backups are on, and the last proven backup is older than two days.' }),
    folder_problem: z.string().nullable().meta({ description: 'Why backups cannot be stored in their folder; null if they can.' }),
    last_proven: backup.nullable(),
    backups: z.array(backup),
  }),
});

export const createBackup = route({
  ...admin,
  requiresPassword: true,
  method: 'POST',
  path,
  summary: 'Make a backup in the background',
  errors: ['conflict'],
  status: 201,
  answer: z.object({ message: z.string(), backup }),
});

export const createBackupLink = route({
  ...admin,
  requiresPassword: true,
  method: 'POST',
  path: `${path}/:id/link`,
  summary: 'Make a link for one download of a backup within a minute',
  ...one,
  errors: ['not-found'],
  status: 201,
  answer: z.object({
    path: z.string().meta({ description: 'Contains a secret; the server keeps only a hash of it.' }),
    expires_at: timestamp,
  }),
});
