import { join } from 'node:path';

/** The folder that exists while a restore is not finished (restore-backup.ts). */
export const stagingFolderOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, '.restore');
