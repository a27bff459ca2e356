// Remembers which records forms have created, because a form whose response was lost is sent again with the same key.
import { createHash } from 'node:crypto';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { timestamp } from '#server/platform/clock.ts';

const keptMs = 24 * 60 * 60 * 1000;

interface Attempt {
  kind: PublishedKind;
  /** Without a key, each call creates a record. */
  key: string | undefined;
}

const rowOf = ({ actor }: ActingContext, { kind, key }: Attempt) =>
  actor && key !== undefined ? { administrator_id: actor.id, kind, key_hash: createHash('sha256').update(key).digest('hex') } : null;

/** @returns the record that the same form has created; null if there is none */
export const findCreated = async (context: ActingContext, attempt: Attempt): Promise<number | null> => {
  const row = rowOf(context, attempt);
  if (!row) return null;
  const created = context.db.selectFrom('created_records').where((where) => where.and(row));
  return (await created.select('record_id').executeTakeFirst())?.record_id ?? null;
};

/** If two transactions create a record with the same key, the second one violates the constraint and runs again. */
export const rememberCreated = async (context: ActingContext, attempt: Attempt, record_id: number): Promise<void> => {
  const row = rowOf(context, attempt);
  const created_at = timestamp(context.clock);
  if (row)
    await context.db
      .insertInto('created_records')
      .values({ ...row, record_id, created_at })
      .execute();
};

export const forgetCreated = async ({ db, clock }: Context): Promise<void> => {
  const before = new Date(clock().getTime() - keptMs).toISOString();
  await db.deleteFrom('created_records').where('created_at', '<', before).execute();
};
