// Claims of scheduled jobs, for several instances that share one PostgreSQL. Uses the clock of the database.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** Decides which of several instances runs a job. */
export interface JobClaims {
  /** Maximum time between two attempts of an instance to claim a job. */
  checkMs: number;
  /** @returns a function to call after the run; null if the job is not due or another instance runs it */
  take: (job: { name: string; everyMs: number }) => Promise<(() => Promise<void>) | null>;
}

/** Time after which a job is released if its instance died. */
const heldMs = 40_000;
const renewMs = 10_000;

const inMs = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** @returns whether the job was due and not claimed by another instance */
const take = async (db: Database, name: string, holder: string): Promise<boolean> => {
  const row = await db
    .insertInto('job_claims')
    .values({ name, holder, free_at: inMs(heldMs) })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, free_at: inMs(heldMs) })
        .where('job_claims.free_at', '<=', sql<Date>`clock_timestamp()`),
    )
    .returning('name')
    .executeTakeFirst();
  return row !== undefined;
};

const extend = (db: Database, name: string, holder: string, ms: number) =>
  db
    .updateTable('job_claims')
    .set({ free_at: inMs(ms) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();

/** Each run is claimed by one instance. A finished job is due again after its interval; a job of an instance that died, within a minute. */
export const createJobClaims = (db: Database): JobClaims => {
  const holder = randomUUID();
  const unlessUnavailable = (error: unknown) => {
    // failed requests report the outage of the database
    if (!isUnavailable(error)) throw error;
    return false;
  };
  return {
    checkMs: 15_000,
    take: async ({ name, everyMs }) => {
      if (!(await take(db, name, holder).catch(unlessUnavailable))) return null;
      const renewing = setInterval(() => void extend(db, name, holder, heldMs).catch(() => {}), renewMs).unref();
      return async () => {
        clearInterval(renewing);
        await extend(db, name, holder, everyMs).catch(unlessUnavailable);
      };
    },
  };
};
