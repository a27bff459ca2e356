// Limits of all messages together, whatever their networks: a flood must neither fill the database nor the mailbox of the company.
import type { Database } from '#server/database/schema.ts';
import { tooMany } from '#server/http/rate-limits.ts';
import { type CountRequest, countClient } from '#server/platform/request-counts.ts';
import * as repository from './contacts.repository.ts';

const hourMs = 60 * 60 * 1000;
/** Number of messages of one client in an hour above which further ones do not change the score. */
const mostOfClient = 100;
/** Number of messages of all clients in an hour above which each client can send only one. */
const mostOfAll = 1000;

/**
 * Counts a message.
 * @param isLimited whether messages of all clients together are limited
 * @returns the number of messages of its client in this hour @throws AppError 'too-many'
 */
export const countMessages = async (countRequest: CountRequest, address: string, isLimited: boolean): Promise<number> => {
  const client = await countClient(countRequest, { name: 'message', address, windowMs: hourMs, limit: mostOfClient });
  if (!isLimited) return client.current;
  const all = await countRequest('all messages', hourMs);
  if (all.current > mostOfAll && client.current > 1) throw tooMany(all.ttl);
  return client.current;
};

/** Number of messages in an hour that send mail; further ones are in the CMS only. The last mail says so. */
export const mailedAnHour = 60;

/** @param at ISO 8601 @returns the messages that sent mail in the hour until then */
export const countMailed = (db: Database, at: string): Promise<number> =>
  repository.countMailed(db, { since: new Date(Date.parse(at) - hourMs).toISOString(), until: at });
