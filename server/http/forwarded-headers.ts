// Says once in the log that a proxy is not known: without TRUST_PROXY all visitors behind it share one address and one limit.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers['x-forwarded-proto'] !== undefined || headers.forwarded !== undefined;

/** Fastify lists the addresses that it takes from the headers of a trusted proxy, after the proxy's own. */
const isTrusted = ({ ips, headers }: FastifyRequest): boolean =>
  ips !== undefined && (ips.length > 1 || headers['x-forwarded-for'] === undefined);

export const registerForwardedHeaders = (app: FastifyInstance): void => {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwarded(request) || isTrusted(request)) return;
    isSaid = true;
    request.log.warn(
      { from: request.socket.remoteAddress },
      'Forwarded headers of this address are ignored: if it is your proxy, name it in TRUST_PROXY, or all visitors share one rate limit',
    );
  });
};
