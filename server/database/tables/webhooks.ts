// Tables of webhooks.
import type { Generated } from 'kysely';
import type { DeliveryState, DisabledReason, EventKind, EventType, testEvent } from '#contract/rules/webhooks.ts';
import type { Flag } from '../flags.ts';

export interface WebhooksTable {
  id: Generated<number>;
  name: string;
  url: string;
  /** JSON list of EventType. */
  events: string;
  is_enabled: Generated<Flag>;
  /** Null unless the product has disabled it. */
  disabled_reason: DisabledReason | null;
  /** Sealed (server/platform/secrets.ts). */
  secret: string;
  /** The secret before the rotation; requests are also signed with it until `previous_until`. */
  previous_secret: string | null;
  previous_until: string | null;
  /** Time of the first failure since the last delivery. */
  failing_since: string | null;
  /** Failures since the last delivery. */
  failures: Generated<number>;
  /** Nothing is sent before this time. */
  paused_until: string | null;
  last_error: string | null;
  delivered_at: string | null;
  created_at: string;
  updated_at: string;
}

/** An event for one webhook. Its body is composed for each attempt. */
export interface WebhookDeliveriesTable {
  id: Generated<number>;
  webhook_id: number;
  /** The same for all attempts. */
  event_id: string;
  type: EventType | typeof testEvent;
  /** Null for a test event. */
  kind: EventKind | null;
  record_id: number | null;
  version: number | null;
  /** JSON list of the changed fields. */
  fields: string;
  state: DeliveryState;
  attempts: Generated<number>;
  created_at: string;
  /** When it was added, or sent again by an administrator. */
  queued_at: string;
  next_attempt_at: string;
  leased_until: string | null;
  lease_token: string | null;
  attempted_at: string | null;
  /** HTTP status. */
  status: number | null;
  duration_ms: number | null;
  error: string | null;
  request_body: string | null;
  response_body: string | null;
}

export interface WebhooksTables {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
