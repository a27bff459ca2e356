// The page of a record as it would be after publishing its draft (docs/decisions/0051-drafts.md).
import type { FastifyInstance } from 'fastify';
import type { Preview, TransportAnswer } from '#contract/rendering.ts';
import { previewPath } from '#contract/rules/drafts.ts';
import { previewPolicy } from '#server/http/headers.ts';
import { sendNotice } from '#server/http/notice-page.ts';
import { previewDocument } from './document.ts';
import { addressOf } from './page-address.ts';
import type { Renderer } from './renderer.ts';

/** @returns null for a link that does not work, or does not work any more */
export type FindPreview = (token: string) => Promise<Preview | null>;

interface Options {
  pages: Renderer;
  siteUrl: string;
  findPreview: FindPreview;
  ask: (path: string) => Promise<TransportAnswer>;
}

/** No cache stores it, no search engine lists it, and no referrer reveals its address. */
const hidden = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

const goneNotice = { status: 404, title: 'This preview is not available', text: 'Its link has expired or was withdrawn.' } as const;

const answerFrom = async ({ answers, changes = {} }: Preview, ask: Options['ask'], path: string): Promise<TransportAnswer> => {
  const [name = ''] = path.split('?');
  if (Object.hasOwn(answers, name)) return { status: 200, body: answers[name] };
  const answer = await ask(path);
  const change = answer.status === 200 && Object.hasOwn(changes, name) ? changes[name] : undefined;
  return change ? { ...answer, body: change(answer.body) } : answer;
};

/** Visitors do not get the files of a draft at their own addresses: the preview serves them below its own address. */
const withFiles = (html: string, token: string): string => html.replaceAll('/storage/uploads/', `${previewPath(token)}/storage/uploads/`);

/** A document without scripts: no navigation in the page, and no view is counted. It takes a slot (http/overload.ts), and is never stored. */
export const registerPreview = (app: FastifyInstance, { pages, siteUrl, findPreview, ask }: Options): void => {
  const options = { schema: { hide: true }, config: { cachedParameters: () => null } };
  app.get<{ Params: { token: string } }>(previewPath(':token'), options, async (request, reply) => {
    const preview = await findPreview(request.params.token);
    reply.headers(hidden);
    if (!preview) return sendNotice(reply, goneNotice);
    const rendered = await pages.render({
      url: addressOf(preview.page, siteUrl),
      transport: ({ path }) => answerFrom(preview, ask, path),
    });
    const tags = await pages.tags('site', request.url, rendered.modules);
    if (pages.hasContentPolicy) reply.header('content-security-policy', previewPolicy(rendered.mapAddress));
    return reply
      .code(rendered.status)
      .type('text/html; charset=utf-8')
      .send(withFiles(previewDocument(tags, rendered).html, request.params.token));
  });
};
