// Between the reports and the database: a buffer of at most about a second, so that a busy minute costs few transactions.
import type { FastifyBaseLogger } from 'fastify';
import type { DropReason } from '#contract/rules/analytics.ts';
import type { Context } from '#server/database/context.ts';
import { type Batch, type ReportedView, recordBatch } from './analytics.recording.ts';

const delayMs = 500;
const retryMs = 5000;
/** In one transaction, so that nobody waits long for the database. */
const mostInBatch = 250;
/** While the database does not answer; what comes beyond is lost. */
const mostWaiting = 20_000;

export interface Collector {
  view: (view: ReportedView) => void;
  drop: (at: number, reason: DropReason) => void;
  /** Stores what was reported so far. A failure is logged, and tried again later. */
  flush: () => Promise<void>;
  /** Stores what was reported, for the last time. */
  close: () => Promise<void>;
}

type Entry = { view: ReportedView } | { dropped: Batch['dropped'][number] };

const toBatch = (entries: readonly Entry[]): Batch => ({
  views: entries.flatMap((entry) => ('view' in entry ? [entry.view] : [])),
  dropped: entries.flatMap((entry) => ('dropped' in entry ? [entry.dropped] : [])),
});

export const createCollector = (context: Context, siteUrl: string, log: Pick<FastifyBaseLogger, 'error'>): Collector => {
  let waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  const store = async () => {
    while (waiting.length > 0) {
      const entries = waiting.slice(0, mostInBatch);
      try {
        await recordBatch(context, siteUrl, toBatch(entries));
        // only now: what comes meanwhile is added behind
        waiting = waiting.slice(entries.length);
      } catch (error) {
        log.error({ err: error }, 'visits could not be stored, they are kept for a while');
        schedule(retryMs);
        return;
      }
    }
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(store);
    return running;
  };
  const schedule = (afterMs: number) => {
    timer ??= setTimeout(flush, afterMs).unref();
  };
  const add = (entry: Entry) => {
    if (waiting.length >= mostWaiting) return;
    waiting.push(entry);
    schedule(delayMs);
  };
  return {
    view: (view) => add({ view }),
    drop: (at, reason) => add({ dropped: { at, reason } }),
    flush,
    close: async () => {
      await flush();
      clearTimeout(timer);
    },
  };
};
