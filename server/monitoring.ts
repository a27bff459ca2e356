// Collects what monitoring needs of this process, and of all workers.
import type { Config } from './config.ts';
import type { Connection } from './database/connect.ts';
import { createRequestMetrics, type RequestMetrics } from './http/request-metrics.ts';
import type { Clock } from './platform/clock.ts';
import type { JobRuns } from './platform/job-runs.ts';
import type { Metric } from './platform/metrics.ts';
import { createProcessMetrics } from './platform/process-metrics.ts';
import type { SlowStatements } from './platform/slow-statements.ts';
import type { ServerState, Workers } from './platform/workers.ts';

interface ServerFacts {
  clock: Clock;
  jobRuns: JobRuns;
  slowStatements: SlowStatements;
  /** Number of processes that serve. */
  workers: number;
}

/** @returns a function that reads the state of the process of the scheduled jobs */
export const createServerState = ({ clock, jobRuns, slowStatements, workers }: ServerFacts): (() => ServerState) => {
  const startedAt = clock().toISOString();
  return () => ({
    startedAt,
    workers,
    jobs: jobRuns.list(),
    slowStatements: slowStatements.list(),
    slowStatementTotal: slowStatements.total(),
  });
};

const poolMetric = ({ pool }: Connection): Metric[] => {
  if (!pool) return [];
  const samples = Object.entries(pool()).map(([state, value]) => ({ labels: { state }, value }));
  return [{ name: 'site_database_pool', help: 'Connections to PostgreSQL, and requests that wait for one.', type: 'gauge', samples }];
};

export interface Monitoring {
  requests: RequestMetrics;
  /** Reads the metrics of all processes. */
  read: () => Promise<Metric[]>;
}

/** @returns null without METRICS_TOKEN: then nothing is measured */
export const createMonitoring = (
  { metricsToken }: Pick<Config, 'metricsToken'>,
  connection: Connection,
  workers: Workers | undefined,
): Monitoring | null => {
  if (metricsToken === null) return null;
  const requests = createRequestMetrics();
  const readProcess = createProcessMetrics();
  const readOwn = () => [...readProcess(), ...requests.read(), ...poolMetric(connection)];
  workers?.onReadMetrics(readOwn);
  return { requests, read: workers?.readMetrics ?? (async () => readOwn()) };
};
