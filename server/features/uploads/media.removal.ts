// Moves files of the media library to the trash. The stored files stay where they are.
import { batchesOf } from '#server/database/batches.ts';
import type { Context } from '#server/database/context.ts';
import { type Removed, removeRecords } from '#server/features/trash/trash.removal.repository.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as holders from './holders.repository.ts';
import * as media from './media.repository.ts';
import * as unclaimed from './uploads.repository.ts';
import type { SavingContext } from './uploads.service.ts';

const refusal = (uses: number): string => (uses > 1 ? `${uses} records use it` : 'A record uses it');

/** Call it in the transaction of the deletion: saves that attach one of the files wait. @returns the reasons, by id */
export const listFilesInUse = async ({ db, clock }: Context, ids: readonly number[]): Promise<Map<number, string>> => {
  const at = timestamp(clock);
  const files = await media.listPaths(db, ids);
  const paths = files.map(({ path }) => path).toSorted();
  for (const some of batchesOf(paths))
    await unclaimed.touchOrphans(
      db,
      some.map((path) => ({ path, expiresAt: at })),
      at,
    );
  const used = await holders.listUsedOfMany(db, new Set(paths));
  const known = new Map(files.map((file) => [file.id, file]));
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const file = known.get(id);
      // a file of a form that is not saved yet
      if (!file) return [[id, 'It does not exist any more']];
      return used.has(file.path) ? [[id, refusal(file.uses_count)]] : [];
    }),
  );
};

/** Call it in a transaction, for files that no record uses. @returns those that existed */
export const removeFiles = async (saving: SavingContext, ids: readonly number[], bulkChangeId?: number): Promise<Removed[]> => {
  const { db } = saving;
  const paths = (await media.listPaths(db, ids)).map(({ path }) => path);
  const removed = await removeRecords(saving, 'media', ids, bulkChangeId);
  for (const some of batchesOf(paths)) {
    await media.removeMediaOf(db, some);
    // from now on the trash uses them
    await unclaimed.removeOrphans(db, some);
  }
  return removed;
};
