// Writes or undoes a whole import. Visitors see all of it at its end: on PostgreSQL because it is one transaction; on SQLite, where other
// saves run between its batches, because their reads are held. After an interruption it continues with the rows that are left.
import { setTimeout as pause } from 'node:timers/promises';
import { batchesOf, inBatches } from '#server/database/batches.ts';
import type { Connection } from '#server/database/connect.ts';
import { isPostgres } from '#server/database/full-text.ts';
import type { Database } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordAction } from '#server/features/audit/record-actions.ts';
import type { SavingContext, UploadsContext } from '#server/features/uploads/uploads.service.ts';
import { timestamp } from '#server/platform/clock.ts';
import * as repository from './apply.repository.ts';
import { undoRows } from './undo-rows.ts';
import { writeRows } from './write-rows.ts';

export interface WriteContext extends UploadsContext {
  holdVisitors: Connection['holdVisitors'];
  log: { error: (details: object, message: string) => void };
  /** For tests. */
  gates?: {
    /** Called before each batch. */
    beforeBatch?: (batches: number) => Promise<void>;
    /** Called before the files of a row are prepared. */
    beforeFile?: (row: number) => Promise<void>;
    /** Waits before another attempt. */
    wait?: (ms: number) => Promise<void>;
  };
}

/** Other saves wait for a batch on SQLite; a batch of products with long texts takes about 60 ms. */
const rowsOfBatch = 100;
/** Shorter than usual: visitors need little time while an import is written, because their responses come from the cache. */
const shareOfPauses = 0.25;
const firstWaitMs = 500;
const longestWaitMs = 30_000;

const actorOf = ({ actor_id, actor_name, actor_token_id, acting_name }: repository.StoredImport): SavingContext['actor'] => {
  if (actor_id === null) return null;
  return { id: actor_id, name: acting_name ?? actor_name ?? '', ...(actor_token_id !== null && { apiTokenId: actor_token_id }) };
};

interface Direction {
  state: 'writing' | 'undoing';
  end: 'applied' | 'undone';
  at: 'applied_at' | 'undone_at';
  /** Rows that are left. */
  list: (db: Database, id: number) => Promise<number[]>;
  run: typeof writeRows;
  action: 'import' | 'restore';
}

const writing: Direction = {
  state: 'writing',
  end: 'applied',
  at: 'applied_at',
  list: (db, id) => repository.listNumbers(db, id, ['planned', 'prepared']),
  run: writeRows,
  action: 'import',
};

const undoing: Direction = {
  state: 'undoing',
  end: 'undone',
  at: 'undone_at',
  list: async (db, id) => (await repository.listNumbers(db, id, ['written'])).reverse(),
  run: undoRows,
  action: 'restore',
};

/** Requires a transaction. */
const finish = async (acting: SavingContext, stored: repository.StoredImport, { state, end, at, action }: Direction): Promise<void> => {
  const { db, clock } = acting;
  const { id, file_name } = stored;
  if (!(await repository.changeState(db, id, { from: [state], to: end, set: { [at]: timestamp(clock) } }))) return;
  const counts = await repository.countStates(db, id);
  await recordAction(acting, { action, kind: 'import', id, name: file_name, details: counts });
};

interface Progress {
  closing: AbortSignal;
  /** Runs a batch, and stores the progress through the given database. */
  step: (transaction: Database, progress: Database, batch: readonly number[]) => Promise<void>;
  before: () => Promise<boolean>;
  finish: (transaction: Database) => Promise<void>;
}

const progressOf = (
  context: WriteContext,
  stored: repository.StoredImport,
  direction: Direction,
  numbers: readonly number[],
  closing: AbortSignal,
): Progress => {
  const { log, gates } = context;
  const { id, total } = stored;
  const onError = (error: unknown) => log.error({ err: error, import: id }, 'a row of an import could not be saved');
  const positions = new Map(numbers.map((number, index) => [number, index + 1]));
  const doneAfter = (batch: readonly number[]) => total - numbers.length + (positions.get(batch.at(-1) ?? 0) ?? 0);
  const acting = (db: Database) => ({ ...context, db, actor: actorOf(stored) });
  let batches = 0;
  return {
    closing,
    step: async (transaction, progress, batch) => {
      await direction.run(acting(transaction), id, batch, onError);
      await repository.noteProgress(progress, id, doneAfter(batch));
    },
    before: async () => {
      await gates?.beforeBatch?.(batches);
      batches += 1;
      return !closing.aborted;
    },
    finish: (transaction) => finish(acting(transaction), stored, direction),
  };
};

class ClosingError extends Error {}

/** One transaction, on PostgreSQL. */
const runAtOnce = ({ db }: WriteContext, { before, step, finish: end }: Progress, numbers: readonly number[]): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await repository.lockImports(transaction);
    for (const batch of batchesOf(numbers, rowsOfBatch)) {
      if (!(await before())) throw new ClosingError();
      // others see the progress
      await step(transaction, db, batch);
    }
    await end(transaction);
  });

const runInBatches = async ({ db }: WriteContext, progress: Progress, numbers: readonly number[]): Promise<void> => {
  const work = (transaction: Database, batch: readonly number[]) => progress.step(transaction, transaction, batch);
  await inBatches(db, numbers, work, { size: rowsOfBatch, pauses: shareOfPauses, before: progress.before });
  if (!progress.closing.aborted) await inTransaction(db, progress.finish);
};

const run = async (context: WriteContext, id: number, direction: Direction, closing: AbortSignal): Promise<void> => {
  const { db } = context;
  const stored = await repository.findImport(db, id);
  if (stored?.state !== direction.state) return;
  const numbers = await direction.list(db, id);
  const progress = progressOf(context, stored, direction, numbers, closing);
  await (isPostgres(db) ? runAtOnce : runInBatches)(context, progress, numbers);
};

/** Attempts it again until it succeeds: half of an import must not remain, for example when the disk was full. */
const untilDone = async ({ log, gates }: WriteContext, id: number, closing: AbortSignal, attempt: () => Promise<void>): Promise<void> => {
  const wait = gates?.wait ?? ((ms: number) => pause(ms, undefined, { signal: closing, ref: false }).catch(() => {}));
  for (let waitMs = firstWaitMs; !closing.aborted; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (closing.aborted) return;
      log.error({ err: error, import: id }, 'an import is interrupted, and will be continued');
      await wait(waitMs);
    }
  }
};

const runHeld = async (context: WriteContext, id: number, direction: Direction, closing: AbortSignal): Promise<void> => {
  const release = await context.holdVisitors();
  // at the shutdown there are no visitors any more
  await untilDone(context, id, closing, () => run(context, id, direction, closing)).finally(release);
};

/** Does the same once, while nobody else uses the database. @throws if it cannot be completed */
export const completeImport = async (context: WriteContext, id: number): Promise<void> => {
  const never = new AbortController().signal;
  await run(context, id, writing, never);
  await run(context, id, undoing, never);
};

/** Writes the rows that are left. @param closing ends it between two batches; the next start continues */
export const writeImport = (context: WriteContext, id: number, closing: AbortSignal): Promise<void> =>
  runHeld(context, id, writing, closing);

/** Undoes the rows that are left. */
export const undoImport = (context: WriteContext, id: number, closing: AbortSignal): Promise<void> =>
  runHeld(context, id, undoing, closing);
