// A network that loses everything gives no error for minutes. A statement that is neither answered nor ended by PostgreSQL's own limit
// loses its connection: what waits for it fails, and the pool opens another one.
import type { Client, PoolClient } from 'pg';

/** Time for the network, in addition to the limit of PostgreSQL for a statement. */
export const responseMarginMs = 5000;

/**
 * @param statementMs the limit of PostgreSQL, which a transaction can lift
 * @returns a function that sends a statement, and fails like a lost connection without a response in time
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
      // after a busy moment timers run before sockets are read. With a statement in progress, this closes the connection at once
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
