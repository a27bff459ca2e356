import { z } from 'zod';
import {
  alternates,
  html,
  id,
  orAbsent,
  pictureTexts,
  seoTexts,
  shareImage,
  slug,
  slugParams,
  storedPath,
  textLanguages,
  timestamp,
  version,
} from './fields.ts';
import { formCalls } from './form-calls.ts';
import { optionalFlag, scheduled } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { articles as definition } from './records/articles.ts';
import { route } from './route.ts';
import { newsTypes } from './rules/choices.ts';
import { searchReport } from './search.ts';

export const publicNewsPerPage = 9;

export const newsArticle = z
  .object({
    id,
    type: z.enum(newsTypes),
    title: z.string(),
    slug,
    excerpt: z.string().nullable(),
    content: html,
    published_at: timestamp.nullable(),
    is_featured: z.boolean(),
    is_published: z.boolean(),
    featured_image: storedPath.nullable(),
    featured_image_url: z.string().nullable(),
    images: z.array(z.string()),
    author: z.object({ name: z.string() }),
    created_at: timestamp,
    updated_at: timestamp,
    text_languages: textLanguages,
  })
  .meta({ id: 'NewsArticle' });
export type NewsArticle = z.output<typeof newsArticle>;

/** An article with the data that only its page needs. */
export const articleDetail = newsArticle
  .extend({ ...seoTexts, share_image: shareImage, picture_texts: pictureTexts, alternates })
  .meta({ id: 'NewsArticleDetail' });
export type ArticleDetail = z.output<typeof articleDetail>;

export const adminArticle = newsArticle.extend({ ...seoTexts, version }).meta({ id: 'AdminArticle' });
export type AdminArticle = z.output<typeof adminArticle>;

export const listArticles = route({
  method: 'GET',
  path: '/api/public/news',
  summary: 'Published articles, newest first',
  tag: 'News',
  access: 'public',
  query: z.object({ type: orAbsent(z.enum(newsTypes, 'The type must be news or knowledge.')), search: searchText, page: pageNumber }),
  status: 200,
  answer: paged(newsArticle).extend({ search: searchReport.optional() }),
});

export const getArticle = route({
  method: 'GET',
  path: '/api/public/news/:slug',
  summary: 'One article and up to three related ones',
  tag: 'News',
  access: 'public',
  params: slugParams,
  errors: ['removed'],
  status: 200,
  answer: z.object({ news: articleDetail, related_news: z.array(newsArticle) }),
});

const newsType = z.enum(newsTypes, 'The type must be news or knowledge.');

export const listAdminArticles = route({
  method: 'GET',
  path: '/api/admin/news',
  summary: 'All articles, newest first',
  tag: 'News',
  access: 'admin',
  permission: 'content.read',
  query: z.object({
    search: searchText.meta({ description: 'Plain text anywhere in title, excerpt or content text, any case.' }),
    type: orAbsent(newsType),
    is_published: orAbsent(optionalFlag),
    scheduled,
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(adminArticle),
});

export const {
  read: getAdminArticle,
  create: createArticle,
  update: updateArticle,
  duplicate: duplicateArticle,
  remove: removeArticle,
} = formCalls(definition, {
  path: '/api/admin/news',
  tag: 'News',
  answer: { news: adminArticle },
});
