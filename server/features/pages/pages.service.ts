// Static pages, the about page among them.
import { getPage as getContract, type PublicPage } from '#contract/pages.ts';
import type { Context } from '#server/database/context.ts';
import { isReached, reach } from '#server/database/milestones.ts';
import { type Database, toFlag } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { moveOrMiss } from '#server/features/redirects/redirects.service.ts';
import { invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { optionalRichText, sanitiseRichText } from '#server/platform/rich-text.ts';
import { pageDefaults } from './pages.defaults.ts';
import * as repository from './pages.repository.ts';

export const { getPublishedAboutPage, listPages } = repository;

/** @throws MovedError when the slug has changed, AppError 'not-found' */
export const getPage = async (db: Database, slug: string): Promise<PublicPage> => {
  const page = await repository.getPublishedPage(db, slug);
  if (page) return page;
  const address = getContract.path.replace('/:slug', '');
  return moveOrMiss(db, { kind: 'page', slug, address, slugOf: (id) => repository.getPublishedPageSlug(db, id) });
};

export interface PageInput {
  title: string;
  slug?: string;
  content: string;
  short_content?: string | null;
  template?: PublicPage['template'];
  sort_order?: number;
  is_published?: boolean;
}

/** @throws AppError 'invalid' when the chosen slug is taken */
export const createPage = ({ db, clock }: Context, input: PageInput): Promise<repository.Page> =>
  inTransaction(db, async (transaction) => {
    const at = timestamp(clock);
    const id = await repository.createPage(
      transaction,
      {
        title: input.title.trim(),
        content: sanitiseRichText(input.content),
        short_content: optionalRichText(input.short_content),
        template: input.template ?? 'default',
        sort_order: input.sort_order ?? 1,
        is_published: toFlag(input.is_published ?? true),
        created_at: at,
        updated_at: at,
      },
      input.slug,
    );
    const page = id === null ? null : await repository.getPage(transaction, id);
    if (!page) throw invalid({ slug: ['The slug has already been taken.'] });
    return page;
  });

/** Writes a page's texts anew; slug, template and state stay. */
export const updatePageTexts = ({ db, clock }: Context, id: number, { title, content, short_content }: PageInput): Promise<void> =>
  repository.updatePageTexts(db, id, {
    title: title.trim(),
    content: sanitiseRichText(content),
    short_content: optionalRichText(short_content),
    updated_at: timestamp(clock),
  });

/** Adds the about page, privacy policy and terms of service, once: those that an administrator deleted do not come back. */
export const ensurePages = ({ db, clock }: Context): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (await isReached(transaction, 'pages')) return;
    await reach(transaction, clock, 'pages');
    if ((await repository.listPages(transaction)).length > 0) return;
    for (const page of pageDefaults) await createPage({ db: transaction, clock }, page);
  });
