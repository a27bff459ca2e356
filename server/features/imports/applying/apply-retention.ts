// Removes what imports no longer need: rows, undo data and files after the time for undoing, and uploads that nobody applied. The entry of an
// applied import remains.
import { undoDays } from '#contract/rules/imports.ts';
import { removeSomeRows } from '#server/features/imports/import-rows.repository.ts';
import { removeImport } from '#server/features/imports/imports.repository.ts';
import * as repository from './apply.repository.ts';
import { type PrepareContext, removePrepared } from './apply-files.ts';

const dayMs = 24 * 60 * 60 * 1000;
const abandonedDays = 7;

/** The files first: the import is found again if this is interrupted. */
const removeFiles = async (
  { store }: PrepareContext,
  { file_path, archive_path }: Pick<repository.StoredImport, 'file_path' | 'archive_path'>,
): Promise<void> => {
  if (file_path !== '') await store.remove(file_path);
  if (archive_path !== null) await store.remove(archive_path);
};

/** Rows removed by one statement, so that other saves wait only briefly. */
const rowsOfRemoval = 2000;

const removeRows = async ({ db }: PrepareContext, id: number): Promise<void> => {
  while (await removeSomeRows(db, id, rowsOfRemoval));
};

/** @param closing ends it early */
export const removeOldImports = async (context: PrepareContext, closing: AbortSignal): Promise<void> => {
  const { db, clock } = context;
  const before = (days: number) => new Date(clock().getTime() - days * dayMs).toISOString();
  for (const old of await repository.listAbandoned(db, before(abandonedDays))) {
    if (closing.aborted) return;
    await removePrepared(context, old.id);
    await removeFiles(context, old);
    await removeRows(context, old.id);
    await removeImport(db, old.id);
  }
  for (const old of await repository.listOver(db, before(undoDays))) {
    if (closing.aborted) return;
    await removeRows(context, old.id);
    await removeFiles(context, old);
    await repository.forgetFilesOfImport(db, old.id);
  }
};
