// News and knowledge articles: what visitors read, and how an article comes to be.
import { type AdminArticle, getNews as getContract, type NewsArticle, publicNewsPerPage } from '#contract/news.ts';
import type { Paged } from '#contract/paging.ts';
import type { SearchReport } from '#contract/search.ts';
import type { Context } from '#server/database/context.ts';
import { toFlag } from '#server/database/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { moveOrMiss } from '#server/features/redirects/redirects.service.ts';
import { getSearchSynonyms, getTimeZone } from '#server/features/settings/settings.service.ts';
import { invalid } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { toUtc } from '#server/platform/moments.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';
import * as repository from './news.repository.ts';
import { searchNews } from './news.search.ts';

export const { listAllNews } = repository;

const relatedArticles = 3;

interface Wanted {
  type?: NewsArticle['type'];
  search?: string;
  page: number;
}

export const listNews = async ({ db, clock }: Context, wanted: Wanted): Promise<Paged<NewsArticle> & { search?: SearchReport }> => {
  const { type, search = '', page } = wanted;
  const request = { type, page, at: timestamp(clock), perPage: publicNewsPerPage };
  if (search.trim() === '') return repository.listVisibleNews(db, request);
  return searchNews(db, { ...request, search, synonyms: await getSearchSynonyms(db) });
};

export const listLatestNews = ({ db, clock }: Context, limit: number): Promise<NewsArticle[]> =>
  repository.listLatestNews(db, timestamp(clock), limit);

/** @throws MovedError when the slug has changed, AppError 'not-found' */
export const getNews = async ({ db, clock }: Context, slug: string): Promise<{ news: NewsArticle; related_news: NewsArticle[] }> => {
  const at = timestamp(clock);
  const news = await repository.getVisibleArticle(db, slug, at);
  if (!news) {
    const address = getContract.path.replace('/:slug', '');
    return moveOrMiss(db, { kind: 'news', slug, address, slugOf: (id) => repository.getVisibleArticleSlug(db, id, at) });
  }
  return { news, related_news: await repository.listRelatedNews(db, news, at, relatedArticles) };
};

export interface ArticleInput {
  type?: NewsArticle['type'];
  title: string;
  slug?: string;
  excerpt?: string | null;
  content: string;
  /** ISO 8601; without an offset it is read in the site's time zone. A published article without one is published now. */
  published_at?: string | null;
  is_featured?: boolean;
  is_published?: boolean;
  /** Stored paths. */
  featured_image?: string | null;
  images?: string[];
  author_name: string;
}

/** @throws AppError 'invalid' for what is no date */
export const publishedAt = async ({ db, clock }: Context, given: string | null, isPublished: boolean): Promise<string | null> => {
  if (!given) return isPublished ? timestamp(clock) : null;
  const moment = toUtc(given, await getTimeZone(db));
  if (moment === null) throw invalid({ published_at: ['The published date is not a valid date.'] });
  return moment;
};

/** @throws AppError 'invalid' when the chosen slug is taken or the published date cannot be read */
export const createArticle = ({ db, clock }: Context, input: ArticleInput): Promise<AdminArticle> =>
  inTransaction(db, async (transaction) => {
    const at = timestamp(clock);
    const isPublished = input.is_published ?? true;
    const id = await repository.createArticle(
      transaction,
      {
        type: input.type ?? 'news',
        title: input.title.trim(),
        excerpt: input.excerpt?.trim() || null,
        content: sanitiseRichText(input.content),
        published_at: await publishedAt({ db: transaction, clock }, input.published_at ?? null, isPublished),
        is_featured: toFlag(input.is_featured ?? false),
        is_published: toFlag(isPublished),
        featured_image: input.featured_image ?? null,
        images: JSON.stringify(input.images ?? []),
        author_name: input.author_name,
        created_at: at,
        updated_at: at,
      },
      input.slug,
    );
    const article = id === null ? null : await repository.getArticle(transaction, id);
    if (!article) throw invalid({ slug: ['The slug has already been taken.'] });
    return article;
  });
