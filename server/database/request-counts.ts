// Counts requests by key within time windows, for all instances that share one PostgreSQL.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Clock, timestamp } from '#server/platform/clock.ts';
import { type CountRequest, createRequestCounts, type RequestCount } from '#server/platform/request-counts.ts';
import type { Context } from './context.ts';
import { isUnavailable } from './unavailable.ts';

interface Requests {
  keyHash: string;
  windowMs: number;
  added: number;
}

const endOf = (clock: Clock, windowMs: number): string => new Date(clock().getTime() + windowMs).toISOString();

/** @returns the count including the added requests */
const add = async ({ db, clock }: Context, { keyHash, windowMs, added }: Requests): Promise<RequestCount> => {
  const now = timestamp(clock);
  const { count, ends_at } = await db
    .insertInto('request_counts')
    .values({ key_hash: keyHash, count: added, ends_at: endOf(clock, windowMs) })
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql`case when request_counts.ends_at > ${now} then request_counts.count else 0 end + excluded.count`,
        ends_at: sql`case when request_counts.ends_at > ${now} then request_counts.ends_at else excluded.ends_at end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { current: count, ttl: Date.parse(ends_at) - clock().getTime() };
};

type Answer = (count: RequestCount | Promise<RequestCount>) => void;

/**
 * Requests of one key that arrive while a statement runs are added by the next statement, so that a flood from one client occupies only one
 * connection. While the database is unavailable, each process counts alone.
 */
export const createDatabaseCounts = (context: Context): CountRequest => {
  const countHere = createRequestCounts(() => context.clock().getTime());
  const waiting = new Map<string, Answer[]>();

  const work = async (key: string, windowMs: number, answers: Answer[]): Promise<void> => {
    // hashed, because the key contains a person's network address
    const keyHash = createHash('sha256').update(key).digest('base64');
    while (answers.length > 0) {
      const batch = answers.splice(0);
      const answerOf = await add(context, { keyHash, windowMs, added: batch.length }).then(
        ({ current, ttl }) =>
          (index: number) => ({ current: current - batch.length + index + 1, ttl }),
        (error: unknown) => () => (isUnavailable(error) ? countHere(key, windowMs) : Promise.reject(error)),
      );
      for (const [index, answer] of batch.entries()) answer(answerOf(index));
    }
    waiting.delete(key);
  };

  return (key, windowMs) =>
    new Promise((resolve) => {
      const answers = waiting.get(key);
      if (answers) return void answers.push(resolve);
      const first = [resolve];
      waiting.set(key, first);
      void work(key, windowMs, first);
    });
};

/** Removes counts whose window has ended. */
export const removeOldCounts = async ({ db, clock }: Context): Promise<void> => {
  await db.deleteFrom('request_counts').where('ends_at', '<=', timestamp(clock)).execute();
};
