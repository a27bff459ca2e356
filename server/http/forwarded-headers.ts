// Forwarded headers of proxies. Without TRUST_PROXY, all visitors behind a proxy share one address and one rate limit.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-for'] !== undefined || headers['x-forwarded-proto'] !== undefined || headers.forwarded !== undefined;

/** Fastify lists the addresses from the headers of a trusted proxy after the proxy's own address. */
const isTrusted = ({ ips, headers }: FastifyRequest): boolean =>
  ips !== undefined && (ips.length > 1 || headers['x-forwarded-for'] === undefined);

/** Removes ports that some proxies add to addresses, because they differ between the connections of a visitor. */
const withoutPorts = (addresses: string): string =>
  addresses.replaceAll(/\[([\da-f:.]{2,45})\](?::\d{1,5})?|((?:\d{1,3}\.){3}\d{1,3}):\d{1,5}/gi, '$1$2');

/** Warns once per process about forwarded headers, which are ignored, from a proxy that is not in TRUST_PROXY. */
export const registerForwardedHeaders = (app: FastifyInstance): void => {
  let isLogged = false;
  app.addHook('onRequest', async (request) => {
    const forwardedFor = request.headers['x-forwarded-for'];
    if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = withoutPorts(String(forwardedFor));
    if (isLogged || !isForwarded(request) || isTrusted(request)) return;
    isLogged = true;
    request.log.warn(
      { from: request.socket.remoteAddress },
      'Forwarded headers from this address are ignored. If it is your proxy, add it to TRUST_PROXY; otherwise all visitors share one rate limit',
    );
  });
};
