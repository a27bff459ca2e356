// Answers every address outside the API with a page: rendered for the public site, the shell for the admin area.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject } from 'light-my-request';
import type { Rendered, RenderRequest, TransportAnswer } from '#contract/rendering.ts';
import { type DocumentLanguage, inLanguagePath, splitLanguage } from '#contract/rules/languages.ts';
import { isUnderAdmin, isUnderApi } from '#server/http/api-path.ts';
import { isSecure, newCsrfCookie } from '#server/http/cross-site.ts';
import { AppError, retryAfter } from '#server/http/errors.ts';
import { adminPolicy, sitePolicy } from '#server/http/headers.ts';
import { addressCodes } from '#server/http/languages.ts';
import { addressOf, canonicalPath, pagePath } from '#server/http/page-address.ts';
import { refuseUnknownPath } from '#server/http/unknown-paths.ts';
import { type Document, shellDocument, siteDocument } from './document.ts';
import { isLanguageFile, sendLanguageFile } from './language-files.ts';
import { offerSource } from './offer-script.ts';
import { findLanguages, type LocalPage, localPageOf, namedLanguage } from './page-language.ts';
import { pageParameters } from './page-parameters.ts';
import { type Previews, registerPreview } from './preview.ts';
import type { Renderer } from './renderer.ts';
import { registerSiteFiles, type SiteFilesOptions } from './site-files.ts';

/** During an outage, browsers retry, and caches and crawlers must not store the page. */
const headersOf = (status: number, { etag }: Document): Record<string, string> => {
  if (status >= 500) return { 'cache-control': 'no-store', 'retry-after': retryAfter, 'x-robots-tag': 'noindex' };
  return { 'cache-control': 'private, no-cache', ...(status === 200 && { etag }) };
};

interface Options {
  pages: Renderer;
  /** Public origin. */
  siteUrl: string;
  previews: Previews;
  redirects: {
    /** @param address path and query that show nothing @returns where it leads; null if nowhere */
    find: (address: string, language: DocumentLanguage) => Promise<string | null>;
    /** Counts a visitor who got from the old address of a renamed record, without a code, to the present one. */
    countRenamed: (address: string) => void;
  };
  machines: SiteFilesOptions['machines'];
}

/** Requests to the API and for files in this process. */
const createRequests = (app: FastifyInstance) => {
  // not app.inject, which fails once the server is closing: earlier requests for pages are still answered
  const request = (path: string) => inject(app.routing, { method: 'GET', url: path, headers: { accept: 'application/json' } });
  // follows redirects like fetch in browsers
  const ask = async (path: string): Promise<TransportAnswer> => {
    const first = await request(path);
    const { location } = first.headers;
    const response = first.statusCode === 301 && location ? await request(location) : first;
    return { status: response.statusCode, body: response.json() };
  };

  /** @returns a link to the style sheet with focal points; empty if there are none */
  const linkFocalPoints = async (): Promise<string> => {
    const { statusCode, body } = await request('/focal-points.css');
    if (statusCode !== 200 || body === '') return '';
    const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
    return `<link rel="stylesheet" href="/focal-points.css?v=${version}">`;
  };
  return { ask, linkFocalPoints };
};

/** @returns the query with its question mark; empty without one */
const queryOf = (address: string): string => {
  const start = address.indexOf('?');
  return start === -1 ? '' : address.slice(start);
};

type Requests = ReturnType<typeof createRequests>;

/**
 * @returns the rendered page. A document that will be cached is rendered from its cache key. A redirect preserves all parameters of the
 * request.
 */
const renderCached = async (
  { pages, siteUrl }: Options,
  { storedAs, url: requested }: FastifyRequest,
  { path, language }: LocalPage,
  transport: RenderRequest['transport'],
): Promise<Rendered> => {
  const render = (address: string) =>
    pages.render({ url: addressOf(path + queryOf(address), siteUrl), language: namedLanguage(language), transport });
  const rendered = await render(storedAs?.key ?? requested);
  return rendered.location === null || !storedAs || storedAs.key === requested ? rendered : render(requested);
};

type Send = (request: FastifyRequest, reply: FastifyReply, document: Document) => FastifyReply;

const createAdminPages =
  (pages: Renderer, send: Send) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    if (pages.hasContentPolicy) reply.header('content-security-policy', adminPolicy);
    return send(request, reply, shellDocument(await pages.tags('admin', request.url), { title: 'Admin CMS', isIndexed: false }));
  };

const isMissing = ({ status }: Rendered): boolean => status === 404 || status === 410;

/** @returns the permanent redirect of a rendered page, or of an address that shows nothing; null if there is none */
const findRedirect = async (
  { redirects }: Options,
  { url }: FastifyRequest,
  { path, language }: LocalPage,
  rendered: Rendered,
): Promise<string | null> => {
  if (isMissing(rendered)) return redirects.find(url, language);
  if (rendered.location === null) return null;
  if (rendered.status === 301) redirects.countRenamed(path + queryOf(url));
  return inLanguagePath(rendered.location, language.prefix);
};

const createSitePages = (options: Options, { ask, linkFocalPoints }: Requests, send: Send) => {
  const { pages } = options;

  return async (request: FastifyRequest, reply: FastifyReply, page: LocalPage): Promise<FastifyReply> => {
    const language = namedLanguage(page.language);
    const sendSite = (document: Document, map?: string | null) => {
      if (pages.hasContentPolicy) reply.header('content-security-policy', sitePolicy(map, { inline: offerSource(language) }));
      return send(request, reply, document);
    };
    let isOutage = false;
    const transport: RenderRequest['transport'] = async ({ path }) => {
      const answer = await ask(path);
      if (answer.status === 503) isOutage = true;
      return answer;
    };
    try {
      const [rendered, styles] = await Promise.all([renderCached(options, request, page, transport), linkFocalPoints()]);
      // the log has already counted the failed call
      if (isOutage && rendered.status === 503) request.isRefused = true;
      const location = await findRedirect(options, request, page, rendered);
      // browsers ask again, because an administrator can change a redirect
      if (isMissing(rendered) && location !== null) return reply.header('cache-control', 'private, no-cache').redirect(location, 301);
      if (location !== null) return reply.redirect(location, rendered.status);
      const tags = await pages.tags('site', request.url, rendered.modules);
      const document = siteDocument(tags, rendered, { styles, language });
      reply.code(rendered.status);
      return sendSite(document, rendered.mapAddress);
    } catch (error) {
      // after a rendering error, the browser gets the shell and renders the page
      request.log.error({ err: error }, 'rendering failed, shell sent');
      const document = shellDocument(await pages.tags('site', request.url), { title: 'Loading…', isIndexed: true, language });
      reply.code(503);
      return sendSite(document);
    }
  };
};

/** The pages of the main language have no code in their addresses. */
const withoutMainCode = (path: string, codes: readonly string[]): string => {
  const { code, rest } = splitLanguage(path, codes);
  return code !== null && code === codes[0] ? canonicalPath(rest) : path;
};

/** Serves a page for every path that no other route matches. */
export const registerSsr = async (app: FastifyInstance, options: Options): Promise<void> => {
  const { pages, siteUrl, previews, machines } = options;
  await pages.registerFiles(app);

  const send: Send = (request, reply, document) => {
    const cookie = newCsrfCookie(request, isSecure(request, siteUrl));
    if (cookie) reply.header('set-cookie', cookie);
    return reply.type('text/html; charset=utf-8').headers(headersOf(reply.statusCode, document)).send(document.html);
  };
  const requests = createRequests(app);
  const answerAdmin = createAdminPages(pages, send);
  const answerSite = createSitePages(options, requests, send);
  registerSiteFiles(app, { siteUrl, ask: requests.ask, machines });
  registerPreview(app, { ...previews, pages, siteUrl, ask: requests.ask });

  // a route instead of the not-found handler, because only routes are compressed
  const config = { setsCsrfCookie: true, ...(pages.isStable && { cachedParameters: pageParameters }) };
  app.get('/*', { schema: { hide: true }, config }, async (request, reply) => {
    const [path = '/', query] = request.url.split(/\?(.*)/s);
    if (isUnderApi(path)) return refuseUnknownPath(app, request);
    const languages = isUnderAdmin(path) ? [] : await findLanguages(app);
    const codes = addressCodes(languages);
    const canonical = withoutMainCode(pagePath(canonicalPath(path), codes), codes);
    if (canonical !== path) return reply.redirect(query ? `${canonical}?${query}` : canonical, 301);
    if (isUnderAdmin(path)) return answerAdmin(request, reply);
    const page = localPageOf(path, languages);
    const { prefix } = page.language;
    if (prefix !== null && isLanguageFile(path, page.path)) return sendLanguageFile(app, reply, page.path, prefix);
    return answerSite(request, reply, page);
  });

  const refuseUnmatched = async (request: FastifyRequest): Promise<never> => {
    if (isUnderApi(request.url)) return refuseUnknownPath(app, request);
    throw new AppError('method-not-allowed', { headers: { allow: 'GET, HEAD' } });
  };
  // before the body is read, because none of these routes accepts one
  app.addHook('onRequest', async (request) => {
    if (request.is404) await refuseUnmatched(request);
  });
  app.setNotFoundHandler(refuseUnmatched);
};
