// Responses under /api if no route matches: 401 for anonymous callers under /api/admin, 405 for a wrong method, otherwise 404.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Route } from '#contract/route.ts';
import { AppError, notFound } from './errors.ts';

// a path with a trailing slash is a different address, which matches no route
const pattern = (path: string) => new RegExp(`^${path.replaceAll(/:[a-z]+/g, '[^/]+')}$`);

const methodsAt = (routes: readonly Route[], path: string): string[] =>
  routes.filter((route) => pattern(route.path).test(path)).map(({ method }) => method);

/** @throws AppError always */
export const refuseUnknownPath = async (app: FastifyInstance, request: FastifyRequest): Promise<never> => {
  const path = request.url.split('?')[0] ?? '';
  if (path === '/api/admin' || path.startsWith('/api/admin/')) {
    const isOpen =
      methodsAt(
        app.contractRoutes.filter((route) => route.access === 'public'),
        path,
      ).length > 0;
    if (!isOpen) await app.requireAdministrator(request);
  }
  const methods = methodsAt(app.contractRoutes, path);
  if (methods.length === 0) throw notFound();
  throw new AppError('method-not-allowed', { headers: { allow: methods.join(', ') } });
};
