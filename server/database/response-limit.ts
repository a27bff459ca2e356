// If a network drops all packets, there is no error for minutes. If a statement gets no response and is not ended by PostgreSQL's own
// limit, its connection is closed: the waiting work fails, and the pool opens another connection.
import type { Client, PoolClient } from 'pg';

/** Time for the network, in addition to PostgreSQL's time limit for a statement. */
export const responseMarginMs = 5000;

/**
 * @param statementMs PostgreSQL's limit, which a transaction can lift
 * @returns a function that sends a statement, and fails as for a lost connection if no response arrives in time
 */
export const createResponseLimit = (client: PoolClient, statementMs: number) => {
  let isLifted = false;
  return async <T>(text: string, send: () => Promise<T>): Promise<T> => {
    // by `set_config`, until the end of the transaction
    if (text.includes("'statement_timeout'")) isLifted = true;
    else if (/^(commit|rollback)$/i.test(text)) isLifted = false;
    if (isLifted) return send();
    let check: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // if the process was busy, timers run before sockets are read, so this waits for the sockets. With a statement in progress, `end`
      // closes the connection immediately
      check = setImmediate(() => void (client as PoolClient & Pick<Client, 'end'>).end());
    }, statementMs + responseMarginMs);
    try {
      return await send();
    } finally {
      clearTimeout(timer);
      clearImmediate(check);
    }
  };
};
