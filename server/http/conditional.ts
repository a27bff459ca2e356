// Conditional requests: responses have an ETag, and a matching If-None-Match is answered with 304.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** @returns a weak ETag, because the same content can be sent with or without compression */
export const weakTag = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return `W/"${hash.digest('base64url')}"`;
};

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** @param header If-None-Match: one tag, a list of tags, or `*` */
const names = (header: string, etag: string): boolean =>
  header.trim() === '*' || [...header.matchAll(/(?:W\/)?"[^"]*"/g)].some(([tag]) => opaque(tag) === opaque(etag));

export const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

/** @returns whether a client may store the response */
export const isKept = (reply: FastifyReply): boolean => !String(reply.getHeader('cache-control') ?? '').includes('no-store');

/** @returns whether the client already has the content with this ETag */
export const matches = ({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean => {
  const asked = headers['if-none-match'];
  return asked !== undefined && (asked === etag || names(asked, etag));
};

const isText = (reply: FastifyReply): boolean => /^text\/|json|xml/.test(String(reply.getHeader('content-type') ?? ''));

/** Sets ETag and Vary unless the response already has them. @returns the ETag; undefined for a stream without one */
export const addValidators = (reply: FastifyReply, payload: unknown): string | undefined => {
  // text is compressed depending on the request (compression.ts), so caches need `vary`, also with a 304
  if (isText(reply) && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
  if (!reply.hasHeader('etag') && (typeof payload === 'string' || Buffer.isBuffer(payload))) reply.header('etag', weakTag(payload));
  return reply.getHeader('etag')?.toString();
};

/**
 * The body of a 304. With an empty text, Content-Length would state that the content is empty; without a stream, so would Fastify's HEAD
 * route.
 */
const noBody = ({ method }: FastifyRequest): Readable | null => (method === 'HEAD' ? Readable.from([]) : null);

/** Adds an ETag to successful GET and HEAD responses that may be cached, and answers 304 if the client already has the current content. */
export const registerConditional = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    // @fastify/static sends an empty stream, which compression would treat as text
    if (reply.statusCode === 304) return noBody(request);
    // preconditions apply only to successful responses (RFC 9110)
    if (reply.statusCode !== 200 || !isReading(request) || !isKept(reply)) return payload;
    const etag = addValidators(reply, payload);
    if (etag === undefined || !matches(request, etag)) return payload;
    reply.code(304);
    return noBody(request);
  });
};
