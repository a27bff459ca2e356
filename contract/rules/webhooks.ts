// Names and limits of webhooks.
import { publishedKinds } from './record-kinds.ts';

/** Kinds of records whose changes are sent. */
export const eventKinds = [...publishedKinds, 'message'] as const;
export type EventKind = (typeof eventKinds)[number];

export const eventActions = ['created', 'updated', 'deleted', 'restored'] as const;
export type EventAction = (typeof eventActions)[number];

export type EventType = `${EventKind}.${EventAction}`;

/** The events that a webhook can be sent, e.g. `product.updated`. */
export const eventTypes = eventKinds.flatMap((kind) => eventActions.map((action): EventType => `${kind}.${action}`));

/** Sent only when somebody asks for it. */
export const testEvent = 'test';

export const webhookLimits = {
  webhooks: 20,
  name: 100,
  url: 2000,
  /** Events that can wait for a webhook; the oldest are given up. */
  waiting: 100_000,
  /** Delivered events in the log. */
  logged: 500,
  loggedDays: 30,
  /** Time after which an event is given up. */
  retryDays: 3,
  /** Time for which the previous secret remains valid after a rotation. */
  previousSecretHours: 24,
} as const;

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why the product has disabled a webhook. */
export type DisabledReason = 'gone' | 'failing';

/** @returns whether a webhook can have the address: http or https, without user name, password and fragment */
export const isWebhookAddress = (address: string): boolean =>
  /^https?:\/\/[^\s\\#]+$/i.test(address) && !/^https?:\/\/[^/?]*@/i.test(address) && URL.canParse(address);
