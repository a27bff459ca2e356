// In-process PostgreSQL (PGlite), for tests that run on both databases.
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Connection } from '#server/database/connect.ts';
import type { Tables } from '#server/database/schema.ts';

// starting takes seconds, so all files of a worker share one; started at import, so that it does not count as time of a test
const server = await PGlite.create();

/** @returns an empty database. The previous one is emptied, so only one can be used at a time. */
export const createPostgres = async (): Promise<Connection> => {
  await server.exec('drop schema public cascade; create schema public');
  const client = new Proxy(server, {
    get: (target, property) => {
      if (property === 'close') return async () => {};
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: client }) });
  const connection: Connection = {
    kind: 'postgres',
    db,
    isReady: async () => true,
    prepare: (work) => work(connection),
    close: () => db.destroy(),
  };
  return connection;
};
