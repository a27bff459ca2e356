// Request log: one line per response.

import { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type RequestMetrics, routeOf } from './request-metrics.ts';

/**
 * The part of an address before a secret. A test compares it with the routes that have the parameter `:token`. It also covers addresses
 * that match no route, such as a link with a trailing slash.
 */
const secretPart = /((?:[/\\]|%2f)(?:preview|invitations?|password-reset|download)(?:[/\\]|%2f)+)[^/\\?]+/gi;

/** API tokens that a program has put into an address, where they are not accepted. */
const apiToken = /lnt_[\w-]+/g;

/** Escapes of letters, digits, - and _, which need no encoding. */
const needlessEscape = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\da])/gi;

/** Readers of the log must not be able to accept an invitation, set a password, download a backup or see a draft. */
const withoutSecrets = (url: string): string =>
  url.replaceAll(needlessEscape, decodeURIComponent).replaceAll(secretPart, '$1…').replaceAll(apiToken, 'lnt_…');

interface Answered {
  method: string | undefined;
  url: string;
  status: number;
  /** Milliseconds. */
  ms: number;
}

/** Writes the log line of a response, at level error from status 500. */
export const logAnswered = (log: FastifyBaseLogger, { method, url, status, ms }: Answered, bindings: object = {}): void => {
  log[status >= 500 ? 'error' : 'info']({ ...bindings, method, url: withoutSecrets(url), status, ms: Math.round(ms) }, 'answered');
};

/**
 * Logs method, address, status and duration in milliseconds of every response that was not refused because of overload or an outage; no
 * headers, bodies or tokens of links.
 * @param metrics counts all responses
 */
export const registerRequestLog = (app: FastifyInstance, metrics: RequestMetrics | null): void => {
  app.addHook('onResponse', async (request, reply) => {
    // in-process API calls during the rendering of a page are not logged separately
    if (!(request.raw instanceof IncomingMessage)) return;
    const answered = { method: request.method, status: reply.statusCode, ms: reply.elapsedTime };
    metrics?.countAnswer({ route: routeOf(request), ...answered });
    if (!request.isRefused) logAnswered(request.log, { url: request.url, ...answered });
  });
};
