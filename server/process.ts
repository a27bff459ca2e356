// How the process ends: once, in order, whatever asks for it.
import type { FastifyInstance } from 'fastify';
import { ConfigError } from './config.ts';

const patienceMs = 10_000;

/** Prints one line for a wrong configuration, else the error, and ends the process with code 1. */
export const fail = (error: unknown): never => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
};

/**
 * Ends on SIGINT, SIGTERM and SIGHUP: no new requests, those under way are finished, then the database is closed.
 * A terminal's Ctrl-C can arrive twice, directly and through the starting script; the second one changes nothing.
 */
export const endOnSignals = (app: FastifyInstance, close: () => Promise<void>): void => {
  let isEnding = false;
  const end = async () => {
    setTimeout(() => process.exit(1), patienceMs).unref();
    await app.close();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      end().catch(fail);
    });
  }
};
