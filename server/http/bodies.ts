// Accepted request bodies and their size limits.
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** Limit of a JSON body unless the contract declares another; uploads have their own limits (received-form.ts). */
const maxJsonBytes = 256 * 1024;

const isCompressed = (encoding: string | undefined): boolean => encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';

/**
 * Accepts only JSON bodies, up to 256 KiB unless the route declares another limit. Answers 400 to malformed JSON, 413 above the limit, and
 * 415 to compressed bodies and other content types. An empty JSON body counts as no body.
 */
export const registerBodies = (app: FastifyInstance): void => {
  // after the guards and before the body is read; bodies of GET and HEAD are ignored
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isRead = request.method !== 'GET' && request.method !== 'HEAD';
    if (isRead && isCompressed(request.headers['content-encoding']))
      done(
        new AppError('unsupported-type', { message: 'Compressed bodies are not accepted.', headers: { 'accept-encoding': 'identity' } }),
      );
    else done(null, payload);
  });
  // Fastify accepts text/plain by default, but no route uses it
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxJsonBytes }, (request, body, done) => {
    // some clients send the content type without a body
    if (body === '') return done(null, undefined);
    parse(request, String(body), (error, value) => done(error && new AppError('malformed', { message: 'Malformed JSON.' }), value));
  });
};
