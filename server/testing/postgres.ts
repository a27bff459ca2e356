// PostgreSQL in process, for the tests that show that both databases answer alike.
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Connection } from '#server/database/connect.ts';
import type { Tables } from '#server/database/schema.ts';

export const createPostgres = (): Connection => ({
  kind: 'postgres',
  db: new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new PGlite() }) }),
});
