// Keeps the content from visitors while the site is not public. The cache asks the gate before it answers (cache/register-cache.ts).
import { IncomingMessage } from 'node:http';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnderAdmin } from './api-path.ts';
import type { Epoch } from './cache/epoch.ts';
import { isKept } from './conditional.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default: routes with `cachedParameters` and public calls are content of the site. */
    isContent?: boolean;
  }
  interface FastifyRequest {
    /** The response is for those only whom the gate has admitted: no cache may give it to others. */
    isBehindGate: boolean;
  }
}

export interface Gate {
  admits: (request: FastifyRequest, reply: FastifyReply, epoch: Epoch) => Promise<boolean>;
  refuse: (request: FastifyRequest, reply: FastifyReply, epoch: Epoch) => Promise<FastifyReply>;
}

/**
 * Whether the responses of a route have content of the site. The calls of the admin area, links to previews, health checks and files of the
 * build have none.
 */
export const isContentRoute = ({ declared, cachedParameters, isContent }: FastifyContextConfig): boolean =>
  isContent ?? (declared ? declared.path.startsWith('/api/public/') : cachedParameters !== undefined);

/** Calls in process belong to a request that the gate has admitted. */
export const isContent = ({ raw, url, routeOptions: { config } }: FastifyRequest): boolean =>
  raw instanceof IncomingMessage && !isUnderAdmin(url) && isContentRoute(config);

export const registerGate = (app: FastifyInstance): void => {
  app.decorateRequest('isBehindGate', false);
  app.addHook('onSend', async (request, reply) => {
    if (request.isBehindGate && isKept(reply)) reply.header('cache-control', 'private, no-cache');
  });
};
