import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgres } from '#server/testing/postgres.ts';
import type { Connection } from './connect.ts';
import { connect } from './connect.ts';
import { createJobClaims } from './job-claims.ts';

const job = { name: 'visits', everyMs: 60 * 60 * 1000 };

describe('scheduled jobs of several instances on one PostgreSQL (START-13)', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await createPostgres();
  });
  afterEach(() => connection.close());
  const instance = () => createJobClaims(connection.db);
  /** Moves the claims into the past instead of waiting. */
  const pass = (seconds: number) => sql`update job_claims set free_at = free_at - ${seconds} * interval '1 second'`.execute(connection.db);

  it('run on only one of them', async () => {
    const taken = await Promise.all(Array.from({ length: 5 }, () => instance().take(job)));
    expect(taken.filter((release) => release !== null)).toHaveLength(1);
    expect(await instance().take({ ...job, name: 'spam' })).not.toBeNull();
  });

  it('are due again after their interval', async () => {
    const release = await instance().take(job);
    await release?.();
    await pass(3590);
    expect(await instance().take(job)).toBeNull();
    await pass(11);
    expect(await instance().take(job)).not.toBeNull();
  });

  it('are taken over from an instance that died, which can no longer release them', async () => {
    const release = await instance().take(job);
    await pass(39);
    expect(await instance().take(job)).toBeNull();
    await pass(2);
    const other = await instance().take(job);
    expect(other).not.toBeNull();
    await release?.();
    await other?.();
    await pass(3590);
    expect(await instance().take(job)).toBeNull();
  });

  it('wait while the database is unavailable', async () => {
    const away = await connect('postgres://user@127.0.0.1:1/site');
    expect(await createJobClaims(away.db).take(job)).toBeNull();
    await away.close();
  });
});
