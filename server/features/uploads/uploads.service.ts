// Stored files and the records that use them. A file is listed as unclaimed before it is written, taken off the list by the transaction
// that saves its record, and removed once no record uses it, unless the library retains it. So no file is left over, even after a crash.
import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { storageUrl } from '#contract/rules/storage-address.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import type { UsingTable } from '#server/database/tables/operations.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isOutcomeUnknown } from '#server/database/unavailable.ts';
import { invalid } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import { cleanFileName } from '#server/platform/file-names.ts';
import { FileStoreError } from '#server/platform/file-store/file-store.ts';
import { type Files, replaceStoredPaths, storedPathsIn } from '#server/platform/files.ts';
import { readPictureSize } from '#server/platform/pictures/size.ts';
import { type UsingRecord, usesOf } from './file-fields.ts';
import * as uses from './file-uses.repository.ts';
import * as media from './media.repository.ts';
import { newReferences, ownPathsIn } from './references.ts';
import { checkingFiles, requireFiles } from './required-files.ts';
import { returnFiles } from './returned-files.repository.ts';
import { removeUnusedFiles } from './unused-files.ts';
import * as repository from './uploads.repository.ts';

export type { UsingRecord } from './file-fields.ts';

export interface UploadsContext extends Context {
  files: Files;
  /** Files found in the file store before the transaction. If undefined, references are not checked there. */
  checkedFiles?: Set<string>;
}

/** Context for services that save records with files. */
export type SavingContext = UploadsContext & ActingContext;

const minute = 60_000;
/** Maximum duration of a save; until then, other instances do not remove its files. */
const savingMs = 10 * minute;
/** Time for which an uploaded picture can wait until its form is saved. */
const uploadMs = 3 * 24 * 60 * minute;
/** Time for which a picture cut from a text or a list can be pasted elsewhere. */
const pasteMs = 24 * 60 * minute;
/** Maximum number of files removed after a save; the hourly cleanup removes the rest. */
const sweepAfterSave = 64;

const later = ({ clock }: Pick<Context, 'clock'>, ms: number) => new Date(clock().getTime() + ms).toISOString();

/** Stores the original names of brochures; those of pictures are not needed. */
export const nameFiles = async (db: Database, files: readonly { path: string; name: string }[]): Promise<void> => {
  const names = files.flatMap(({ path, name }) => {
    const cleaned = path.endsWith('.pdf') ? cleanFileName(name) : null;
    return cleaned === null ? [] : [{ path, name: cleaned }];
  });
  await repository.addNames(db, names);
};

/** @returns stored files that records or revisions name or the library retains, even if they do not exist */
export const listNamedFiles = (db: Database): Promise<Set<string>> => uses.listKept(db);

/** @returns the same files, and those named in unsaved changes */
export const listFilesToBackUp = async (db: Database): Promise<Set<string>> =>
  new Set([...(await uses.listKept(db)), ...(await uses.listTyped(db))]);

/** Stored paths of the files of one form. */
export interface StoredFiles {
  /** @returns the path of a field with one file; undefined without a file */
  one: (field: string) => string | undefined;
  /** @returns the paths of a field with several files, by their index in the form */
  numbered: (field: string) => Map<number, string>;
}

type PathOf = (file: ReceivedFile) => string;

const storedFiles = (received: readonly ReceivedFile[], pathOf: PathOf): StoredFiles => {
  const of = (name: string) => received.filter(({ field }) => field === name);
  return {
    one: (field) => of(field).map(pathOf)[0],
    numbered: (field) => new Map(of(field).map((file) => [file.index, pathOf(file)])),
  };
};

const describeFiles = (paths: ReadonlyMap<ReceivedFile, string>): Promise<media.NewFile[]> =>
  Promise.all(
    [...paths].map(async ([{ temporaryPath, fileName }, path]) => {
      const size = path.endsWith('.pdf') ? null : await readPictureSize(temporaryPath);
      const { size: bytes } = await stat(temporaryPath);
      const name = cleanFileName(fileName) ?? path.replace(/^.*\//, '');
      return { path, name, bytes, width: size?.width ?? null, height: size?.height ?? null, status: 'pending' };
    }),
  );

const store = async (
  context: UploadsContext,
  received: readonly ReceivedFile[],
  lifetimeMs: number,
  isSaving: boolean,
): Promise<PathOf> => {
  const { db, clock, files } = context;
  const paths = new Map(received.map((file) => [file, files.newPath(file.extension)]));
  await repository.addUnclaimed(db, { paths: [...paths.values()], isSaving, at: timestamp(clock), expiresAt: later(context, lifetimeMs) });
  try {
    await nameFiles(
      db,
      received.map((file) => ({ path: paths.get(file) ?? '', name: file.fileName })),
    );
    await media.addMedia(db, await describeFiles(paths), timestamp(clock));
    for (const [file, path] of paths) await files.storeUpload(file.temporaryPath, path);
  } catch (error) {
    if (error instanceof FileStoreError) await expireLater(context, [...paths.values()]);
    else await rollback(context, [...paths.values()]);
    throw error;
  }
  return (file) => paths.get(file) ?? '';
};

/** A file store that did not respond may still store the file: its path remains listed, and the hourly cleanup removes it. */
const expireLater = async (context: UploadsContext, paths: readonly string[]): Promise<void> => {
  const at = timestamp(context.clock);
  const expiresAt = later(context, savingMs);
  const touched = paths.map((path) => ({ path, expiresAt }));
  await repository.touchUnclaimed(context.db, touched, at);
};

const rollback = async (context: UploadsContext, paths: readonly string[]): Promise<void> => {
  const { db, files } = context;
  try {
    for (const path of paths) await files.removeFile(path);
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error;
    return expireLater(context, paths);
  }
  await repository.removeNames(db, paths);
  await media.removeMediaOf(db, paths);
  await repository.removeUnclaimed(db, paths);
};

/**
 * Checks a file of the media library that a form references instead of sending an upload.
 * @returns its path; undefined if the form references none
 * @throws AppError 'invalid' if the library does not have it
 */
export const chosenFile = async (
  db: Database,
  field: string,
  path: string | null | undefined,
  kind: 'picture' | 'document' = 'picture',
): Promise<string | undefined> => {
  if (!path) return undefined;
  if ((await media.findListedKind(db, path)) === kind) return path;
  throw invalid({ [field]: [`This ${kind} is not in the media library any more. Please choose another one.`] });
};

/** Does the same as `chosenFile` for several pictures. */
export const chosenPictures = async (db: Database, field: string, paths: readonly string[] | null | undefined): Promise<string[]> => {
  const found: string[] = [];
  for (const path of new Set(paths)) found.push((await chosenFile(db, field, path)) ?? '');
  return found;
};

/**
 * Files may have been replaced in the media library since the form was opened: substitutes their current paths.
 * @param form without stored paths, no query is needed
 */
export const withPresentFiles = async <T>(db: Database, form: T): Promise<T> => {
  const paths = storedPathsIn(form);
  const present = paths.length === 0 ? null : await repository.findReplaced(db, paths);
  if (!present?.size) return form;
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return replaceStoredPaths(value, (path) => present.get(path) ?? path);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part)]));
  };
  return walk(form) as T;
};

/** Stores a picture for a form that has not been saved yet. */
export const createUpload = async (context: UploadsContext, file: ReceivedFile): Promise<{ path: string; url: string }> => {
  const pathOf = await store(context, [file], uploadMs, false);
  const path = pathOf(file);
  return { path, url: storageUrl(path) ?? '' };
};

/** Stores a file for a record that will be saved within the time. @returns its path */
export const storeForLater = async (context: UploadsContext, file: ReceivedFile, lifetimeMs: number): Promise<string> =>
  (await store(context, [file], lifetimeMs, false))(file);

/** The files of `storeForLater` are not needed any more; the next cleanup removes those that no record uses. */
export const giveUpUploads = async ({ db, clock }: Context, paths: readonly string[]): Promise<void> => {
  const at = timestamp(clock);
  for (const path of new Set(paths)) await repository.touchUnclaimed(db, [{ path, expiresAt: at }], at);
};

/** Updates the list of uses. Writes nothing if the record uses the same files in the same fields. */
export const syncUses = async (db: Database, { table, id }: UsingRecord, before: unknown, after: unknown): Promise<void> => {
  const now = usesOf(table, after);
  if (isDeepStrictEqual(usesOf(table, before), now)) return;
  await uses.removeUsesOf(db, table, [id]);
  await uses.addUses(
    db,
    now.map(({ path, field }) => ({ path, field, kind: table, record_id: id })),
  );
};

/** Does the same as `syncUses` for several records of a table. */
export const syncAllUses = async (
  db: Database,
  table: UsingTable,
  saves: readonly { before: unknown; after: { id: number } }[],
): Promise<void> => {
  const changed = saves.flatMap(({ before, after }) => {
    const now = usesOf(table, after);
    return isDeepStrictEqual(usesOf(table, before), now) ? [] : [{ id: after.id, isNew: before === null, now }];
  });
  await uses.removeUsesOf(
    db,
    table,
    changed.flatMap(({ id, isNew }) => (isNew ? [] : [id])),
  );
  await uses.addUses(
    db,
    changed.flatMap(({ id, now }) => now.map(({ path, field }) => ({ path, field, kind: table, record_id: id }))),
  );
};

/** Removes the uses of removed records. */
export const removeUses = (db: Database, table: UsingTable, ids: readonly number[]): Promise<void> => uses.removeUsesOf(db, table, ids);

/**
 * Attaches the files that a record now uses and releases those it no longer uses. Must be called inside the transaction that saves the
 * record. Files of fields can be removed immediately. A picture cut from a text or a list remains in the library, so that it can be
 * pasted elsewhere at any time; those of a removed record can be pasted for a day.
 * @param before the stored record; null for a new one; a list for several
 * @param after the saved record; null if it is removed; a list for several
 * @param record whose uses are updated; without it, the caller must call `syncUses`
 * @throws AppError 'invalid' for a new reference to a missing file, UncheckedFilesError, which `saveWithFiles` handles
 */
export const syncFileReferences = async (context: UploadsContext, before: unknown, after: unknown, record?: UsingRecord): Promise<void> => {
  const { db, clock } = context;
  const [had, has] = [storedPathsIn(before), storedPathsIn(after)];
  const claimed = has.filter((path) => !had.includes(path));
  const released = had.filter((path) => !has.includes(path));
  const own = ownPathsIn(before);
  const at = timestamp(clock);
  const soon = later({ clock }, pasteMs);
  const touched = [
    ...claimed.map((path) => ({ path, expiresAt: soon })),
    ...released.map((path) => ({ path, expiresAt: own.includes(path) ? at : soon })),
  ];
  await repository.touchUnclaimed(db, touched, at);
  await requireFiles(context, newReferences(before, after));
  await repository.removeUnclaimed(db, claimed);
  await repository.forgetReplaced(db, claimed);
  await media.setStatus(db, claimed, 'attached', ['pending']);
  await returnFiles({ db, clock }, claimed);
  if (after !== null) {
    const cut = released.filter((path) => !own.includes(path));
    await media.setStatus(db, cut, 'library', ['attached']);
  }
  if (record) await syncUses(db, record, before, after);
};

/**
 * Saves a record together with its files, all or nothing: the files are stored before the record references them, and removed on failure.
 * @param save runs in a transaction, receives a context with it, and calls `syncFileReferences`
 */
export const saveWithFiles = async <T>(
  context: SavingContext,
  received: readonly ReceivedFile[],
  save: (context: SavingContext, stored: StoredFiles) => Promise<T>,
): Promise<T> => {
  const pathOf = await store(context, received, savingMs, true);
  let saved: T;
  try {
    const checkedFiles = new Set<string>();
    saved = await checkingFiles(context.files, checkedFiles, () =>
      inTransaction(context.db, (db) => save({ ...context, db, checkedFiles }, storedFiles(received, pathOf))),
    );
  } catch (error) {
    // otherwise the files remain listed until the cleanup finds out whether the record was saved
    if (!isOutcomeUnknown(error)) await rollback(context, received.map(pathOf));
    throw error;
  }
  // the record is saved; files that cannot be removed now are removed by the next cleanup
  await removeUnusedFiles(context, sweepAfterSave).catch(() => {});
  return saved;
};
