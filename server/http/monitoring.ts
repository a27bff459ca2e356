// The metrics of this process.
import type { Config } from '#server/config/config.ts';
import type { Connection } from '#server/database/connect.ts';
import type { Metric } from '#server/platform/metrics.ts';
import { createProcessMetrics } from '#server/platform/process-metrics.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';

const poolMetric = ({ pool }: Connection): Metric[] => {
  if (!pool) return [];
  const samples = Object.entries(pool()).map(([state, value]) => ({ labels: { state }, value }));
  return [{ name: 'site_database_pool', help: 'Connections to PostgreSQL, and requests that wait for one.', type: 'gauge', samples }];
};

export interface Monitoring {
  requests: RequestMetrics;
  read: () => Metric[];
}

/** @returns null without METRICS_TOKEN: nothing is measured then */
export const createMonitoring = ({ metricsToken }: Pick<Config, 'metricsToken'>, connection: Connection): Monitoring | null => {
  if (metricsToken === null) return null;
  const requests = createRequestMetrics();
  const readProcess = createProcessMetrics();
  return { requests, read: () => [...readProcess(), ...requests.read(), ...poolMetric(connection)] };
};
