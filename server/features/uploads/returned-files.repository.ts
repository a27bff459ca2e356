// Files in the trash that a record uses again, for example through a restored revision.
import type { Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';
import { removeFromTrash } from '#server/records/trash/trash.repository.ts';
import { parseTrashData } from '#server/records/trash/trash-data.ts';
import * as uses from './file-uses.repository.ts';
import * as media from './media.repository.ts';

/** Returns files to the library, with their texts. Must be called in the transaction that attaches the paths. */
export const returnFiles = async ({ db, clock }: Context, paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return;
  const trashIds = await uses.listUsers(db, 'trash', paths);
  if (trashIds.length === 0) return;
  const rows = await db.selectFrom('trash').select(['id', 'data']).where('kind', '=', 'media').where('id', 'in', trashIds).execute();
  for (const { id, data } of rows) {
    // the stored row has the columns of its table
    await media.returnFile(db, parseTrashData(data).row as unknown as Parameters<typeof media.returnFile>[1], timestamp(clock));
    await uses.removeUsesOf(db, 'trash', [id]);
    await removeFromTrash(db, [id]);
  }
};
