// Finds files of the media library that cannot be deleted because records use them.
import { batchesOf } from '#server/database/batches.ts';
import type { Context } from '#server/database/context.ts';
import * as media from '#server/features/uploads/media.repository.ts';
import * as unclaimed from '#server/features/uploads/uploads.repository.ts';
import { timestamp } from '#server/platform/clock.ts';

const refusal = (uses: number): string => (uses > 1 ? `${uses} records use it` : 'A record uses it');

/** Must be called in the transaction of the deletion: saves that attach one of the files then wait. @returns the reasons, by id */
export const listFilesInUse = async ({ db, clock }: Context, ids: readonly number[]): Promise<Map<number, string>> => {
  const at = timestamp(clock);
  const paths = (await media.listPaths(db, ids)).map(({ path }) => path).toSorted();
  for (const some of batchesOf(paths))
    await unclaimed.touchUnclaimed(
      db,
      some.map((path) => ({ path, expiresAt: at })),
      at,
    );
  // read only after locking
  const uses = new Map((await media.listPaths(db, ids)).map(({ id, uses_count }) => [id, uses_count]));
  return new Map(
    ids.flatMap((id): [number, string][] => {
      const count = uses.get(id);
      // a file of an unsaved form
      if (count === undefined) return [[id, 'It does not exist any more']];
      return count > 0 ? [[id, refusal(count)]] : [];
    }),
  );
};
