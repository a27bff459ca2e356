// Which bodies are read, and how large they may be.
import type { FastifyInstance } from 'fastify';
import { AppError } from './errors.ts';

/** Limit of a JSON body where the contract declares no other; calls that take files have their own. */
const maxJsonBytes = 256 * 1024;

const isCompressed = (encoding: string | undefined): boolean => encoding !== undefined && encoding.trim().toLowerCase() !== 'identity';

export const registerBodies = (app: FastifyInstance): void => {
  // after the guards, before anything is read; a GET has no body that anybody reads
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isRead = request.method !== 'GET' && request.method !== 'HEAD';
    if (isRead && isCompressed(request.headers['content-encoding']))
      done(
        new AppError('unsupported-type', { message: 'Compressed bodies are not accepted.', headers: { 'accept-encoding': 'identity' } }),
      );
    else done(null, payload);
  });
  // Fastify reads text/plain by itself: no call takes it
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxJsonBytes }, (request, body, done) => {
    // an empty body is none: clients send the type of a body they leave out
    if (body === '') return done(null, undefined);
    parse(request, String(body), (error, value) => done(error && new AppError('malformed', { message: 'Malformed JSON.' }), value));
  });
};
