// Buffers reported views for at most about a second, so that many views need few transactions.
import type { FastifyBaseLogger } from 'fastify';
import type { DropReason } from '#contract/rules/analytics.ts';
import type { Context } from '#server/database/context.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { type Batch, type ReportedView, recordBatch } from './recording.ts';

const delayMs = 500;
const retryMs = 5000;
/** Views in one transaction; more would block other writers for too long. */
const mostInBatch = 250;
/** Buffer size during a database outage; further views are dropped. */
const mostWaiting = 20_000;

export interface Collector {
  view: (view: ReportedView) => void;
  drop: (at: number, reason: DropReason) => void;
  /** Stores the buffered views. During a database outage it tries again later; a view that cannot be stored is dropped. */
  flush: () => Promise<void>;
  /** Stores the buffered views at shutdown. */
  close: () => Promise<void>;
}

type Entry = { view: ReportedView } | { dropped: Batch['dropped'][number] };

const toBatch = (entries: readonly Entry[]): Batch => ({
  views: entries.flatMap((entry) => ('view' in entry ? [entry.view] : [])),
  dropped: entries.flatMap((entry) => ('dropped' in entry ? [entry.dropped] : [])),
});

/** @param siteUrl public origin, whose own domain is not counted as a referrer */
export const createCollector = (context: Context, siteUrl: string, log: Pick<FastifyBaseLogger, 'error'>): Collector => {
  let waiting: Entry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();

  const store = async () => {
    let most = mostInBatch;
    let dropped = 0;
    let cause: unknown;
    while (waiting.length > 0) {
      const entries = waiting.slice(0, most);
      try {
        await recordBatch(context, siteUrl, toBatch(entries));
        // removed after storing, because new views are appended in the meantime
        waiting = waiting.slice(entries.length);
        most = Math.min(2 * most, mostInBatch);
      } catch (error) {
        if (isUnavailable(error)) {
          log.error({ err: error }, 'storing visits failed, will retry');
          schedule(retryMs);
          break;
        }
        // a single view may be the cause: bisecting the batch finds it, so that it does not block the others
        if (entries.length === 1) {
          waiting = waiting.slice(1);
          dropped += 1;
          cause = error;
        }
        most = Math.ceil(entries.length / 2);
      }
    }
    if (dropped > 0) log.error({ err: cause, dropped }, 'visits that cannot be stored were dropped');
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
