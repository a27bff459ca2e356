import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { WebhooksTable } from '#server/database/tables/webhooks.ts';

export type WebhookRow = Selectable<WebhooksTable>;

export const listWebhooks = (db: Database): Promise<WebhookRow[]> => db.selectFrom('webhooks').selectAll().orderBy('id').execute();

export const countWebhooks = async (db: Database): Promise<number> => (await db.selectFrom('webhooks').select('id').execute()).length;

export const getWebhook = async (db: Database, id: number): Promise<WebhookRow | null> =>
  (await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

export const addWebhook = async (db: Database, row: Insertable<WebhooksTable>): Promise<number> =>
  (await db.insertInto('webhooks').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateWebhook = async (db: Database, id: number, change: Updateable<WebhooksTable>): Promise<void> => {
  await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
};

/** Counts a failed attempt. @returns the number of failures since the last delivery */
export const countFailure = async (db: Database, id: number, error: string, at: string): Promise<number> => {
  const row = await db
    .updateTable('webhooks')
    .set(({ eb, fn, val }) => ({
      failures: eb('failures', '+', 1),
      failing_since: fn.coalesce('failing_since', val(at)),
      last_error: error,
    }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 1;
};

export const removeWebhook = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
  await db.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
};
