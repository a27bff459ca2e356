// Mounts the contract's routes: requests and responses are validated against the declared schemas.
import type { Readable } from 'node:stream';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { errorAnswerOf, errorCodes, errorDescriptionOf } from '#contract/errors.ts';
import { errorsOf, type Route } from '#contract/route.ts';
import { scopeText } from '#contract/rules/scopes.ts';
import { type Administrator, requirePermission, requireScope, type SignedInAdministrator, signedIn } from './authentication.ts';
import { AppError } from './errors.ts';
import { mountForm } from './forms.ts';
import { inRequestedLanguage, localeField, withoutLocale } from './languages.ts';
import type { ReceivedFile } from './received-form.ts';

type Read<R extends Route, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType ? z.output<R[K]> : undefined;

export interface Call<R extends Route> {
  /** The calling administrator; null for public calls. */
  administrator: R extends { permission: 'account' } ? SignedInAdministrator : R['access'] extends 'admin' ? Administrator : null;
  params: Read<R, 'params'>;
  query: Read<R, 'query'>;
  body: Read<R, 'body'>;
  request: FastifyRequest;
  /** Uploaded files of a form; those that the handler does not store are removed before the response. */
  files: ReceivedFile[];
}

/** The response of a route that declares `file`. If the client leaves, the content is destroyed. */
export interface FileAnswer {
  name: string;
  /** Media type. */
  type: string;
  content: Readable;
}

type Answer<R extends Route> = R extends { file: object } ? FileAnswer : z.input<R['answer']>;
type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>> | Answer<R>;

/** The mounted routes of the contract. A test compares them with the OpenAPI document. */
export const mountedRoutes = (app: FastifyInstance): readonly Route[] => app.contractRoutes;

declare module 'fastify' {
  interface FastifyInstance {
    contractRoutes: Route[];
    /** Throws AppError 'unauthenticated' without a valid bearer token (authentication.ts). */
    requireAdministrator: (request: FastifyRequest, reply?: FastifyReply) => Promise<void>;
  }
}

/** The error responses by status. Errors are serialised without a schema, so these are only for the OpenAPI document. */
const errorResponses = (declared: Route) => {
  const byStatus = Map.groupBy(errorsOf(declared), (code) => errorCodes[code].status);
  const responses = [...byStatus].map(([status, codes]) => {
    const content = { 'application/json': { schema: errorAnswerOf(codes) } };
    return [status, { description: errorDescriptionOf(codes), content }] as const;
  });
  return Object.fromEntries(responses);
};

/** For example, `GET /api/public/products/:slug` becomes `getPublicProductsBySlug`. */
const operationIdOf = ({ method, path }: Route): string =>
  method.toLowerCase() +
  path
    .replace(/^\/api/, '')
    .replaceAll('/:', '/by-')
    .replaceAll(/[/-](\w)/g, (_match, letter: string) => letter.toUpperCase());

const answerSchemaOf = ({ download, file, answer }: Route) => {
  const types = file?.types ?? (download ? [download.type] : []);
  return types.length > 0 ? { content: Object.fromEntries(types.map((type) => [type, { schema: answer }])) } : answer;
};

/** Calls for visitors, whose responses are in the language that the parameter `locale` names. */
const isInLanguages = ({ access, method, path }: Route): boolean =>
  access === 'public' && method === 'GET' && path.startsWith('/api/public/');

const querySchemaOf = (declared: Route): z.ZodType | undefined => {
  const { query } = declared;
  if (!isInLanguages(declared)) return query;
  if (query === undefined) return z.object({ locale: localeField });
  return query instanceof z.ZodObject ? query.safeExtend({ locale: localeField }) : query;
};

const schemaOf = (declared: Route) => ({
  operationId: operationIdOf(declared),
  summary: declared.summary,
  tags: [declared.tag],
  ...(declared.access === 'admin' && { description: scopeText(declared), security: [{ bearer: [] }] }),
  ...(declared.params && { params: declared.params }),
  ...(querySchemaOf(declared) && { querystring: querySchemaOf(declared) }),
  ...(declared.body && { body: declared.body }),
  response: {
    [declared.status]: answerSchemaOf(declared),
    ...errorResponses(declared),
  },
});

const attachment = (fileName: string, type: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${fileName}"`,
});

const sendFile = (reply: FastifyReply, { name, type, content }: FileAnswer) => reply.headers(attachment(name, type)).send(content);

/** Public GET calls are answered from the cache; undeclared parameters do not change the response. */
const cachingOf = (declared: Route): FastifyContextConfig => {
  const { query, queryPrefix: prefix } = declared;
  if (!isInLanguages(declared)) return {};
  if (query && !(query instanceof z.ZodObject)) return {};
  const parameters = ['locale', ...Object.keys(query?.shape ?? {}), ...(prefix === undefined ? [] : [`${prefix}*`])];
  return { cachedParameters: () => parameters };
};

const guardsOf = (declared: Route, app: FastifyInstance) => {
  const { permission } = declared;
  if (permission === undefined) return [];
  const check = async (request: FastifyRequest) => {
    const administrator = signedIn(request);
    requirePermission(administrator, permission);
    requireScope(administrator, declared);
  };
  return [app.requireAdministrator, check];
};

/**
 * Mounts one route of the contract with its guard, validation, body limit, OpenAPI entry and cache headers (`no-store` for admin calls and
 * changes, `no-cache` for public GET).
 * @param options additions to the declaration: rate limits (`limitedTo`) and `config.skipCsrfCheck`
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
      config: { ...cachingOf(declared), ...options.config, declared },
      method: declared.method,
      url: declared.path,
      // before validation, so that responses to anonymous callers, or to a role without the permission, reveal nothing about the route
      onRequest: guardsOf(declared, app),
      schema: { ...schemaOf(declared), ...form.schema },
      handler: async (request, reply) => {
        const call = {
          administrator: isAdmin ? signedIn(request) : null,
          params: request.params,
          query: isInLanguages(declared) ? withoutLocale(request.query) : request.query,
          body: request.body,
          request,
          files: request.form?.files ?? [],
        } as Call<R>;
        if (declared.requiresPassword && !signedIn(request).hasConfirmedPassword) throw new AppError('password-required');
        // set before the handler, because an error response sets its own
        reply.header('cache-control', isAdmin || declared.method !== 'GET' ? 'no-store' : 'no-cache');
        const answer = await (isInLanguages(declared) ? inRequestedLanguage(app, request, () => handler(call)) : handler(call));
        if (declared.file) return sendFile(reply, answer as FileAnswer);
        if (declared.download) reply.headers(attachment(declared.download.fileName, `${declared.download.type}; charset=utf-8`));
        return reply.code(declared.status).send(answer);
      },
    });
  if (declared.files) mountForm(app, declared.files, declared.body, register);
  else register(app, {});
};
