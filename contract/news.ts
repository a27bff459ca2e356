import { z } from 'zod';
import { html, id, moment, orAbsent, slug, slugParams, storedPath } from './fields.ts';
import { paged, pageNumber, searchText } from './paging.ts';
import { route } from './route.ts';

export const publicNewsPerPage = 9;
export const newsTypes = ['news', 'knowledge'] as const;

export const newsArticle = z
  .object({
    id,
    type: z.enum(newsTypes),
    title: z.string(),
    slug,
    excerpt: z.string().nullable(),
    content: html,
    published_at: moment.nullable(),
    is_featured: z.boolean(),
    is_published: z.boolean(),
    featured_image: storedPath.nullable(),
    featured_image_url: z.string().nullable(),
    images: z.array(z.string()),
    author: z.object({ name: z.string() }),
    created_at: moment,
  })
  .meta({ id: 'NewsArticle' });
export type NewsArticle = z.output<typeof newsArticle>;

export const listNews = route({
  method: 'GET',
  path: '/api/public/news',
  summary: 'Published articles, newest first',
  tag: 'News',
  access: 'public',
  query: z.object({ type: orAbsent(z.enum(newsTypes, 'The type must be news or knowledge.')), search: searchText, page: pageNumber }),
  status: 200,
  answer: paged(newsArticle),
});

export const getNews = route({
  method: 'GET',
  path: '/api/public/news/:slug',
  summary: 'One article and up to three related ones',
  tag: 'News',
  access: 'public',
  params: slugParams,
  status: 200,
  answer: z.object({ news: newsArticle, related_news: z.array(newsArticle) }),
});
