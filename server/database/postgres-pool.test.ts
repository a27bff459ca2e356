// The connections to PostgreSQL while nobody asks for anything.
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { createEmptyPostgres } from '#server/testing/postgres.ts';
import { openConnections } from './postgres.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('keeps the connections that a search uses open, and closes others (SEARCH-15)', async () => {
  const { db, pool, close } = await createEmptyPostgres();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await Promise.all(Array.from({ length: 7 }, () => sql`select pg_sleep(0.1)`.execute(db)));
  expect(pool?.()).toMatchObject({ used: 0, idle: 7 });
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(pool?.()).toMatchObject({ used: 0, idle: openConnections });
  vi.useRealTimers();
  await close();
});
