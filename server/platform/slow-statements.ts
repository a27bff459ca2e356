// The database statements that took longest since the start, for administrators and monitoring. Statements have placeholders in
// place of values, so they contain no data of visitors.
import { type Clock, timestamp } from './clock.ts';

/** In milliseconds. Typical statements take less than 10; on SQLite, the whole process waits for a statement. */
export const slowMs = 200;
const longestText = 1000;
const kept = 20;

export interface SlowStatement {
  sql: string;
  ms: number;
}

export interface SlowStatementCount {
  sql: string;
  /** Number of executions since the start. */
  count: number;
  longestMs: number;
  lastAt: string;
}

export interface SlowStatements {
  report: (statement: SlowStatement) => void;
  /** Slowest first. */
  list: () => SlowStatementCount[];
  /** Number of all slow statements, including those that are not listed. */
  total: () => number;
}

export const createSlowStatements = (clock: Clock): SlowStatements => {
  const statements = new Map<string, SlowStatementCount>();
  const list = () => [...statements.values()].sort((one, other) => other.longestMs - one.longestMs);
  let total = 0;
  return {
    report: ({ sql: whole, ms }) => {
      total += 1;
      const sql = whole.length > longestText ? `${whole.slice(0, longestText)}…` : whole;
      const { count, longestMs } = statements.get(sql) ?? { count: 0, longestMs: 0 };
      statements.set(sql, { sql, count: count + 1, longestMs: Math.max(longestMs, Math.round(ms)), lastAt: timestamp(clock) });
      const fastest = list()[kept];
      if (fastest) statements.delete(fastest.sql);
    },
    list,
    total: () => total,
  };
};
