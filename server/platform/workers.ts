// What the workers of one server share (docs/decisions/0027-workers.md). A server without workers needs none of it.
import type { JobRun } from './job-runs.ts';
import type { Metric } from './metrics.ts';
import type { RequestCount } from './request-counts.ts';
import type { SlowStatement, SlowStatementCount } from './slow-statements.ts';

export interface ReportedUse {
  address: string;
  userAgent: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What the process of the scheduled jobs knows. */
export interface ServerState {
  startedAt: string;
  /** Processes that serve requests. */
  workers: number;
  jobs: JobRun[];
  /** Of all processes. */
  slowStatements: SlowStatementCount[];
  slowStatementTotal: number;
}

export interface Workers {
  /** Counts a request of any worker. */
  countRequest: (key: string, windowMs: number) => Promise<RequestCount>;
  /** Counts a view of any worker. @returns whether it is within the limits of its address */
  countView: (use: ReportedUse) => Promise<boolean>;
  /** Calls the function of `onStoreViews` in every worker. */
  storeViews: () => Promise<void>;
  /** @param store stores the views that were reported to this worker */
  onStoreViews: (store: () => Promise<void>) => void;
  serverState: () => Promise<ServerState>;
  reportSlowStatement: (statement: SlowStatement) => void;
  /** Reads the metrics of all processes. */
  readMetrics: () => Promise<Metric[]>;
  /** @param read reads the metrics of this worker */
  onReadMetrics: (read: () => Metric[]) => void;
}
