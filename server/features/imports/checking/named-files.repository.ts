// Files of the media library by their names.

import { textList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

export interface LibraryFile {
  path: string;
  name: string;
  kind: 'picture' | 'document';
  bytes: number;
}

const listed = (db: Database) => db.selectFrom('media').select(['path', 'name', 'kind', 'bytes']).where('status', '<>', 'pending');

export const listFilesNamed = (db: Database, names: readonly string[]): Promise<LibraryFile[]> =>
  listed(db).where('name', 'in', textList(db, names)).orderBy('path').execute();

export const listFilesAt = (db: Database, paths: readonly string[]): Promise<LibraryFile[]> =>
  listed(db).where('path', 'in', textList(db, paths)).execute();
