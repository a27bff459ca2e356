import { join } from 'node:path';

/** Exists until a restore is finished (restore-backup.ts). */
export const stagingFolderOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, '.restore');
