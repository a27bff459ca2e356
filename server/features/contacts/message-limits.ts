// Limits on all messages regardless of their network, so that a flood fills neither the database nor the mailbox of the company.
import type { Database } from '#server/database/schema.ts';
import { tooMany } from '#server/http/rate-limits.ts';
import { type CountRequest, countClient } from '#server/platform/request-counts.ts';
import * as repository from './contacts.repository.ts';

const hourMs = 60 * 60 * 1000;
/** Number of messages per client and hour above which further ones do not change the score. */
const mostOfClient = 100;
/** Number of messages from all clients per hour above which each client can send only one. */
const mostOfAll = 1000;

/**
 * Counts a message.
 * @param isLimited whether the limit for all clients together applies
 * @returns the number of messages from its client in this hour @throws AppError 'too-many'
 */
export const countMessages = async (countRequest: CountRequest, address: string, isLimited: boolean): Promise<number> => {
  const client = await countClient(countRequest, { name: 'message', address, windowMs: hourMs, limit: mostOfClient });
  if (!isLimited) return client.current;
  const all = await countRequest('all messages', hourMs);
  if (all.current > mostOfAll && client.current > 1) throw tooMany(all.ttl);
  return client.current;
};

/** Number of messages per hour that send mail; further ones appear only in the CMS, and the last mail says so. */
export const mailedAnHour = 60;

/** @param at ISO 8601 @returns the number of messages that sent mail in the hour before */
export const countMailed = (db: Database, at: string): Promise<number> =>
  repository.countMailed(db, { since: new Date(Date.parse(at) - hourMs).toISOString(), until: at });
