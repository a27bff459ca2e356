import type { Connection } from '#server/database/connect.ts';

/** Counts the queries of the returned connection, except reads of the content version. */
export const countQueries = (connection: Connection) => {
  let queries = 0;
  const db = connection.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return {
    connection: { ...connection, db } satisfies Connection,
    /** Number of queries so far. */
    queries: () => queries,
    /** Also returns the number of queries that the work has run. */
    during: async <T>(work: () => Promise<T>): Promise<[result: T, queries: number]> => {
      const before = queries;
      return [await work(), queries - before];
    },
  };
};
