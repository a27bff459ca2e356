// One commit for the single statements that wait at the same moment (docs/decisions/0028-shared-commits.md). A commit waits for the
// disk, which takes much longer than the statements.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { type CompiledQuery, DeleteQueryNode, InsertQueryNode, type QueryResult, UpdateQueryNode } from 'kysely';

interface Waiting {
  query: CompiledQuery;
  resolve: (result: QueryResult<unknown>) => void;
  reject: (error: unknown) => void;
}

interface Options {
  writer: DatabaseSync;
  write: (query: CompiledQuery) => QueryResult<unknown>;
  /** Begins a transaction when it is the caller's turn. @returns a function that ends the turn */
  begin: () => Promise<() => void>;
}

/** @returns whether the statement can share a transaction with others: SQLite undoes it alone if it fails */
export const canShareCommit = ({ query }: CompiledQuery): boolean =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query);

/**
 * @returns a function that runs a statement and resolves once it is committed. A statement that fails does not affect the others of
 * its commit, unless SQLite rolls the transaction back, for example because the disk is full: then all of them fail.
 */
export const createSharedCommits = ({ writer, write, begin }: Options) => {
  let waiting: Waiting[] = [];

  const runAll = (batch: readonly Waiting[]): (() => void)[] =>
    batch.map(({ query, resolve, reject }) => {
      try {
        const result = write(query);
        return () => resolve(result);
      } catch (error) {
        if (!writer.isTransaction) throw error;
        return () => reject(error);
      }
    });

  const undo = (): void => {
    try {
      // SQLite rolls back automatically after some errors
      if (writer.isTransaction) writer.exec('rollback');
    } catch {
      // the next transaction fails to begin and reports it
    }
  };

  const commit = async (): Promise<void> => {
    // requests that arrived in the same turn of the event loop have then reached their statements
    await endOfTurn();
    const endTurn = await begin().catch((error: unknown) => {
      for (const { reject } of waiting.splice(0)) reject(error);
    });
    if (!endTurn) return;
    const batch = waiting;
    waiting = [];
    try {
      const answers = runAll(batch);
      writer.exec('commit');
      for (const answer of answers) answer();
    } catch (error) {
      for (const { reject } of batch) reject(error);
      undo();
    } finally {
      endTurn();
    }
  };

  return (query: CompiledQuery): Promise<QueryResult<unknown>> =>
    new Promise((resolve, reject) => {
      waiting.push({ query, resolve, reject });
      if (waiting.length === 1) void commit();
    });
};
