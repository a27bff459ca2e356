// Messages between the primary process and its workers.
import type { Phase } from '#server/http/lifecycle.ts';
import type { Metric } from '#server/platform/metrics.ts';
import type { SlowStatement } from '#server/platform/slow-statements.ts';
import type { ReportedUse } from '#server/platform/workers.ts';

export type Question =
  | { kind: 'phase' }
  | { kind: 'count-request'; key: string; windowMs: number }
  | { kind: 'count-view'; use: ReportedUse }
  | { kind: 'store-views' }
  | { kind: 'server-state' }
  | { kind: 'slow-statement'; statement: SlowStatement }
  | { kind: 'metrics' };

export type FromWorker =
  | { kind: 'question'; id: number; question: Question }
  | { kind: 'views-stored'; id: number }
  | { kind: 'metrics-read'; id: number; metrics: Metric[] }
  /** The start failed. */
  | { kind: 'failed'; message: string };

export type ToWorker =
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'phase'; phase: Phase }
  /** Asks for `views-stored`. */
  | { kind: 'store-views'; id: number }
  /** Asks for `metrics-read`. */
  | { kind: 'read-metrics'; id: number };
