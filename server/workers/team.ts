// The workers of the primary process: starts them, replaces those that end, and answers their questions.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Phase } from '#server/http/lifecycle.ts';
import { combineMetrics, type Metric } from '#server/platform/metrics.ts';
import { createRequestCounts } from '#server/platform/request-counts.ts';
import type { SlowStatement } from '#server/platform/slow-statements.ts';
import type { ReportedUse, ServerState } from '#server/platform/workers.ts';
import { StartError } from '#server/start-error.ts';
import type { FromWorker, Question, ToWorker } from './messages.ts';

const firstDelayMs = 100;
const longestDelayMs = 30_000;
/** A worker that ran for this time is replaced without an increased delay. */
const stableMs = 60_000;
/** Time for a worker to store views or to read its metrics; one that hangs does not block the statistics. */
const patienceMs = 2000;

interface Options {
  count: number;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  countView: (use: ReportedUse) => boolean;
  serverState: () => ServerState;
  reportSlowStatement: (statement: SlowStatement) => void;
  /** Reads the metrics of this process. */
  readMetrics: () => Metric[];
}

export interface Team {
  /** Starts the workers. @returns once all of them listen @throws StartError if one cannot */
  start: () => Promise<void>;
  /** Lets the workers serve. */
  serve: () => void;
  /** Ends the workers in order. @returns whether all of them exited with code 0 */
  end: () => Promise<boolean>;
}

/** @param early number of workers in succession that ended soon after their start */
export const restartDelayMs = (early: number): number => Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(early, 20));

const send = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message);
};

/** Questions to the workers, until they are answered. */
const createInquiries = (workers: ReadonlySet<Worker>) => {
  const open = new Map<number, { worker: Worker; done: (answer?: unknown) => void }>();
  let lastId = 0;

  const ask = (worker: Worker, kind: 'store-views' | 'read-metrics'): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => done(), patienceMs);
    const done = (answer?: unknown) => {
      clearTimeout(timer);
      open.delete(id);
      resolve(answer);
    };
    open.set(id, { worker, done });
    send(worker, { kind, id });
    return promise;
  };

  return {
    /** @returns the answers of the workers; undefined from one that does not answer */
    askAll: (kind: 'store-views' | 'read-metrics') => Promise.all([...workers].map((worker) => ask(worker, kind))),
    answered: (id: number, answer?: unknown) => open.get(id)?.done(answer),
    /** A worker that has ended does not answer. */
    close: (ended: Worker) => {
      for (const { worker, done } of open.values()) if (worker === ended) done();
    },
  };
};

type Inquiries = ReturnType<typeof createInquiries>;

/** Answers the questions of the workers. */
const createAnswers = (
  { countView, serverState, reportSlowStatement, readMetrics }: Options,
  { askAll }: Inquiries,
  readPhase: () => Phase,
): ((question: Question) => Promise<unknown>) => {
  const countRequest = createRequestCounts();
  return async (question) => {
    switch (question.kind) {
      case 'phase':
        return readPhase();
      case 'count-request':
        return countRequest(question.key, question.windowMs);
      case 'count-view':
        return countView(question.use);
      case 'store-views':
        return void (await askAll('store-views'));
      case 'server-state':
        return serverState();
      case 'slow-statement':
        return reportSlowStatement(question.statement);
      case 'metrics':
        return combineMetrics([
          readMetrics(),
          ...((await askAll('read-metrics')) as (Metric[] | undefined)[]).map((metrics) => metrics ?? []),
        ]);
    }
  };
};

/** Replaces workers that end, later each time that one ends soon after its start. */
const createReplacements = (log: Options['log'], fork: () => void) => {
  const timers = new Set<NodeJS.Timeout>();
  let early = 0;
  return {
    replace: (worker: Worker, { runMs, code, signal }: { runMs: number; code: number | null; signal: string | null }) => {
      early = runMs < stableMs ? early + 1 : 0;
      const delayMs = restartDelayMs(early);
      log.error({ worker: worker.process.pid, code, signal, delayMs }, 'a worker ended and will be replaced');
      const timer = setTimeout(() => {
        timers.delete(timer);
        fork();
      }, delayMs);
      timers.add(timer);
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
};

export const createTeam = (options: Options): Team => {
  const { count, log } = options;
  const workers = new Set<Worker>();
  const started = Promise.withResolvers<void>();
  let phase: Phase = 'starting';
  let hasStarted = false;
  const inquiries = createInquiries(workers);
  const answerTo = createAnswers(options, inquiries, () => phase);

  const setPhase = (next: Phase) => {
    phase = next;
    for (const worker of workers) send(worker, { kind: 'phase', phase });
  };
  const receive = (worker: Worker, message: FromWorker) => {
    if (message.kind === 'failed') started.reject(new StartError(message.message));
    else if (message.kind === 'views-stored') inquiries.answered(message.id);
    else if (message.kind === 'metrics-read') inquiries.answered(message.id, message.metrics);
    else void answerTo(message.question).then((answer) => send(worker, { kind: 'answer', id: message.id, answer }));
  };

  const fork = () => {
    const worker = cluster.fork();
    const startedAt = performance.now();
    workers.add(worker);
    worker.on('message', (message: FromWorker) => receive(worker, message));
    // a message to a worker that is ending
    worker.on('error', () => {});
    worker.once('exit', (code: number | null, signal: string | null) => {
      workers.delete(worker);
      inquiries.close(worker);
      if (phase === 'ending') return;
      if (hasStarted) replacements.replace(worker, { runMs: performance.now() - startedAt, code, signal });
      else started.reject(new StartError(`A worker ended during the start (${signal ?? `code ${code}`}).`));
    });
    return worker;
  };
  const replacements = createReplacements(log, fork);

  return {
    start: async () => {
      // a hanging worker must not outlive this process
      process.once('exit', () => {
        for (const worker of workers) worker.process.kill('SIGKILL');
      });
      const listening = Array.from({ length: count }, () => once(fork(), 'listening'));
      await Promise.race([Promise.all(listening), started.promise]);
      hasStarted = true;
    },
    serve: () => setPhase('ready'),
    end: async () => {
      replacements.stop();
      const exits = [...workers].map((worker) => once(worker, 'exit'));
      setPhase('ending');
      const codes = await Promise.all(exits);
      return codes.every(([code]) => code === 0);
    },
  };
};
