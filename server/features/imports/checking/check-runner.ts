// Runs dry runs in the background of this process. A lease in the database says which process works on an import, so that another one
// continues when it is killed.
import { randomUUID } from 'node:crypto';
import type { Context } from '#server/database/context.ts';
import * as repository from '#server/features/imports/imports.repository.ts';
import { isPassing } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { SheetError } from '#server/platform/sheets/sheet.ts';
import { type CheckContext, leaseMs } from './check-context.ts';
import { runDryRun } from './dry-run.ts';

const leaseOf = ({ clock }: Context) => ({
  token: randomUUID(),
  at: timestamp(clock),
  until: new Date(clock().getTime() + leaseMs).toISOString(),
});

const broken = 'The file could not be checked because of an error of the server. Try again; if it happens again, ask the operator.';

/** Works on a dry run until its end. @param token of the lease that this process has */
const work = async (context: CheckContext, id: number, token: string, signal: AbortSignal): Promise<void> => {
  const { db } = context;
  try {
    await runDryRun(context, id, token, signal);
    // another process, or the next start, continues at once
    if (signal.aborted) await repository.updateCheck(db, id, token, { lease_until: null });
  } catch (error) {
    // continued when the lease is over
    if (isPassing(error)) return;
    if (!(error instanceof SheetError)) context.log.error({ err: error, import: id }, 'the check of an import failed');
    const failure = error instanceof SheetError ? error.message : broken;
    await repository.updateCheck(db, id, token, { state: 'failed', failure, lease_token: null, lease_until: null });
  }
};

export interface CheckRunner {
  /** @param token of the lease */
  start: (id: number, token: string) => void;
  /** Resolves when no dry run is in progress. */
  idle: () => Promise<void>;
  /** Interrupts dry runs; the next start continues them. */
  close: () => Promise<void>;
}

export const createCheckRunner = (context: CheckContext): CheckRunner => {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  const idle = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    start: (id, token) => {
      const run = work(context, id, token, closing.signal)
        // the database is closed or not reachable: the lease ends
        .catch((err: unknown) => context.log.error({ err, import: id }, 'the check of an import was interrupted'))
        .finally(() => running.delete(run));
      running.add(run);
    },
    idle,
    close: async () => {
      closing.abort();
      await idle();
    },
  };
};

/** Starts a dry run from its beginning. Another one of the same import ends with its next batch. */
export const startCheck = async (context: CheckContext, runner: CheckRunner, id: number): Promise<void> => {
  const { token, until } = leaseOf(context);
  const state = { state: 'checking', done: 0, counts: null, failure: null, lease_token: token, lease_until: until } as const;
  await repository.updateImport(context.db, id, state);
  runner.start(id, token);
};

/** Runs dry runs whose process ended, one after another. */
export const continueChecks = async (context: CheckContext, closing: AbortSignal): Promise<void> => {
  for (const id of await repository.listAbandonedChecks(context.db, timestamp(context.clock))) {
    if (closing.aborted) return;
    const lease = leaseOf(context);
    if (await repository.takeCheck(context.db, id, lease)) await work(context, id, lease.token, closing);
  }
};
