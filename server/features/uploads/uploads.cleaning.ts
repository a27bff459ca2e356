// Cleans the pictures that were uploaded before metadata was removed at upload: once, in the background, each in one step.
import { glob, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isDone, markDone } from '#server/database/one-time-tasks.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { timestamp } from '#server/platform/clock.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { cleanStoredPicture, UnfitPictureError } from '#server/platform/pictures/clean.ts';
import { removeUnnamedVariants } from '#server/platform/pictures/variants.ts';
import * as repository from './uploads.repository.ts';
import type { UploadsContext } from './uploads.service.ts';

interface Options extends UploadsContext {
  dataDir: string;
  /** Ends the work after the picture that is under way; the next start begins again. */
  signal: AbortSignal;
}

/** @returns null for a picture that cannot be read: it stays as it is */
const cleaned = (bytes: Buffer, path: string): Promise<Buffer | null> =>
  cleanStoredPicture(bytes, extname(path).slice(1)).catch((error: unknown) => {
    if (error instanceof UnfitPictureError) return null;
    throw error;
  });

const cleanOne = async ({ db, clock, files, dataDir }: Options, path: string): Promise<void> => {
  const bytes = await readFile(join(dataDir, path)).catch(() => null);
  const result = bytes && (await cleaned(bytes, path));
  if (!result || result === bytes) return;
  // written again while somebody removes it, the picture would be a file that nothing knows: the next sweep looks at it
  await repository.addPossibleOrphan(db, path, timestamp(clock));
  await files.replaceFile(path, result);
};

/** @returns how many pictures were looked at; null when all were cleaned by an earlier start */
export const cleanStoredPictures = async (options: Options): Promise<number | null> => {
  const { db, clock, dataDir, signal } = options;
  await removeUnnamedVariants(dataDir);
  if (await isDone(db, 'picture-metadata')) return null;
  let count = 0;
  for await (const path of glob('uploads/*/*/*', { cwd: dataDir })) {
    if (signal.aborted) return count;
    const stored = path.replaceAll('\\', '/');
    if (!isStoredPath(stored) || stored.endsWith('.pdf')) continue;
    await cleanOne(options, stored);
    count++;
  }
  await inTransaction(db, async (transaction) => {
    if (!(await isDone(transaction, 'picture-metadata'))) await markDone(transaction, clock, 'picture-metadata');
  });
  return count;
};

/**
 * Until the app is closed. A failure is logged, and the next start tries again.
 * @returns a function that begins
 */
export const registerCleaning = (app: FastifyInstance, options: Omit<Options, 'signal'>) => {
  const end = new AbortController();
  let running: Promise<unknown> | null = null;
  app.addHook('onClose', async () => {
    end.abort();
    await running;
  });
  return (): void => {
    running = cleanStoredPictures({ ...options, signal: end.signal }).catch((error: unknown) =>
      app.log.error({ err: error }, 'removing metadata from stored pictures failed'),
    );
  };
};
