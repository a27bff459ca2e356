// Conditional requests: responses have an ETag, and a matching If-None-Match is answered 304.
import { createHash } from 'node:crypto';
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

// text is compressed depending on the request (compression.ts), so caches need `vary`, also with a 304
const isText = (reply: FastifyReply): boolean => /^text\/|json|xml/.test(String(reply.getHeader('content-type') ?? ''));
const isReading = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';
const isKept = (reply: FastifyReply): boolean => !String(reply.getHeader('cache-control') ?? '').includes('no-store');

/** Adds an ETag to successful GET and HEAD responses that may be cached, and answers 304 if the client has the current content. */
export const registerConditional = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    // preconditions apply to successful responses only (RFC 9110)
    if (reply.statusCode !== 200 || !isReading(request) || !isKept(reply)) return payload;
    if (isText(reply) && !reply.hasHeader('vary')) reply.header('vary', 'accept-encoding');
    if (!reply.hasHeader('etag') && (typeof payload === 'string' || Buffer.isBuffer(payload))) reply.header('etag', weakTag(payload));
    const etag = reply.getHeader('etag');
    const asked = request.headers['if-none-match'];
    if (typeof etag !== 'string' || asked === undefined || !names(asked, etag)) return payload;
    reply.code(304);
    return '';
  });
};
