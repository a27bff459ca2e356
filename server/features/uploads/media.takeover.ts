// Fills the media library with the files of earlier versions and of the demonstration: once, in the background, in batches.
import { basename, extname } from 'node:path';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import type { Database } from '#server/database/schema.ts';
import type { UsingTable } from '#server/database/tables/operations.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { readPictureSize } from '#server/platform/pictures/size.ts';
import { type HolderRow, readHolders } from './holders.repository.ts';
import * as media from './media.repository.ts';
import { referencesOf } from './references.ts';
import * as repository from './uploads.repository.ts';
import type { UploadsContext } from './uploads.service.ts';

interface Options extends UploadsContext {
  store: FileStore;
  /** Stops after the current file; the next start begins again. */
  signal: AbortSignal;
}

const someUses = 20;
const longestTitle = textLengths.mediaName - '.webp'.length;

const usesOf = (table: UsingTable, { id, key, ...columns }: HolderRow) =>
  // a setting is named by its key, which administrators know
  referencesOf(key === undefined ? columns : { [key]: columns.value }).map(({ path, field }) => ({
    path,
    field,
    kind: table,
    record_id: Number(id),
  }));

const takeOverUses = ({ db }: Options): Promise<void> =>
  readHolders(db, async (table, rows) => {
    // SQLite limits the number of values of a statement
    for (const row of rows) await media.addUses(db, usesOf(table, row));
  });

/** Names files after a record that uses them: files of earlier versions have only a number. */
const nameOf = async (db: Database, path: string): Promise<string> => {
  const name = await repository.getName(db, path);
  const uses = name === null ? await media.listUses(db, path, someUses) : [];
  // the picture of a product is its own, also where an article shows it
  const use = uses.find(({ kind }) => kind === 'products') ?? uses[0];
  return name ?? (use ? use.title.slice(0, longestTitle) + extname(path) : basename(path));
};

const describeFile = async ({ db, store }: Options, { path, size }: { path: string; size: number }): Promise<media.NewFile> => {
  const name = await nameOf(db, path);
  const source = path.endsWith('.pdf') ? null : await store.pictureSource(path);
  const pixels = source === null ? null : await readPictureSize(source);
  const [isUsed, isUnclaimed] = [await media.hasUses(db, path), await repository.isListed(db, path)];
  // files that no record names and no cleanup removes are listed, so that they can be deleted
  const status = isUsed ? 'attached' : isUnclaimed ? 'pending' : 'library';
  return { path, name, bytes: size, width: pixels?.width ?? null, height: pixels?.height ?? null, status };
};

/** @returns the number of files; null if an earlier start has taken over all of them, or if this one was interrupted */
export const takeOverFiles = async (options: Options): Promise<number | null> => {
  const { db, clock, store, signal } = options;
  if (await isDone(db, 'media')) return null;
  await takeOverUses(options);
  // in the order of the uploads, like new ones
  const stored = (await store.list()).toSorted((one, other) => one.modifiedAt.getTime() - other.modifiedAt.getTime());
  for (const file of stored) {
    if (signal.aborted) return null;
    if (await media.findByPath(db, file.path)) continue;
    await media.addMedia(db, [await describeFile(options, file)], file.modifiedAt.toISOString());
  }
  await inTransaction(db, async (transaction) => {
    if (!(await isDone(transaction, 'media'))) await markDone(transaction, clock, 'media');
  });
  return stored.length;
};
