// The cleanup: removes stored files that no record, draft, revision, entry of the trash or unsaved change names and that the library does
// not keep.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '#server/database/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as holders from './holders.repository.ts';
import * as media from './media.repository.ts';
import * as repository from './uploads.repository.ts';
import type { UploadsContext } from './uploads.service.ts';

const filesOfOneRun = 1000;
const filesOfOneTransaction = 8;
/** When a file that somebody has typed into a form and not saved is looked at again. */
const typedMs = 24 * 60 * 60 * 1000;

/** @returns errors of files that could not be removed */
const removeExpired = ({ db, clock, files }: UploadsContext, paths: readonly string[]): Promise<unknown[]> =>
  inTransaction(db, async (transaction) => {
    const at = timestamp(clock);
    // checked inside the transaction: a file that was released before is in no later copy of the database, and one that a copy names
    // was released after the hold had begun
    if (await files.isRemovalHeld()) return [];
    const expired: string[] = [];
    for (const path of paths.toSorted()) if (await repository.lockExpired(transaction, path, at)) expired.push(path);
    if (expired.length === 0) return [];
    const used = await holders.listUsed(transaction, expired);
    const unused = expired.filter((path) => !used.has(path));
    // what was typed and not saved can still be saved: asked again later
    const typed = await holders.listTyped(transaction, unused);
    const errors: unknown[] = [];
    const done: string[] = [];
    const gone: string[] = [];
    for (const path of expired) {
      if (typed.has(path)) continue;
      try {
        // before the row is removed, so that the next cleanup finds the path if the process ends here
        if (!used.has(path)) {
          await files.removeFile(path);
          gone.push(path);
        }
        done.push(path);
      } catch (error) {
        errors.push(error);
      }
    }
    const expiresAt = new Date(clock().getTime() + typedMs).toISOString();
    await repository.touchOrphans(
      transaction,
      [...typed].map((path) => ({ path, expiresAt })),
      at,
    );
    await repository.removeNames(transaction, gone);
    await media.removeMediaOf(transaction, gone);
    await repository.removeOrphans(transaction, done);
    return errors;
  });

/**
 * Removes the files of the list that have expired and are not used. Runs at every start, every hour, and after each save.
 * @throws AggregateError with the errors of files that could not be removed; the next run tries again
 */
export const removeUnusedFiles = async (context: UploadsContext, limit = filesOfOneRun): Promise<void> => {
  const errors: unknown[] = [];
  const expired = await repository.listExpired(context.db, timestamp(context.clock), limit);
  // a file store that does not respond is noticed before a transaction, which blocks other writers, waits for it
  if (expired.length === 0 || (await context.files.isRemovalHeld())) return;
  for (let start = 0; start < expired.length; start += filesOfOneTransaction) {
    // the search for references reads whole tables: other requests are served in between
    await nextTurn();
    errors.push(...(await removeExpired(context, expired.slice(start, start + filesOfOneTransaction))));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Unused files could not be removed');
};

/** Expires the files of saves that a crash interrupted. Do not call it while other instances may be saving. */
export const expireUnfinishedSaves = ({ db, clock }: Context): Promise<void> => repository.expireSaves(db, timestamp(clock));
