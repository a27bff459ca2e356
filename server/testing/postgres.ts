// PostgreSQL in process, for the tests that show that both databases answer alike.
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Connection } from '#server/database/connect.ts';
import type { Tables } from '#server/database/schema.ts';

// starting one takes seconds: the files of a worker share it, one test at a time. At import, so that no test's time counts
const server = await PGlite.create();

/** An empty database. The one given out before is emptied, so a file has one at a time. */
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
