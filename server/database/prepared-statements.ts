// Prepares frequently sent statements on each connection to PostgreSQL, which then no longer parses them and, in most cases, no longer
// plans them (docs/decisions/0055-prepared-statements.md).
import { hash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';
import { createResponseLimit } from './response-limit.ts';

/** Uses of a statement before it is prepared: lists of different lengths produce many statements that are seldom used again. */
const usesBefore = 5;
/** Maximum number of prepared statements: each connection stores their plans in memory. */
const mostPrepared = 200;
const mostCounted = 1000;

/** PostgreSQL cannot prepare other statements, or a text with several statements. */
const canBePrepared = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text) && !text.includes(';');

/**
 * The same name in every process: processes behind a pooler share connections, and a name must not refer to another process's statement.
 */
const nameFor = (text: string): string => `often_used_${hash('sha256', text).slice(0, 32)}`;

const createNames = () => {
  const uses = new LRUCache<string, number>({ max: mostCounted });
  const names = new Map<string, string | null>();
  return {
    /** @returns null if the statement is not to be prepared */
    nameOf: (text: string): string | null => {
      const known = names.get(text);
      if (known !== undefined || names.size === mostPrepared) return known ?? null;
      const count = (uses.get(text) ?? 0) + 1;
      uses.set(text, count);
      if (count <= usesBefore) return null;
      uses.delete(text);
      const name = canBePrepared(text) ? nameFor(text) : null;
      names.set(text, name);
      return name;
    },
    forget: (text: string): void => void names.set(text, null),
  };
};

/**
 * @returns whether a prepared statement has become invalid: its columns have changed, as when a later version migrates the database
 * (0A000), or a connection pooler has removed it (26000) or prepared one with the same name (42P05)
 */
export const isStale = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['0A000', '26000', '42P05'].includes(String(error.code));

/**
 * A pool whose connections prepare statements. A statement that has become invalid is no longer prepared.
 * @param statementMs PostgreSQL's time limit for a statement (response-limit.ts)
 */
export const preparing = (pool: Pool, statementMs: number): PostgresPool => {
  const { nameOf, forget } = createNames();
  const prepare = (client: PoolClient): PostgresPoolClient => {
    const inTime = createResponseLimit(client, statementMs);
    const query = async (text: string, values?: unknown[]): Promise<unknown> => {
      const sendOnce = () => inTime(text, () => client.query(text, values));
      const name = nameOf(text);
      if (name === null) return sendOnce();
      try {
        return await inTime(text, () => client.query({ name, text, values }));
      } catch (error) {
        if (!isStale(error)) throw error;
        forget(text);
        return await sendOnce().catch(() => {
          // a transaction is repeated as a whole
          throw error;
        });
      }
    };
    return { query: query as PostgresPoolClient['query'], release: (isBroken?: boolean) => client.release(isBroken) };
  };
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? prepare(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
};
