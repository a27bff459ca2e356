// The states of webhooks and deliveries as words.
import { counted } from '#contract/rules/numbers.ts';
import type { DeliveryState, DisabledReason } from '#contract/rules/webhooks.ts';
import type { Webhook } from '#contract/webhooks.ts';
import type { Formats } from '#web/shared/lib/formats.ts';

/** Completes a sentence that ends with a colon. */
export const disabledTexts: Record<DisabledReason, string> = {
  gone: 'its receiver answered that it no longer exists (410).',
  failing: 'nothing could be delivered for three days.',
};

export const badgeOf = ({ is_enabled, failing_since }: Webhook): { className: string; text: string } => {
  if (!is_enabled) return { className: 'badge off', text: 'Disabled' };
  return failing_since === null ? { className: 'badge green', text: 'Healthy' } : { className: 'badge red', text: 'Failing' };
};

const moment = (at: string, { date, time }: Formats): string => `${date(at)}, ${time(at)}`;

/** @returns one line about deliveries, e.g. "Last delivery November 21, 2026, 10:00, 2 events waiting" */
export const factsOf = ({ delivered_at, waiting, failed }: Webhook, formats: Formats): string =>
  [
    delivered_at === null ? 'Nothing delivered yet' : `Last delivery ${moment(delivered_at, formats)}`,
    waiting > 0 && `${counted(waiting, 'event')} waiting`,
    failed > 0 && `${counted(failed, 'event')} failed in the last 30 days`,
  ]
    .filter(Boolean)
    .join(', ');

/** @returns why the webhook needs attention, in a sentence; null if it does not */
export const problemOf = ({ disabled_reason, failing_since, last_error, is_enabled }: Webhook, formats: Formats): string | null => {
  if (disabled_reason !== null) return `Disabled by the product: ${disabledTexts[disabled_reason]}`;
  return is_enabled && failing_since !== null ? `Failing since ${moment(failing_since, formats)}: ${last_error ?? ''}` : null;
};

export const deliveryWords: Record<DeliveryState, { className: string; text: string }> = {
  waiting: { className: 'badge yellow', text: 'Waiting' },
  delivered: { className: 'badge green', text: 'Delivered' },
  failed: { className: 'badge red', text: 'Failed' },
};
