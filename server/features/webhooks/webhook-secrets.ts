// The secrets of webhooks are stored encrypted, because signing needs them.
import type { Secrets } from '#server/platform/secrets.ts';
import { newSecret } from './signature.ts';
import type { WebhookRow } from './webhooks.repository.ts';

const purpose = 'webhook secret';

/** @returns a new secret, and what is stored of it */
export const createSecret = async (secrets: Secrets): Promise<{ secret: string; sealed: string }> => {
  const secret = newSecret();
  return { secret, sealed: await secrets.seal(secret, purpose) };
};

/**
 * @param at ISO 8601
 * @returns the secrets with which a request is signed at that time, the current one first; none if the current one cannot be read
 */
export const openSecrets = async (
  secrets: Secrets,
  { secret, previous_secret, previous_until }: Pick<WebhookRow, 'secret' | 'previous_secret' | 'previous_until'>,
  at: string,
): Promise<string[]> => {
  const current = await secrets.open(secret, purpose);
  if (current === null) return [];
  const previous =
    previous_secret !== null && previous_until !== null && previous_until > at ? await secrets.open(previous_secret, purpose) : null;
  return previous === null ? [current] : [current, previous];
};
