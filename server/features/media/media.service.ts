// The media library for administrators: lists, texts, and uploading, replacing and deleting stored files.
import type { z } from 'zod';
import type { MediaFile, MediaUse, updateMedia as updateContract } from '#contract/media.ts';
import type { Paged } from '#contract/paging.ts';
import { maxListedUses } from '#contract/rules/uploads.ts';
import { lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requireVersion } from '#server/database/versions.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import type { Restorers } from '#server/features/history/restorer.ts';
import * as repository from '#server/features/uploads/media.repository.ts';
import { mediaUnits } from '#server/features/uploads/media.translations.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import * as unclaimed from '#server/features/uploads/uploads.repository.ts';
import { type SavingContext, saveWithFiles } from '#server/features/uploads/uploads.service.ts';
import { AppError, invalid, orNotFound } from '#server/http/errors.ts';
import type { ReceivedFile } from '#server/http/received-form.ts';
import { timestamp } from '#server/platform/clock.ts';
import { refreshTranslations } from '#server/records/translations/refresh.ts';
import { removeRecords } from '#server/records/trash/trash.removal.repository.ts';
import { useReplacements } from './replacing.ts';

/** Lists the focal points that are not in the centre. */
export const listFocalPoints = (db: Database): Promise<repository.FocalPoint[]> => repository.listFocalPoints(db);

/** Newest first. */
export const listMedia = (db: Database, filter: repository.MediaFilter): Promise<Paged<MediaFile>> => repository.listMedia(db, filter);

export const listMediaIds = (...given: Parameters<typeof repository.listMediaIds>): Promise<number[]> => repository.listMediaIds(...given);

const find = async (db: Database, id: number): Promise<MediaFile> => orNotFound(await repository.getMedia(db, id));

/** @throws AppError 'not-found' */
export const getMedia = async (db: Database, id: number): Promise<{ media: MediaFile; uses: MediaUse[] }> => {
  const media = await find(db, id);
  return { media, uses: await repository.listUses(db, media.path, maxListedUses) };
};

/** @throws AppError 'invalid' unless there is exactly one file */
const onlyFile = (files: readonly ReceivedFile[]): ReceivedFile => {
  const [file, ...others] = files;
  if (!file) throw invalid({ image: ['Please choose a file.'] });
  if (others.length > 0) throw invalid({ image: ['Upload one file at a time.'] });
  return file;
};

/** Stores a file that remains in the library even if no record uses it. */
export const createMedia = async (context: SavingContext, files: readonly ReceivedFile[]): Promise<MediaFile> => {
  const file = onlyFile(files);
  return saveWithFiles(context, [file], async (saving, stored) => {
    const { db } = saving;
    const path = stored.one(file.field) ?? '';
    await unclaimed.removeUnclaimed(db, [path]);
    await repository.keepFile(db, path, context.actor?.name ?? null);
    const media = orNotFound(await repository.findByPath(db, path));
    await recordAction(saving, { action: 'create', kind: 'media', id: media.id, name: media.name });
    return media;
  });
};

type Changes = z.output<typeof updateContract.body>;

/** @throws AppError 'not-found', 'version-conflict' */
export const updateMedia = (context: SavingContext, id: number, changes: Changes): Promise<MediaFile> =>
  inTransaction(context.db, async (transaction) => {
    await lockRows(transaction, 'media', [id]);
    const before = await find(transaction, id);
    requireVersion(before.version, changes.version, 'file');
    const after = {
      ...before,
      name: changes.name ?? before.name,
      alt: changes.alt === undefined ? before.alt : (changes.alt ?? ''),
      caption: changes.caption === undefined ? before.caption : (changes.caption ?? ''),
      is_decorative: changes.is_decorative ?? before.is_decorative,
      focal_x: changes.focal_x ?? before.focal_x,
      focal_y: changes.focal_y ?? before.focal_y,
    };
    // a decorative picture has no alternative text
    if (after.is_decorative) after.alt = '';
    await repository.updateMedia(transaction, after, timestamp(context.clock));
    if (after.alt !== before.alt || after.caption !== before.caption)
      await refreshTranslations(transaction, 'media', [after], (files) => files.map(mediaUnits));
    const { version: _version, ...fields } = changes;
    const details = { fields: Object.keys(fields) };
    await recordAction({ ...context, db: transaction }, { action: 'update', kind: 'media', id, name: after.name, details });
    return find(transaction, id);
  });

const otherKind = {
  picture: 'Please choose a picture to replace this picture.',
  document: 'Please choose a PDF to replace this PDF.',
} as const;

/** Gives the file in the library the path and properties of an upload. */
const takeUpload = async (saving: SavingContext, id: number, field: string, path: string): Promise<MediaFile> => {
  const { db, clock } = saving;
  const at = timestamp(clock);
  await lockRows(db, 'media', [id]);
  const before = await find(db, id);
  const added = orNotFound(await repository.findByPath(db, path));
  if (added.kind !== before.kind) throw invalid({ [field]: [otherKind[before.kind]] });
  // makes saves that attach the old path wait, like syncFileReferences
  await unclaimed.touchUnclaimed(db, [{ path: before.path, expiresAt: at }], at);
  await repository.removeMediaOf(db, [path]);
  const { name, bytes, width, height } = added;
  await repository.updateMedia(db, { ...before, path, name, bytes, width, height }, at);
  await unclaimed.removeUnclaimed(db, [path]);
  await unclaimed.noteReplaced(db, before.path, id);
  const details = { fields: ['file'], records: before.uses_count };
  await recordAction(saving, { action: 'update', kind: 'media', id, name, details });
  return before;
};

/**
 * Replaces a file under a new path, because browsers cache the old address, and saves all records that use it.
 * @throws AppError 'not-found', 'invalid' if the new file is of another kind
 */
export const replaceMedia = async (
  context: SavingContext,
  restorers: Restorers,
  id: number,
  files: readonly ReceivedFile[],
): Promise<{ media: MediaFile; records_count: number }> => {
  const file = onlyFile(files);
  const before = await saveWithFiles(context, [file], (saving, stored) => takeUpload(saving, id, file.field, stored.one(file.field) ?? ''));
  await useReplacements(context, restorers);
  // files that cannot be removed now are removed by the next cleanup
  await removeUnusedFiles(context).catch(() => {});
  return { media: await find(context.db, id), records_count: before.uses_count };
};

const namedUses = 3;

const refusalText = ({ name, uses_count }: MediaFile, uses: readonly MediaUse[]): string => {
  const titles = uses.slice(0, namedUses).map(({ title }) => title);
  const others = uses_count - titles.length;
  const where = titles.length === 0 ? 'in a record' : `in ${titles.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
  return `${name} is used ${where}. Remove it there first.`;
};

/** Moves it to the trash. @returns its id there @throws AppError 'not-found', 'conflict' while a record uses the file */
export const removeMedia = (context: SavingContext, id: number): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const at = timestamp(context.clock);
    await lockRows(db, 'media', [id]);
    const { path } = await find(db, id);
    // makes saves that attach the file wait, like syncFileReferences
    await unclaimed.touchUnclaimed(db, [{ path, expiresAt: at }], at);
    const { media, uses } = await getMedia(db, id);
    if (uses.length > 0) throw new AppError('conflict', { message: refusalText(media, uses) });
    return orNotFound((await removeRecords({ ...context, db }, 'media', [id]))[0] ?? null).trashId;
  });
