// For tests of released files, because the files of a revision remain as long as the revision does.
import type { Context } from '#server/database/context.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { addPossiblyUnclaimed } from '#server/features/uploads/uploads.repository.ts';
import { createFiles } from '#server/platform/files.ts';

interface Options {
  context: Context;
  dataDir: string;
}

/**
 * Removes all revisions, as the limit on their number does, and the files that only they referenced.
 * @returns the files that they referenced
 */
export const endHistory = async ({ context, dataDir }: Options): Promise<string[]> => {
  const { db, clock } = context;
  const files = (await db.selectFrom('revision_files').select('path').distinct().execute()).map(({ path }) => path);
  await db.deleteFrom('revision_files').execute();
  await db.deleteFrom('revisions').execute();
  for (const path of files) await addPossiblyUnclaimed(db, path, clock().toISOString());
  // a save does the same
  await removeUnusedFiles({ ...context, files: createFiles({ dataDir, clock }) }).catch(() => {});
  return files;
};
