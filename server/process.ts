// How the process ends: once, in order, whatever asks for it.
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from './config.ts';
import type { Lifecycle } from './http/lifecycle.ts';
import { StartError } from './start-error.ts';

/** Connections that were being opened are still accepted, and probes learn that this instance ends. */
const farewellMs = 500;
/** How long connections that are waiting to be accepted may keep the server from closing. */
const acceptMs = 2000;
/** Turns of the event loop without a new connection after which none is waiting: Node accepts one in each. */
const quietTurns = 10;
/** Requests under way may take this long; container platforms kill after ten seconds. */
const requestsMs = 6000;
/** Beyond that something hangs that cannot be ended in order. */
const patienceMs = 9500;

/** Prints one line for what whoever runs the server can put right, else the error, and ends the process with code 1. */
export const fail = (error: unknown): never => {
  console.error(error instanceof ConfigError || error instanceof StartError ? error.message : error);
  process.exit(1);
};

/** The reader of a pipe may end before this process does, as `head` does: that is no error of the server. */
export const surviveClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
};

/** @returns a function that closes the server: requests under way are answered, silent connections do not delay it */
const closerOf = (app: FastifyInstance, lifecycle: Lifecycle): (() => Promise<void>) => {
  const sockets = new Set<Socket>();
  let accepted = 0;
  app.server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket.once('close', () => sockets.delete(socket)));
  });
  // counted in turns too: on a busy machine, time can pass in which nothing was accepted or read
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
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  return async () => {
    const wasReady = lifecycle.phase === 'ready';
    lifecycle.phase = 'ending';
    if (wasReady) await pause(farewellMs).then(acceptWaiting);
    const closed = app.close();
    endSilent();
    const endAll = setTimeout(() => {
      app.log.warn({ connections: sockets.size }, 'connections were cut off because they did not end in time');
      app.server.closeAllConnections();
    }, requestsMs);
    await closed;
    clearTimeout(endAll);
  };
};

interface Ending {
  app: FastifyInstance;
  lifecycle: Lifecycle;
  /** Closes what the server uses, after the last request. */
  close: () => Promise<void>;
}

/**
 * Ends on SIGINT, SIGTERM and SIGHUP with code 0, on an error that nothing caught with code 1: requests under way are answered,
 * then the database is closed. A terminal's Ctrl-C can arrive twice, directly and through the starting script; the second one
 * changes nothing.
 */
export const endInOrder = ({ app, lifecycle, close }: Ending): void => {
  const closeServer = closerOf(app, lifecycle);
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      app.log.error('the server could not be ended in order');
      process.exit(1);
    }, patienceMs).unref();
    // while it starts, nothing is lost by an end at any moment, and what it does would fail without the database
    const isStarting = lifecycle.phase === 'starting';
    await closeServer();
    if (!isStarting) await close();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0).catch(fail));
  // rejections that nothing handles arrive here too
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'unexpected error, the server ends');
    end(1).catch(fail);
  });
};
