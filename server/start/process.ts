// Graceful shutdown of the process.
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#server/config/config.ts';
import type { Lifecycle } from '#server/http/lifecycle.ts';
import { StartError } from './start-error.ts';

/** Time for health checks to notice the shutdown; connections that are being opened are still accepted. */
const farewellMs = 500;
/** Maximum time for accepting connections that are still in the queue of the operating system. */
const acceptMs = 3000;
/** Turns of the event loop without a new connection after which the queue counts as empty, because Node accepts one connection per turn. */
const quietTurns = 10;
/** Maximum time for requests in progress; container platforms kill the process after ten seconds. */
const requestsMs = 5500;
/** Time after which the process exits even if the shutdown hangs. */
const closingTimeoutMs = 9500;

/** Prints one line for an error that the operator can correct, otherwise the whole error, and exits with code 1. */
export const fail = (error: unknown): never => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exit(1);
};

/** Ignores errors of standard output and standard error: the reader of a pipe, such as `head`, may end first. */
export const ignoreClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

/** @returns a function that closes the server: requests in progress are answered, and idle connections do not delay it */
const closerOf = (app: FastifyInstance, lifecycle: Lifecycle): (() => Promise<void>) => {
  const sockets = new Set<Socket>();
  let accepted = 0;
  app.server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  // turns are counted as well, because on a busy machine time can pass without any connection being accepted
  const acceptWaiting = async () => {
    const end = performance.now() + acceptMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; ) {
      const before = accepted;
      await nextTurn();
      quiet = accepted === before ? quiet + 1 : 0;
    }
  };
  const endSilent = async () => {
    await pause(farewellMs);
    await acceptWaiting();
    // the requests of the last connections are read in the next turns
    for (let turn = 0; turn < quietTurns; turn++) await nextTurn();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const wasReady = lifecycle.phase === 'ready';
    lifecycle.phase = 'ending';
    if (wasReady) await pause(farewellMs).then(acceptWaiting);
    const closed = app.close();
    endSilent();
    const endAll = setTimeout(() => {
      app.log.warn({ connections: sockets.size }, 'connections were closed because their requests did not finish in time');
      app.server.closeAllConnections();
    }, requestsMs);
    await closed;
    clearTimeout(endAll);
  };
};

interface Ending {
  app: FastifyInstance;
  lifecycle: Lifecycle;
  /** Releases resources after the last request, e.g. closes the database. */
  close: () => Promise<void>;
}

/**
 * Shuts down with code 1 after an uncaught error: requests in progress are answered, then the database is closed.
 * @returns a function that shuts down in the same way with a given code; further calls are ignored
 */
export const endInOrder = ({ app, lifecycle, close }: Ending): ((code: number) => void) => {
  const closeServer = closerOf(app, lifecycle);
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      app.log.error('graceful shutdown timed out');
      process.exit(1);
    }, closingTimeoutMs).unref();
    // a start can be interrupted at any time without data loss, but would fail if the database were closed during it
    const isStarting = lifecycle.phase === 'starting';
    await closeServer();
    if (!isStarting) await close();
    process.exit(code);
  };
  // includes unhandled rejections
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught error, shutting down');
    end(1).catch(fail);
  });
  return (code) => void end(code).catch(fail);
};

/**
 * @param end called with code 0 on SIGINT, SIGTERM and SIGHUP. Ctrl-C in a terminal can arrive twice: directly and through the start script
 */
export const endOnSignals = (end: (code: number) => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
};
