// Prepares the files of an import before anything is written: takes them from the zip file or from the internet, cleans them as uploads are,
// and stores them. A row whose files cannot be used is refused.
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isAllowedAddress } from '#contract/rules/import-hosts.ts';
import { undoDays } from '#contract/rules/imports.ts';
import { uploadLimits, uploadTexts } from '#contract/rules/uploads.ts';
import { batchesOf } from '#server/database/batches.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { FileReference } from '#server/features/imports/checking/plan.ts';
import { withLocalFiles } from '#server/features/imports/import-files.ts';
import { getImportHosts } from '#server/features/settings/settings.values.ts';
import { giveUpUploads, storeForLater } from '#server/features/uploads/uploads.service.ts';
import { DownloadError, type DownloadOptions, download } from '#server/platform/download.ts';
import type { FileStore } from '#server/platform/file-store/file-store.ts';
import { extensionOf, incomingDir } from '#server/platform/files.ts';
import { cleanPictureFile, UnfitPictureError } from '#server/platform/pictures/clean.ts';
import { type OpenedArchive, openArchive } from '#server/platform/sheets/archive.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import * as repository from './apply.repository.ts';
import { sourceOf } from './apply-sources.ts';
import type { WriteContext } from './write-import.ts';

export interface PrepareContext extends WriteContext {
  store: FileStore;
  dataDir: string;
  /** For tests. */
  downloading?: Pick<DownloadOptions, 'resolve' | 'isAllowed' | 'startLimit'>;
}

/** Prepared files belong to no record until the import is written. */
const keptMs = undoDays * 24 * 60 * 60 * 1000;
/** Bytes by which the type of a file is detected. */
const beginningBytes = 4100;
const rowsAtOnce = 100;

/** Why a file cannot be used, for administrators. */
class UnusableFileError extends Error {}

type Kind = 'image' | 'pdf';

const beginningOf = async (path: string): Promise<Buffer> => {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(beginningBytes), 0, beginningBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const unfitTexts = { damaged: uploadTexts.damagedImage, 'too-many-pixels': uploadTexts.tooManyPixels } as const;

/** Removes the metadata of a picture. @returns the extension by its content @throws UnusableFileError */
const accept = async (path: string, fileName: string, kind: Kind): Promise<string> => {
  const extension = await extensionOf(await beginningOf(path), kind);
  if (extension === null)
    throw new UnusableFileError(kind === 'pdf' ? 'The file is not a PDF file.' : 'The file is not a JPG, PNG, GIF, WebP or AVIF picture.');
  if (kind === 'image')
    await cleanPictureFile(path, extension).catch((error: unknown) => {
      throw error instanceof UnfitPictureError ? new UnusableFileError(unfitTexts[error.reason](fileName)) : error;
    });
  return extension;
};

interface Sources {
  archive: OpenedArchive | null;
  hosts: readonly string[];
  /** Stored paths of files that several rows name. */
  stored: Map<string, string>;
}

const nameOf = (reference: Exclude<FileReference, { stored: string }>): string =>
  posix.basename('archive' in reference ? reference.archive : new URL(reference.url).pathname);

const fetchFile = async (
  { downloading }: PrepareContext,
  { archive, hosts }: Sources,
  reference: Exclude<FileReference, { stored: string }>,
  toFile: string,
  limit: { maxBytes: number; closing: AbortSignal },
): Promise<void> => {
  if ('url' in reference) {
    // an administrator may have removed the host since the dry run
    if (!isAllowedAddress(reference.url, hosts)) throw new UnusableFileError('The host of the address is not allowed any more.');
    return download(reference.url, toFile, { ...downloading, ...limit });
  }
  const entry = archive?.entries.find(({ path }) => path === reference.archive);
  if (!archive || !entry) throw new UnusableFileError('The zip file does not contain this file any more.');
  await archive.extract(entry, toFile, limit.maxBytes);
};

const prepareFile = async (
  context: PrepareContext,
  sources: Sources,
  reference: Exclude<FileReference, { stored: string }>,
  closing: AbortSignal,
): Promise<string> => {
  const fileName = nameOf(reference);
  const kind: Kind = /\.pdf$/i.test(fileName) ? 'pdf' : 'image';
  const dir = incomingDir(context.store.dir ?? context.dataDir);
  await mkdir(dir, { recursive: true });
  const temporaryPath = join(dir, randomBytes(12).toString('hex'));
  try {
    const maxBytes = kind === 'pdf' ? uploadLimits.brochure : uploadLimits.image;
    await fetchFile(context, sources, reference, temporaryPath, { maxBytes, closing });
    const extension = await accept(temporaryPath, fileName, kind);
    return await storeForLater(context, { field: 'file', index: 0, temporaryPath, extension, fileName }, keptMs);
  } finally {
    await rm(temporaryPath, { force: true });
  }
};

const isReason = (error: unknown): error is Error =>
  error instanceof UnusableFileError || error instanceof DownloadError || error instanceof SheetError;

const prepareRow = async (
  context: PrepareContext,
  importId: number,
  sources: Sources,
  { number, changes }: repository.PlannedRow,
  closing: AbortSignal,
): Promise<void> => {
  const { db, files } = context;
  const prepared: Record<string, string> = {};
  for (const reference of Object.values(changes.files ?? {}).flat()) {
    const source = sourceOf(reference);
    try {
      if ('stored' in reference) {
        if (!(await files.hasFile(reference.stored))) throw new UnusableFileError('The file is no longer on the server.');
      } else if (source !== null) {
        const path = sources.stored.get(source) ?? (await prepareFile(context, sources, reference, closing));
        sources.stored.set(source, path);
        prepared[source] = path;
      }
    } catch (error) {
      if (!isReason(error)) throw error;
      const value = 'stored' in reference ? reference.stored : 'url' in reference ? reference.url : reference.archive;
      await repository.noteRow(db, importId, { number, column: null, value, text: error.message }, 'refused');
      return;
    }
  }
  await repository.storeFiles(db, importId, { number, files: prepared });
};

const isPreparing = async ({ db }: PrepareContext, id: number): Promise<boolean> =>
  (await repository.findImport(db, id))?.state === 'preparing';

/** Rows whose texts are read by one statement, which blocks the process on SQLite. */
const rowsOfSearch = 1000;

/** @returns the numbers of the planned rows with files */
export const listRowsWithFiles = async ({ db }: PrepareContext, id: number): Promise<number[]> => {
  const found: number[] = [];
  for (const some of batchesOf(await repository.listNumbers(db, id, ['planned']), rowsOfSearch)) {
    found.push(...(await repository.listWithFiles(db, id, some)));
    await nextTurn();
  }
  return found;
};

const prepareRows = async (context: PrepareContext, id: number, archive: OpenedArchive | null, closing: AbortSignal): Promise<boolean> => {
  const { db, gates } = context;
  const sources: Sources = { archive, hosts: await getImportHosts(db), stored: new Map() };
  const total = (await repository.findImport(db, id))?.total ?? 0;
  const numbers = await listRowsWithFiles(context, id);
  let done = total - numbers.length;
  for (const some of batchesOf(numbers, rowsAtOnce))
    for (const row of await repository.readRows(db, id, some)) {
      await gates?.beforeFile?.(row.number);
      if (closing.aborted || !(await isPreparing(context, id))) return false;
      await prepareRow(context, id, sources, row, closing);
      done += 1;
      await repository.noteProgress(db, id, done);
    }
  return !closing.aborted;
};

/**
 * Prepares the files of the rows that are left.
 * @returns false if it was paused, cancelled or interrupted
 * @throws SheetError if the zip file cannot be read
 */
export const prepareFiles = (context: PrepareContext, stored: repository.StoredImport, closing: AbortSignal): Promise<boolean> => {
  const { id, archive_path } = stored;
  if (archive_path === null) return prepareRows(context, id, null, closing);
  return withLocalFiles(context, [archive_path], async ([path = '']) => {
    const archive = await openArchive(path);
    return prepareRows(context, id, archive, closing).finally(archive.close);
  });
};

/** Removes the prepared files of a cancelled import. */
export const removePrepared = async (context: WriteContext, id: number): Promise<void> => {
  const numbers = await repository.listPrepared(context.db, id);
  for (const some of batchesOf(numbers, rowsAtOnce))
    await inTransaction(context.db, async (db) => {
      const rows = await repository.readRows(db, id, some);
      await giveUpUploads(
        { ...context, db },
        rows.flatMap(({ files }) => Object.values(files)),
      );
      await repository.forgetFilesOf(db, id, some);
    });
};
