// Timeouts for slow clients, and delivery of responses to refused bodies.

import { createServer, IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from './errors.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Server options. A request may take as long as the largest upload on a slow connection; other bodies have less time. */
export const serverTimeouts = {
  http: { headersTimeout: 20 * secondMs, connectionsCheckingInterval: 5 * secondMs },
  requestTimeout: 15 * minuteMs,
  // maximum time without a byte in either direction
  connectionTimeout: 2 * minuteMs,
  // longer than the 60 seconds after which most proxies close idle connections, so that no proxy uses a closed one
  keepAliveTimeout: 72 * secondMs,
} satisfies FastifyServerOptions & { http: object };

/** Creates the server as Fastify would. */
export const createHttpServer = (listener: RequestListener): Server => {
  const server = createServer(serverTimeouts.http, listener);
  server.keepAliveTimeout = serverTimeouts.keepAliveTimeout;
  server.requestTimeout = serverTimeouts.requestTimeout;
  return server.setTimeout(serverTimeouts.connectionTimeout);
};

/** Enough for the largest JSON body at about 0.5 Mbit/s. */
const bodyMs = minuteMs;
/** Minimum progress of a form, which has no other time limit: at least this many bytes in each interval, less than 5 kbit/s. */
const formProgress = { bytes: 16 * 1024, ms: 30 * secondMs };
/** How long a client may continue to send after its body was refused. */
const restMs = 30 * secondMs;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
const isForm = ({ headers }: IncomingMessage): boolean => /^multipart\//i.test(headers['content-type'] ?? '');

/**
 * If the server closed the connection while a client is still sending its body, the client would get a connection reset and could not read
 * the response. So the server half-closes the connection, discards the rest of the body, and then closes.
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

/** @returns a function that stops the timer */
const startTimer = (ms: number, giveUp: () => void): (() => void) => {
  const timer = setTimeout(giveUp, ms);
  return () => clearTimeout(timer);
};

/** @returns a function that stops the checks */
const checkProgress = (body: IncomingMessage, { bytes, ms }: typeof formProgress, giveUp: () => void): (() => void) => {
  const { socket } = body;
  let before = socket.bytesRead;
  let check: NodeJS.Immediate | undefined;
  const end = () => {
    clearInterval(timer);
    clearImmediate(check);
  };
  const timer = setInterval(() => {
    // if the process was busy, timers run before sockets are read: bytes that have arrived in the meantime are read first
    check = setImmediate(() => {
      // bytes that have arrived but are unread wait for the server, not for the client
      const isSlow = !body.complete && body.readableLength === 0 && socket.bytesRead - before < bytes;
      before = socket.bytesRead;
      if (!isSlow) return;
      end();
      giveUp();
    });
  }, ms);
  return end;
};

/**
 * Answers 408 if a form makes no progress or another body does not arrive in time, and makes sure that clients can read the response to a
 * body that was refused before it was read completely.
 * @param limits time limit of a body, and minimum progress of a form. Default: one minute, and 16 KiB in 30 seconds
 */
export const registerTimeouts = (app: FastifyInstance, { timeoutMs = bodyMs, progress = formProgress } = {}): void => {
  app.addHook('preParsing', async (request, reply) => {
    const { raw } = request;
    // in-process requests have no connection
    if (!(raw instanceof IncomingMessage) || !hasBody(raw)) return;
    // the client disconnected during an earlier hook, so `close` will not be emitted again
    if (raw.destroyed) return;
    const giveUp = () => {
      reply.header('connection', 'close');
      // stops reading the body, so that the error handler answers; without a reader nothing would handle the error
      if (raw.listenerCount('error') > 0) raw.emit('error', new AppError('timeout'));
      else raw.socket.destroy();
    };
    const end = isForm(raw) ? checkProgress(raw, progress, giveUp) : startTimer(timeoutMs, giveUp);
    raw.once('end', end).once('close', end);
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    // after a timeout, the rest of the body is not awaited
    if (reply.statusCode < 400 || reply.statusCode === 408) return;
    if (raw instanceof IncomingMessage && hasBody(raw) && !raw.complete && !raw.destroyed) linger(raw);
  });
};
