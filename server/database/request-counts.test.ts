import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgres } from '#server/testing/postgres.ts';
import { type Connection, connect } from './connect.ts';
import { createDatabaseCounts, removeOldCounts } from './request-counts.ts';

const minuteMs = 60_000;

describe('counts of several instances on one PostgreSQL (LOAD-06)', () => {
  let connection: Connection;
  let now: number;
  const instance = () => ({ db: connection.db, clock: () => new Date(now) });
  beforeEach(async () => {
    connection = await createPostgres();
    now = Date.parse('2026-11-23T10:00:00Z');
  });
  afterEach(() => connection.close());

  it('add up, separately for each key', async () => {
    const [first, second] = [createDatabaseCounts(instance()), createDatabaseCounts(instance())];
    expect(await first('contact a', minuteMs)).toEqual({ current: 1, ttl: minuteMs });
    now += 10_000;
    expect(await second('contact a', minuteMs)).toEqual({ current: 2, ttl: 50_000 });
    expect(await second('contact b', minuteMs)).toEqual({ current: 1, ttl: minuteMs });
  });

  it('give each of many simultaneous requests a different number', async () => {
    const instances = [createDatabaseCounts(instance()), createDatabaseCounts(instance())];
    const counts = await Promise.all(Array.from({ length: 60 }, async (_, index) => instances[index % 2]?.('search a', minuteMs)));
    const numbers = counts.map((count) => count?.current ?? 0).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  });

  it('start again when the window has ended, and are removed', async () => {
    const count = createDatabaseCounts(instance());
    await count('contact a', minuteMs);
    now += minuteMs;
    expect(await count('contact a', minuteMs)).toEqual({ current: 1, ttl: minuteMs });
    now += minuteMs;
    await removeOldCounts(instance());
    expect(await connection.db.selectFrom('request_counts').selectAll().execute()).toEqual([]);
  });

  it('contain no address', async () => {
    await createDatabaseCounts(instance())('contact 203.0.113.7', minuteMs);
    const rows = await connection.db.selectFrom('request_counts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  });

  it('continue in the memory of each instance while the database is unavailable', async () => {
    const away = await connect('postgres://user@127.0.0.1:1/site');
    const count = createDatabaseCounts({ ...instance(), db: away.db });
    expect([await count('contact a', minuteMs), await count('contact a', minuteMs)].map(({ current }) => current)).toEqual([1, 2]);
    await away.close();
  });

  it('report an error that is not an outage', async () => {
    await connection.db.executeQuery(CompiledQuery.raw('alter table request_counts rename to other_counts'));
    await expect(createDatabaseCounts(instance())('contact a', minuteMs)).rejects.toThrow('request_counts');
  });
});
