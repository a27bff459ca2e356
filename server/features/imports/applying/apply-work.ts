// Applies and undoes imports in the background of this process. A lease in the database says which process works on an import, so that
// another one, or the next start, continues if it is killed.
import { randomUUID } from 'node:crypto';
import type { ImportState } from '#contract/rules/imports.ts';
import { type BackgroundWork, createBackgroundWork } from '#server/features/imports/background-work.ts';
import { removeUnusedFiles } from '#server/features/uploads/unused-files.ts';
import { isPassing } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import * as repository from './apply.repository.ts';
import { type PrepareContext, prepareFiles, removePrepared } from './apply-files.ts';
import { completeImport, undoImport, type WriteContext, writeImport } from './write-import.ts';

const leaseMs = 60_000;
const renewMs = 20_000;

const working: readonly ImportState[] = ['preparing', 'writing', 'undoing'];

const failure = 'The files of the import could not be prepared because of an error of the server. Nothing was written.';

const prepare = async (context: PrepareContext, stored: repository.StoredImport, closing: AbortSignal): Promise<void> => {
  const { db, log } = context;
  const { id } = stored;
  try {
    if (await prepareFiles(context, stored, closing)) {
      const total = (await repository.listNumbers(db, id, ['planned', 'prepared'])).length;
      await repository.changeState(db, id, { from: ['preparing'], to: 'writing', set: { done: 0, total } });
    }
  } catch (error) {
    // continued when the lease is over
    if (closing.aborted || isPassing(error)) return;
    if (!(error instanceof SheetError)) log.error({ err: error, import: id }, 'the files of an import could not be prepared');
    const text = error instanceof SheetError ? error.message : failure;
    await repository.changeState(db, id, { from: ['preparing'], to: 'failed', set: { failure: text } });
  }
  // cancelled while a file was being stored
  const state = (await repository.findImport(db, id))?.state;
  if (state === 'cancelled' || state === 'failed') await removePrepared(context, id);
};

/** Works on the import until its present state ends. */
const step = async (context: PrepareContext, id: number, closing: AbortSignal): Promise<ImportState | null> => {
  const stored = await repository.findImport(context.db, id);
  if (!stored) return null;
  if (stored.state === 'preparing') await prepare(context, stored, closing);
  if (stored.state === 'writing') await writeImport(context, id, closing);
  if (stored.state === 'undoing') await undoImport(context, id, closing);
  return stored.state;
};

/** Works on an import unless another process does. */
const work = async (context: PrepareContext, id: number, closing: AbortSignal): Promise<void> => {
  const { db, clock } = context;
  const token = randomUUID();
  const until = () => new Date(clock().getTime() + leaseMs).toISOString();
  if (!(await repository.takeLease(db, id, { token, now: timestamp(clock), until: until() }))) return;
  const renewing = setInterval(() => void repository.extendLease(db, id, token, until()).catch(() => {}), renewMs).unref();
  try {
    let before: ImportState | null = null;
    while (!closing.aborted) {
      const state = await step(context, id, closing);
      // nothing to do, or the same state again: paused, or continued later
      if (state === null || state === before || !working.includes(state)) break;
      before = state;
    }
    await removeUnusedFiles(context).catch(() => {});
  } finally {
    clearInterval(renewing);
    await repository.endLease(db, id, token).catch(() => {});
  }
};

export type ImportWork = BackgroundWork;

export const createImportWork = (context: PrepareContext): ImportWork =>
  createBackgroundWork(
    (id, closing) => work(context, id, closing),
    (err, id) => context.log.error({ err, import: id }, 'an import was interrupted'),
  );

/** Continues imports whose process ended, one after another. */
export const continueImports = async (context: PrepareContext, closing: AbortSignal): Promise<void> => {
  const { db, clock } = context;
  for (const id of await repository.listUnfinished(db, working, timestamp(clock))) {
    if (closing.aborted) return;
    await work(context, id, closing);
  }
};

/**
 * Completes what a killed process has begun to write, before the first request: visitors would see a part of it. Only for an embedded
 * database, which no other process uses; on PostgreSQL a part is never stored.
 */
export const completeWriting = async (context: WriteContext): Promise<void> => {
  await repository.endLeases(context.db, working);
  for (const id of await repository.listUnfinished(context.db, ['writing', 'undoing'])) await completeImport(context, id);
};
