// The cleanup: removes stored files that no record, draft, revision, trash entry, unsaved change or library entry needs.
import { batchesOf } from '#server/database/batches.ts';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as uses from './file-uses.repository.ts';
import * as media from './media.repository.ts';
import * as repository from './uploads.repository.ts';
import type { UploadsContext } from './uploads.service.ts';

const filesOfOneRun = 1000;
/** Time after which a file used in unsaved changes is checked again. */
const typedMs = 24 * 60 * 60 * 1000;

/**
 * Decides which files to remove and deletes their rows, so that no save can use them any more. They remain on the list until the file
 * store has removed them, so that the next cleanup finds them if the process exits earlier.
 */
const giveUp = ({ db, clock }: Context, paths: readonly string[]): Promise<string[]> =>
  inTransaction(db, async (transaction) => {
    const at = timestamp(clock);
    const expired: string[] = [];
    for (const path of paths.toSorted()) if (await repository.lockExpired(transaction, path, at)) expired.push(path);
    const kept = await uses.listKept(transaction, expired);
    // unsaved changes may still be saved, so their files are checked again later
    const typed = [
      ...(await uses.listTyped(
        transaction,
        expired.filter((path) => !kept.has(path)),
      )),
    ];
    const expiresAt = new Date(clock().getTime() + typedMs).toISOString();
    await repository.touchUnclaimed(
      transaction,
      typed.map((path) => ({ path, expiresAt })),
      at,
    );
    await repository.removeUnclaimed(transaction, [...kept]);
    const unused = expired.filter((path) => !kept.has(path) && !typed.includes(path));
    await repository.removeNames(transaction, unused);
    await media.removeMediaOf(transaction, unused);
    return unused;
  });

/** @returns errors of files that could not be removed */
const removeExpired = async (context: UploadsContext, paths: readonly string[]): Promise<unknown[]> => {
  const { db, files } = context;
  const unused = await giveUp(context, paths);
  // checked after the decision: a later copy of the database does not name the files, and an earlier one has suspended the removal
  if (unused.length === 0 || (await files.isRemovalHeld())) return [];
  const results = await Promise.allSettled(unused.map((path) => files.removeFile(path)));
  await repository.removeUnclaimed(
    db,
    unused.filter((_path, index) => results[index]?.status === 'fulfilled'),
  );
  return results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
};

/**
 * Removes listed files that have expired and are not used. Runs at every start, every hour and after each save.
 * @throws AggregateError with the errors of files that could not be removed; the next run retries them
 */
export const removeUnusedFiles = async (context: UploadsContext, limit = filesOfOneRun): Promise<void> => {
  const errors: unknown[] = [];
  const expired = await repository.listExpired(context.db, timestamp(context.clock), limit);
  // checked before the decision, because files may be used again while the removal is suspended
  if (expired.length === 0 || (await context.files.isRemovalHeld())) return;
  for (const some of batchesOf(expired)) errors.push(...(await removeExpired(context, some)));
  if (errors.length > 0) throw new AggregateError(errors, 'Unused files could not be removed');
};

/** Expires the files of saves interrupted by a crash. Must not be called while other instances may be saving. */
export const expireUnfinishedSaves = ({ db, clock }: Context): Promise<void> => repository.expireSaves(db, timestamp(clock));
