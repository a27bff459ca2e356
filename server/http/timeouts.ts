// How long a client may take, and what becomes of a body that is refused.
import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from './errors.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Options of the server. A whole request may take as long as the largest upload on a slow line; other bodies have less. */
export const serverTimeouts = {
  http: { headersTimeout: 20 * secondMs, connectionsCheckingInterval: 5 * secondMs },
  requestTimeout: 15 * minuteMs,
  // without a byte in either direction
  connectionTimeout: 2 * minuteMs,
  // longer than the minute after which most proxies close their side: else they would send into a closed connection
  keepAliveTimeout: 72 * secondMs,
} satisfies FastifyServerOptions & { http: object };

/** The largest JSON body at about half a megabit a second. */
const bodyMs = minuteMs;
/** How long a sender may go on after its body was refused. */
const restMs = 30 * secondMs;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
const isForm = ({ headers }: IncomingMessage): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

/**
 * A client that still sends its body when the answer ends the connection would find it reset, and could not read the answer.
 * So this side says that it is done, reads the rest and forgets it, and closes then.
 */
const linger = (body: IncomingMessage): void => {
  const { socket } = body;
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), restMs);
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
    };
    body.once('end', end).once('close', end).resume();
    socket.end();
  };
};

export const registerTimeouts = (app: FastifyInstance, timeoutMs = bodyMs): void => {
  app.addHook('preParsing', async (request, reply) => {
    const { raw } = request;
    // requests from inside have no connection that could be slow
    if (!(raw instanceof IncomingMessage) || !hasBody(raw) || isForm(raw)) return;
    const timer = setTimeout(() => {
      reply.header('connection', 'close');
      // ends the reading of the body: the error is answered like any other
      raw.emit('error', new AppError('timeout'));
    }, timeoutMs);
    const end = () => clearTimeout(timer);
    raw.once('end', end).once('close', end);
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // who is too slow is not waited for
    if (reply.statusCode < 400 || reply.statusCode === 408) return;
    if (raw instanceof IncomingMessage && hasBody(raw) && !raw.complete && !raw.destroyed) linger(raw);
  });
};
