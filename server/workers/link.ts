// The connection of a worker to the primary process.
import type { Phase } from '#server/http/lifecycle.ts';
import type { Metric } from '#server/platform/metrics.ts';
import type { RequestCount } from '#server/platform/request-counts.ts';
import type { ServerState, Workers } from '#server/platform/workers.ts';
import type { FromWorker, Question, ToWorker } from './messages.ts';

export interface Link {
  workers: Workers;
  /** The phase of the server now. */
  phase: () => Promise<Phase>;
  /** Reports that the start failed. */
  fail: (message: string) => Promise<void>;
}

/** @param onPhase called when the phase of the server changes */
export const openLink = (onPhase: (phase: Phase) => void): Link => {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  let storeViews = async () => {};
  let readMetrics = (): Metric[] => [];

  const send = (message: FromWorker): Promise<void> =>
    new Promise((resolve) => {
      // without a connection, the primary process has ended, and so will this one
      if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
      else resolve();
    });
  const ask = <T>(question: Question): Promise<T> =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, (answer) => resolve(answer as T));
      void send({ kind: 'question', id: lastId, question });
    });

  process.on('message', (message: ToWorker) => {
    if (message.kind === 'answer') {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
    } else if (message.kind === 'phase') {
      onPhase(message.phase);
    } else if (message.kind === 'read-metrics') {
      void send({ kind: 'metrics-read', id: message.id, metrics: readMetrics() });
    } else {
      const { id } = message;
      void storeViews().then(() => send({ kind: 'views-stored', id }));
    }
  });
  return {
    workers: {
      countRequest: (key, windowMs) => ask<RequestCount>({ kind: 'count-request', key, windowMs }),
      countView: (use) => ask<boolean>({ kind: 'count-view', use }),
      storeViews: () => ask<void>({ kind: 'store-views' }),
      onStoreViews: (store) => {
        storeViews = store;
      },
      serverState: () => ask<ServerState>({ kind: 'server-state' }),
      reportSlowStatement: (statement) => void ask<void>({ kind: 'slow-statement', statement }),
      readMetrics: () => ask<Metric[]>({ kind: 'metrics' }),
      onReadMetrics: (read) => {
        readMetrics = read;
      },
    },
    phase: () => ask<Phase>({ kind: 'phase' }),
    fail: (message) => send({ kind: 'failed', message }),
  };
};
