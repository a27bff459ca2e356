// Mounts the contract's routes: requests and responses are validated against the declared schemas.
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { errorAnswer } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';
import { mountForm } from './forms.ts';
import type { ReceivedFile } from './received-form.ts';

type Read<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType ? z.output<R[K]> : undefined;

export interface Call<R extends Route> {
  params: Read<R, 'params'>;
  query: Read<R, 'query'>;
  body: Read<R, 'body'>;
  request: FastifyRequest;
  /** Uploaded files of a form; those that the handler does not store are removed after the response. */
  files: ReceivedFile[];
}

type Handler<R extends Route> = (call: Call<R>) => Promise<z.input<R['answer']>> | z.input<R['answer']>;

/** The mounted routes of the contract. A test compares them with the OpenAPI document. */
export const mountedRoutes = (app: FastifyInstance): readonly Route[] => app.contractRoutes;

declare module 'fastify' {
  interface FastifyInstance {
    contractRoutes: Route[];
    /** Throws AppError 'unauthenticated' without a valid bearer token (authentication.ts). */
    requireAdministrator: (request: FastifyRequest) => Promise<void>;
  }
}

/**
 * Mounts one route of the contract with its guard, validation, body limit, OpenAPI entry and cache headers (`no-store` for admin
 * calls and changes, `no-cache` for public GET).
 * @param options further options of the route, e.g. a rate limit
 */
export const mount = <R extends Route>(
  app: FastifyInstance,
  declared: R,
  handler: Handler<R>,
  options: RouteShorthandOptions = {},
): void => {
  app.contractRoutes.push(declared);
  const isAdmin = declared.access === 'admin';
  const register = (scope: FastifyInstance, form: RouteShorthandOptions) =>
    scope.route({
      ...(declared.maxBodyBytes !== undefined && { bodyLimit: declared.maxBodyBytes }),
      ...options,
      ...form,
      method: declared.method,
      url: declared.path,
      // before validation, so that a response to anonymous callers reveals nothing about the route
      onRequest: isAdmin ? app.requireAdministrator : [],
      schema: {
        summary: declared.summary,
        tags: [declared.tag],
        ...(isAdmin && { security: [{ bearer: [] }] }),
        ...(declared.params && { params: declared.params }),
        ...(declared.query && { querystring: declared.query }),
        ...(declared.body && { body: declared.body }),
        ...form.schema,
        response: { [declared.status]: declared.answer, '4xx': errorAnswer },
      },
      handler: async (request, reply) => {
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          files: request.form?.files ?? [],
        } as Call<R>;
        // set before the handler, because an error response sets its own
        reply.header('cache-control', isAdmin || declared.method !== 'GET' ? 'no-store' : 'no-cache');
        const answer = await handler(call);
        return reply.code(declared.status).send(answer);
      },
    });
  if (declared.files) mountForm(app, declared.files, declared.body, register);
  else register(app, {});
};
