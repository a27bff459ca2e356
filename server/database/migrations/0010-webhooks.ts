// Webhooks, and the events that wait for them or were sent to them.
import { type Kysely, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';

export const up = async (db: Kysely<unknown>, { id, end }: ColumnTypes): Promise<void> => {
  const statements = [
    `create table webhooks (
      id ${id},
      name text not null,
      url text not null,
      events text not null,
      is_enabled integer not null default 1 check (is_enabled in (0, 1)),
      disabled_reason text check (disabled_reason in ('gone', 'failing')),
      secret text not null,
      previous_secret text,
      previous_until text,
      failing_since text,
      failures integer not null default 0,
      paused_until text,
      last_error text,
      delivered_at text,
      created_at text not null,
      updated_at text not null
    )${end}`,
    // no foreign key: a save must not fail because its webhook is removed at the same time
    `create table webhook_deliveries (
      id ${id},
      webhook_id integer not null,
      event_id text not null,
      type text not null,
      kind text,
      record_id integer,
      version integer,
      fields text not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      created_at text not null,
      queued_at text not null,
      next_attempt_at text not null,
      leased_until text,
      lease_token text,
      attempted_at text,
      status integer,
      duration_ms integer,
      error text,
      request_body text,
      response_body text
    )${end}`,
    `create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at, id) where state = 'waiting'`,
    `create index webhook_deliveries_order on webhook_deliveries (webhook_id, kind, record_id, id) where state = 'waiting'`,
    'create index webhook_deliveries_log on webhook_deliveries (webhook_id, state, id)',
    'create index webhook_deliveries_record on webhook_deliveries (kind, record_id)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
