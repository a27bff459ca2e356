// Reports the slow statements of a connection.
import type { Logger } from 'kysely';
import { type SlowStatement, slowMs } from '#server/platform/slow-statements.ts';

export interface SlowStatementWatch {
  /** Called by Kysely for each statement. */
  log: Logger;
  listen: (listener: (statement: SlowStatement) => void) => void;
}

export const watchSlowStatements = (): SlowStatementWatch => {
  let onSlow = (_statement: SlowStatement): void => {};
  return {
    // also called for a failed statement, e.g. one that exceeded the time limit
    log: ({ query: { sql }, queryDurationMillis: ms }) => {
      if (ms >= slowMs) onSlow({ sql, ms });
    },
    listen: (listener) => {
      onSlow = listener;
    },
  };
};
