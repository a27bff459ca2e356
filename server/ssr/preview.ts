// The page of a record as it would be after publishing its draft (docs/decisions/0051-drafts.md), or after saving its form
// (docs/decisions/0076-previews-of-forms.md).
import type { FastifyInstance } from 'fastify';
import { previewForm } from '#contract/drafts.ts';
import { getHomepage, type Homepage, previewHero } from '#contract/homepage.ts';
import { type Menus, previewMenus } from '#contract/menus.ts';
import type { Preview, TransportAnswer } from '#contract/rendering.ts';
import { type DraftKind, previewPath } from '#contract/rules/drafts.ts';
import type { Language } from '#contract/rules/languages.ts';
import type { MenuKey } from '#contract/rules/menus.ts';
import { getPublicSettings, type HeroSettings, type SiteSettings } from '#contract/settings.ts';
import type { Administrator } from '#server/http/authentication.ts';
import { AppError } from '#server/http/errors.ts';
import { innerPreviewPolicy, previewPolicy } from '#server/http/headers.ts';
import { mount } from '#server/http/mount.ts';
import { sendNotice } from '#server/http/notice-page.ts';
import { addressOf } from '#server/http/page-address.ts';
import { previewDocument } from './document.ts';
import { findLanguages, localPageOf, namedLanguage } from './page-language.ts';
import type { Renderer } from './renderer.ts';

export interface Previews {
  /** @returns null for a link that is invalid or no longer valid */
  findPreview: (token: string) => Promise<Preview | null>;
  /** @param values of a form that has not been saved. @throws AppError 'not-found', 'invalid' */
  previewOfForm: (
    administrator: Administrator,
    of: { kind: DraftKind; id: number | null },
    values: Record<string, unknown>,
  ) => Promise<Preview>;
  /** @param stored menus of a form that are not saved, as JSON */
  menusOfForm: (stored: Record<MenuKey, string>) => Promise<Menus>;
  /** @returns the languages of the site, published or not, the main one first */
  listLanguages: () => Promise<readonly Language[]>;
  /** @returns the settings with the buttons of slides as visitors get them */
  heroOfForm: <T extends HeroSettings>(hero: T) => Promise<T>;
}

interface Options extends Previews {
  pages: Renderer;
  siteUrl: string;
  ask: (path: string) => Promise<TransportAnswer>;
}

/** The page is not cached, search engines do not index it, and no referrer reveals its address. */
const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

const goneNotice = { status: 404, title: 'This preview is not available', text: 'Its link has expired or was withdrawn.' } as const;

const answerFrom = async ({ answers, changes = {} }: Preview, ask: Options['ask'], path: string): Promise<TransportAnswer> => {
  const [name = ''] = path.split('?');
  if (Object.hasOwn(answers, name)) return { status: 200, body: answers[name] };
  const answer = await ask(path);
  const change = answer.status === 200 && Object.hasOwn(changes, name) ? changes[name] : undefined;
  return change ? { ...answer, body: change(answer.body) } : answer;
};

/** Visitors cannot get the files of a draft at their own addresses, so the preview serves them below its address. */
const withFiles = (html: string, token: string): string => html.replaceAll('/storage/uploads/', `${previewPath(token)}/storage/uploads/`);

/**
 * Serves documents without scripts, so that there is no navigation inside the page and no view is counted. They are never cached; the
 * preview of a link occupies a slot (http/overload.ts).
 */
export const registerPreview = (app: FastifyInstance, options: Options): void => {
  const { pages, siteUrl, findPreview, previewOfForm, menusOfForm, heroOfForm, listLanguages, ask } = options;
  const render = async (preview: Preview) => {
    const [path = '/', query] = preview.page.split(/\?(.*)/s);
    // a translation can be previewed before its language is published
    const languages = preview.language === undefined ? await findLanguages(app) : await listLanguages();
    const shown = languages.filter(({ code, is_published }) => is_published || code === preview.language);
    const page = localPageOf(path, shown);
    const language = namedLanguage(page.language);
    const rendered = await pages.render({
      url: addressOf(query === undefined ? page.path : `${page.path}?${query}`, siteUrl),
      language,
      transport: ({ path }) => answerFrom(preview, ask, path),
      isPreview: true,
    });
    return { rendered, language, tags: await pages.tags('site', preview.page, rendered.modules) };
  };
  const routeOptions = { schema: { hide: true }, config: { cachedParameters: () => null, isContent: false } };
  app.get<{ Params: { token: string } }>(previewPath(':token'), routeOptions, async (request, reply) => {
    const preview = await findPreview(request.params.token);
    reply.headers(hidden);
    if (!preview) return sendNotice(reply, goneNotice);
    const { rendered, language, tags } = await render(preview);
    if (pages.hasContentPolicy) reply.header('content-security-policy', previewPolicy(rendered.mapAddress));
    return reply
      .code(rendered.status)
      .type('text/html; charset=utf-8')
      .send(withFiles(previewDocument(tags, rendered, { language }).html, request.params.token));
  });
  const answer = async (preview: Preview): Promise<{ html: string }> => {
    const { rendered, language, tags } = await render(preview);
    if (rendered.status === 503) throw new AppError('unavailable');
    const policy = pages.hasContentPolicy ? innerPreviewPolicy(rendered.mapAddress) : undefined;
    return { html: previewDocument(tags, rendered, { policy, language }).html };
  };
  mount(app, previewForm, async ({ administrator, params: { kind }, body: { id, values } }) =>
    answer(await previewOfForm(administrator, { kind, id }, values)),
  );
  mount(app, previewHero, async ({ body }) => {
    const hero_settings = await heroOfForm(body);
    const changes = { [getHomepage.path]: (stored: unknown) => ({ ...(stored as Homepage), hero_settings }) };
    return answer({ page: '/', answers: {}, changes });
  });
  mount(app, previewMenus, async ({ body }) => {
    const menus = await menusOfForm(body);
    const changes = { [getPublicSettings.path]: (stored: unknown) => ({ ...(stored as SiteSettings), menus }) };
    return answer({ page: '/', answers: {}, changes });
  });
};
