// Claims of scheduled jobs by one of several instances that use one PostgreSQL. The clock of the database decides.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from './schema.ts';
import { isUnavailable } from './unavailable.ts';

/** Decides which of several instances runs a job. */
export interface JobClaims {
  /** Longest time between two attempts of an instance to claim a job. */
  checkMs: number;
  /** @returns a function that is called after the run; null if the job is not due, or another instance runs it */
  take: (job: { name: string; everyMs: number }) => Promise<(() => Promise<void>) | null>;
}

/** A job whose instance died is free after this time. */
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

/** Each run is claimed by one instance. A job that ended is due again after its interval; one whose instance died, within a minute. */
export const createJobClaims = (db: Database): JobClaims => {
  const holder = randomUUID();
  const unlessUnavailable = (error: unknown) => {
    // requests report an outage of the database
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
