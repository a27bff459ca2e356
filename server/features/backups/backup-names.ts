// Names of backups: the time in UTC and the kind, so that a folder sorts by time and shows what it contains.
import type { Clock } from '#server/platform/clock.ts';

type BackupKind = 'daily' | 'manual';

const newBackupId = (clock: Clock, kind: BackupKind): string =>
  `${clock().toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')}-${kind}`;

export const newBackupName = (clock: Clock, kind: BackupKind): string => `backup-${newBackupId(clock, kind)}.tar`;
