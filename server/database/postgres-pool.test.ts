// The connections to PostgreSQL while the server is idle.
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { createEmptyPostgres, createPostgres } from '#server/testing/postgres.ts';
import { openConnections, versionMs } from './postgres.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives up reading the content version if the server does not respond, and reads it again (OUT-03)', async () => {
  const { db, contentVersion, close } = await createPostgres();
  // opens the connections used below
  await Promise.all([1, 2].map(() => sql`select pg_sleep(0.1)`.execute(db)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await db.transaction().execute(async (transaction) => {
    await sql`lock table content_version in access exclusive mode`.execute(transaction);
    const read = expect(contentVersion()).rejects.toThrow('PostgreSQL does not respond.');
    await vi.advanceTimersByTimeAsync(versionMs);
    await read;
  });
  expect(await contentVersion()).toEqual(expect.any(Number));
  vi.useRealTimers();
  await close();
});

it('leaves a few connections open, and closes the others', async () => {
  const { db, pool, close } = await createEmptyPostgres();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await Promise.all(Array.from({ length: 7 }, () => sql`select pg_sleep(0.1)`.execute(db)));
  expect(pool?.()).toMatchObject({ used: 0, idle: 7 });
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(pool?.()).toMatchObject({ used: 0, idle: openConnections });
  vi.useRealTimers();
  await close();
});
