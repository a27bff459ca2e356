// Answers every address outside the API with a page: the public site rendered, the admin area as a shell.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutTrailingSlashes } from '#contract/rules/addresses.ts';
import { issueCsrfToken } from '#server/http/cross-site.ts';
import { AppError, retryAfter } from '#server/http/errors.ts';
import { adminPolicy, sitePolicy } from '#server/http/headers.ts';
import { refuseUnknownPath } from '#server/http/unknown-paths.ts';
import { type Document, shellDocument, siteDocument } from './document.ts';
import type { PageSource, RenderRequest } from './page-source.ts';
import { registerSiteFiles } from './site-files.ts';

interface Options {
  pages: PageSource;
  /** Public origin. */
  siteUrl: string;
}

// one slash at the start only: `//host/` must not become a redirect to another site
const withoutTrailingSlash = (path: string): string => `/${withoutTrailingSlashes(path.replace(/^\/+/, ''))}`;

const send = (request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply => {
  const token = issueCsrfToken(request, reply);
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'private, no-cache', ...(reply.statusCode === 200 && { etag: document.etag }) })
    .send(document.withToken(token));
};

/** The browser gets a page that tries again; whatever keeps or indexes pages must not take it for the page itself. */
const sendUnavailable = (request: FastifyRequest, reply: FastifyReply, document: Document): FastifyReply => {
  const token = issueCsrfToken(request, reply);
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'retry-after': retryAfter, 'x-robots-tag': 'noindex' })
    .send(document.withToken(token));
};

export const registerDocuments = async (app: FastifyInstance, { pages, siteUrl }: Options): Promise<void> => {
  await pages.registerFiles(app);

  const ask = (path: string) => app.inject({ method: 'GET', url: path, headers: { accept: 'application/json' } });
  // like fetch in the browser, it follows an old slug to the present one
  const transport: RenderRequest['transport'] = async ({ path }) => {
    const first = await ask(path);
    const { location } = first.headers;
    const movedTo = first.statusCode === 301 && location ? location : undefined;
    const response = movedTo === undefined ? first : await ask(movedTo);
    return { status: response.statusCode, body: response.json(), movedTo };
  };

  registerSiteFiles(app, {
    siteUrl,
    ask: async (path) => {
      const response = await ask(path);
      return { status: response.statusCode, body: response.json() };
    },
  });

  const answerAdmin = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    if (pages.hasContentPolicy) reply.header('content-security-policy', adminPolicy);
    return send(request, reply, shellDocument(await pages.tags('admin', request.url), { title: 'Admin CMS', isIndexed: false }));
  };

  const answerSite = async (request: FastifyRequest, reply: FastifyReply) => {
    if (pages.hasContentPolicy) reply.header('content-security-policy', sitePolicy);
    try {
      const rendered = await pages.render({ url: new URL(request.url, siteUrl), transport });
      if (rendered.location !== null) return reply.redirect(rendered.location, rendered.status);
      const document = siteDocument(await pages.tags('site', request.url, rendered.modules), rendered);
      if (rendered.status >= 500) return sendUnavailable(request, reply, document);
      return send(request, reply.code(rendered.status), document);
    } catch (error) {
      // an error while rendering never takes the site down: the browser gets the shell and renders
      request.log.error({ err: error }, 'rendering failed, shell sent');
      const document = shellDocument(await pages.tags('site', request.url), { title: 'Loading…', isIndexed: true });
      return sendUnavailable(request, reply, document);
    }
  };

  const isUnderApi = (path: string) => path === '/api' || path.startsWith('/api/');

  // a route, not the not-found handler: only routes are compressed
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path = '/', query] = request.url.split(/\?(.*)/s);
    if (isUnderApi(path)) return refuseUnknownPath(app, request);
    const canonical = withoutTrailingSlash(path);
    if (canonical !== path) return reply.redirect(query ? `${canonical}?${query}` : canonical, 301);
    return path === '/admin' || path.startsWith('/admin/') ? answerAdmin(request, reply) : answerSite(request, reply);
  });

  app.setNotFoundHandler(async (request) => {
    if (isUnderApi(request.url.split('?')[0] ?? '')) return refuseUnknownPath(app, request);
    throw new AppError('method-not-allowed', { headers: { allow: 'GET, HEAD' } });
  });
};
