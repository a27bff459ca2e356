// Events that wait for webhooks or were sent to them. A process leases an event with its own token before sending it; an expired lease can
// be taken over.
import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { DeliveryState } from '#contract/rules/webhooks.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import type { WebhookDeliveriesTable } from '#server/database/tables/webhooks.ts';

export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

const isFree = (at: string) => (eb: ExpressionBuilder<Tables, 'webhook_deliveries'>) =>
  eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', at)]);

/** @returns the ids of webhooks to which something can be sent now */
export const listDueWebhooks = async (db: Database, at: string): Promise<number[]> => {
  const rows = await db
    .selectFrom('webhooks')
    .select('id')
    .where('is_enabled', '=', 1)
    .where((eb) => eb.or([eb('paused_until', 'is', null), eb('paused_until', '<=', at)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('webhook_id', '=', 'webhooks.id')
          .where('state', '=', 'waiting')
          .where('next_attempt_at', '<=', at),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** An earlier event of the same record waits, or is being sent. */
const findDue = (db: Database, webhookId: number, at: string) =>
  db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', at)
    .where(isFree(at))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as earlier')
            .select('earlier.id')
            .whereRef('earlier.webhook_id', '=', 'webhook_deliveries.webhook_id')
            .whereRef('earlier.kind', '=', 'webhook_deliveries.kind')
            .whereRef('earlier.record_id', '=', 'webhook_deliveries.record_id')
            .whereRef('earlier.id', '<', 'webhook_deliveries.id')
            .where('earlier.state', '=', 'waiting'),
        ),
      ),
    )
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Leases the next due event of a webhook and counts the attempt. @returns null if none is due */
export const leaseNext = async (
  db: Database,
  { webhookId, at, until }: { webhookId: number; at: string; until: string },
): Promise<DeliveryRow | null> => {
  for (;;) {
    const due = await findDue(db, webhookId, at);
    if (!due) return null;
    const leased = await db
      .updateTable('webhook_deliveries')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), leased_until: until, lease_token: randomUUID() }))
      .where('id', '=', due.id)
      // another process may have leased it in the meantime
      .where('state', '=', 'waiting')
      .where('next_attempt_at', '<=', at)
      .where(isFree(at))
      .returningAll()
      .executeTakeFirst();
    if (leased) return leased;
  }
};

const noLease = { leased_until: null, lease_token: null };

/** Stores the result of an attempt and ends its lease. @returns false if the lease is lost */
export const recordAttempt = async (
  db: Database,
  { id, lease_token }: Pick<DeliveryRow, 'id' | 'lease_token'>,
  change: Updateable<WebhookDeliveriesTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ ...change, ...noLease })
    .where('id', '=', id)
    .where('lease_token', '=', lease_token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Ends the leases of all processes. Only for a database that no other process uses. */
export const endLeases = async (db: Database): Promise<void> => {
  await db.updateTable('webhook_deliveries').set(noLease).where('state', '=', 'waiting').where('leased_until', 'is not', null).execute();
};

/** @param upTo the last event that is given up; default: all */
export const giveUp = async (db: Database, webhookId: number, error: string, upTo?: number): Promise<void> => {
  let query = db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', error, ...noLease })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting');
  if (upTo !== undefined) query = query.where('id', '<=', upTo);
  await query.execute();
};

/** @returns the newest event beyond the given number of newer ones; null if there are not as many */
export const findBeyond = async (db: Database, webhookId: number, state: DeliveryState, count: number): Promise<number | null> => {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', state)
    .orderBy('id', 'desc')
    .offset(count)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

export const removeUpTo = async (db: Database, webhookId: number, state: DeliveryState, id: number): Promise<void> => {
  await db.deleteFrom('webhook_deliveries').where('webhook_id', '=', webhookId).where('state', '=', state).where('id', '<=', id).execute();
};

/** Removes finished deliveries of events before a time, and all of webhooks that were removed while an event was added. */
export const removeOld = async (db: Database, before: string): Promise<void> => {
  await db.deleteFrom('webhook_deliveries').where('state', '!=', 'waiting').where('created_at', '<', before).execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', 'not in', (eb) => eb.selectFrom('webhooks').select('id'))
    .execute();
};

export const addDelivery = async (db: Database, row: Insertable<WebhookDeliveriesTable>): Promise<number> =>
  (await db.insertInto('webhook_deliveries').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const getDelivery = async (db: Database, id: number): Promise<DeliveryRow | null> =>
  (await db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const listDeliveries = async (
  db: Database,
  { webhookId, state, ...page }: { webhookId: number; state?: DeliveryState | undefined } & PageRequest,
) => {
  let matching = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
  if (state) matching = matching.where('state', '=', state);
  const total = await countRows(matching);
  const rows = await matching
    .selectAll()
    .orderBy('id', 'desc')
    .limit(toLimitOffset(page).limit)
    .offset(toLimitOffset(page).offset)
    .execute();
  return toPaged(rows, total, page);
};

/** @returns the number of waiting and failed events of each webhook, by its id */
export const countByState = async (db: Database): Promise<Map<number, { waiting: number; failed: number }>> => {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => ['webhook_id', 'state', fn.countAll().as('events')])
    .where('state', '!=', 'delivered')
    .groupBy(['webhook_id', 'state'])
    .execute();
  const counts = new Map<number, { waiting: number; failed: number }>();
  for (const { webhook_id, state, events } of rows)
    counts.set(webhook_id, { waiting: 0, failed: 0, ...counts.get(webhook_id), [state]: Number(events) });
  return counts;
};

/** Makes events due, with all attempts again. Leaves those that are being sent. @returns their number */
const startAgain = (db: Database, at: string) =>
  db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, queued_at: at, next_attempt_at: at, ...noLease })
    .where((eb) => eb.or([eb('state', '!=', 'waiting'), isFree(at)(eb)]));

export const sendAgain = async (db: Database, id: number, at: string): Promise<boolean> =>
  (await startAgain(db, at).where('id', '=', id).executeTakeFirst()).numUpdatedRows > 0n;

export const sendFailedAgain = async (db: Database, webhookId: number, since: string, at: string): Promise<number> =>
  Number(
    (
      await startAgain(db, at)
        .where('webhook_id', '=', webhookId)
        .where('state', '=', 'failed')
        .where('created_at', '>=', since)
        .executeTakeFirst()
    ).numUpdatedRows,
  );
