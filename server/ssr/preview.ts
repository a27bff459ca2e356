// The page of a record as it would be after publishing its draft (docs/decisions/0051-drafts.md).
import type { FastifyInstance } from 'fastify';
import type { Preview, TransportAnswer } from '#contract/rendering.ts';
import { previewPath } from '#contract/rules/drafts.ts';
import { previewPolicy, sitePolicy } from '#server/http/headers.ts';
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

const shownText = 'Preview: visitors do not see this version yet.';
const goneText = 'This preview is not available: its link has expired or was withdrawn.';

const answerFrom = async ({ answers, change }: Preview, ask: Options['ask'], path: string): Promise<TransportAnswer> => {
  const [name = ''] = path.split('?');
  if (Object.hasOwn(answers, name)) return { status: 200, body: answers[name] };
  const answer = await ask(path);
  return change ? { ...answer, body: change(answer.body) } : answer;
};

/** A document without scripts: no navigation in the page, and no view is counted. */
export const registerPreview = (app: FastifyInstance, { pages, siteUrl, findPreview, ask }: Options): void => {
  app.get<{ Params: { token: string } }>(previewPath(':token'), { schema: { hide: true } }, async (request, reply) => {
    const preview = await findPreview(request.params.token);
    const transport = ({ path }: { path: string }) => (preview ? answerFrom(preview, ask, path) : ask(path));
    // without a preview, the not-found page
    const rendered = await pages.render({ url: addressOf(preview?.page ?? previewPath('unknown'), siteUrl), transport });
    const tags = await pages.tags('site', request.url, rendered.modules);
    if (pages.hasContentPolicy) reply.header('content-security-policy', (preview ? previewPolicy : sitePolicy)(rendered.mapAddress));
    const document = previewDocument(tags, rendered, preview ? { note: shownText, opensBeside: true } : { note: goneText });
    return reply
      .code(preview ? rendered.status : 404)
      .headers(hidden)
      .type('text/html; charset=utf-8')
      .send(document.html);
  });
};
