// The files of the media library that a batch of rows is about.
import type { Database } from '#server/database/schema.ts';
import { createFileNames } from '#server/features/sheet-columns/file-names.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { type LibraryFile, listFilesAt, listFilesNamed } from './named-files.repository.ts';

export interface LibraryFiles {
  /** Reads the files of the records of a batch. @param paths stored paths */
  readStored: (paths: readonly string[]) => Promise<void>;
  /** Then reads the files that the rows of the batch name. @param names names of files, and stored paths */
  readNamed: (names: readonly string[]) => Promise<void>;
  /** The unique name of a file of a record, or its stored path, as exports write it. */
  fileName: (path: string) => string;
  at: (path: string) => LibraryFile | undefined;
  named: (name: string) => readonly LibraryFile[];
}

export const createLibraryFiles = async (db: Database): Promise<LibraryFiles> => {
  const namesOf = await createFileNames(db);
  let byName = new Map<string, LibraryFile[]>();
  let byPath = new Map<string, LibraryFile>();
  let nameOf = (path: string) => path;
  return {
    readStored: async (paths) => {
      byPath = new Map((await listFilesAt(db, [...new Set(paths)])).map((file) => [file.path, file]));
      nameOf = await namesOf(paths);
    },
    readNamed: async (names) => {
      byName = Map.groupBy(await listFilesNamed(db, [...new Set(names)]), ({ name }) => name);
      for (const file of await listFilesAt(db, names.filter(isStoredPath))) byPath.set(file.path, file);
    },
    fileName: (path) => nameOf(path),
    at: (path) => byPath.get(path),
    named: (name) => byName.get(name) ?? [],
  };
};
