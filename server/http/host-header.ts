// Refuses requests whose Host header is repeated or invalid, because a proxy may interpret it differently (RFC 9112, section 3.2).
import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';
import { protectiveHeaders } from './headers.ts';

/** RFC 3986: a name or IPv4 address, or an IPv6 address in brackets, with an optional port. */
const host = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

const isHostValid = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() !== 'host') continue;
    count += 1;
    if (count > 1 || !host.test(rawHeaders[at + 1] ?? '')) return false;
  }
  return true;
};

/** Register it before all other hooks and routes. */
export const registerHostHeader = (app: FastifyInstance, siteUrl: string): void => {
  app.addHook('onRequest', async ({ id, raw }, reply) => {
    if (!(raw instanceof IncomingMessage) || isHostValid(raw)) return;
    reply.headers({ ...protectiveHeaders(siteUrl), 'x-request-id': id });
    throw new AppError('malformed', { headers: { connection: 'close' } });
  });
};
