// Adds the events of changed records to the outbox of webhooks (docs/decisions/0098-webhooks.md).
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type EventAction, type EventKind, type EventType, eventKinds, eventTypes } from '#contract/rules/webhooks.ts';
import type { Context } from '#server/database/context.ts';
import { idList } from '#server/database/id-list.ts';
import { parseList } from '#server/database/json.ts';
import { timestamp } from '#server/platform/clock.ts';

export interface RecordEvent {
  kind: EventKind;
  id: number;
  action: EventAction;
  /** Null for messages, which have none. */
  version?: number | null;
  /** Names of the changed fields of an update. */
  fields?: readonly string[];
}

/** The header `webhook-id` of the requests. */
export const newEventId = (): string => `evt_${randomUUID()}`;

/** SQLite limits the number of values per statement. */
const addedAtOnce = 500;

export const isEventKind = (kind: string): kind is EventKind => eventKinds.some((one) => one === kind);

type Row = { id: number; version?: unknown; quarantined_at?: unknown };

/** The events of stored rows. Messages in quarantine have none: receivers do not know them. */
export const eventsOf = (kind: EventKind, action: EventAction, rows: readonly Row[]): RecordEvent[] =>
  rows
    .filter(({ quarantined_at }) => typeof quarantined_at !== 'string')
    .map(({ id, version }) => ({ kind, id, action, version: typeof version === 'number' ? version : null }));

/** Deleted messages must not remain in the log of deliveries. */
const forgetMessages = async ({ db }: Context, events: readonly RecordEvent[]): Promise<void> => {
  const ids = events.flatMap(({ kind, action, id }) => (kind === 'message' && action === 'deleted' ? [id] : []));
  if (ids.length === 0) return;
  await db
    .updateTable('webhook_deliveries')
    .set({ request_body: null })
    .where('kind', '=', 'message')
    .where('record_id', 'in', idList(db, ids))
    .execute();
};

/** Must be called inside the transaction of the change, with the row of each record locked or changed, so that events stay in order. */
export const addEvents = async (context: Context, events: readonly RecordEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const { db, clock } = context;
  const stored = await db.selectFrom('webhooks').select(['id', 'events']).where('is_enabled', '=', 1).orderBy('id').execute();
  const webhooks = stored.map(({ id, events: types }) => ({ id, types: new Set(parseList(types, z.enum(eventTypes))) }));
  const at = timestamp(clock);
  const rows = events.flatMap(({ kind, id, action, version = null, fields = [] }) => {
    const type: EventType = `${kind}.${action}`;
    const event = { event_id: newEventId(), type, kind, record_id: id, version, fields: JSON.stringify(fields) };
    const due = { state: 'waiting' as const, created_at: at, queued_at: at, next_attempt_at: at };
    return webhooks.filter(({ types }) => types.has(type)).map((webhook) => ({ webhook_id: webhook.id, ...event, ...due }));
  });
  for (let start = 0; start < rows.length; start += addedAtOnce)
    await db
      .insertInto('webhook_deliveries')
      .values(rows.slice(start, start + addedAtOnce))
      .execute();
  await forgetMessages(context, events);
};
