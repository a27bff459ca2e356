// The RSS feeds, from the public API.
import type { z } from 'zod';
import type { newsArticle } from '#contract/news.ts';
import type { Feed } from '#contract/rules/feeds.ts';
import type { PublicSettings } from '#contract/settings.ts';
import { element, escapeXml } from '#server/platform/xml.ts';

export type FeedArticle = z.output<typeof newsArticle>;

const categories: Record<FeedArticle['type'], string> = { news: 'Company News', knowledge: 'Knowledge Base' };

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** In the format of RFC 822. */
const dateOf = (timestamp: string): string => new Date(timestamp).toUTCString();

const publishedAt = ({ published_at, created_at }: FeedArticle): string => published_at ?? created_at;

const picture = (siteUrl: string, address: string | null): string => {
  const url = address && URL.parse(address, siteUrl);
  return url && /^https?:$/.test(url.protocol) ? `<media:content url="${escapeXml(url.href)}" medium="image"/>` : '';
};

const item = (siteUrl: string, article: FeedArticle): string => {
  const address = `${siteUrl}/news/${encodeURIComponent(article.slug)}`;
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    // the id stays the same if the slug of the article changes
    `<guid isPermaLink="false">${new URL(siteUrl).host}/article/${article.id}</guid>`,
    element('description', article.excerpt ?? ''),
    element('pubDate', dateOf(publishedAt(article))),
    element('category', categories[article.type]),
    picture(siteUrl, article.featured_image_url),
    '</item>',
  ].join('');
};

/** The latest time at which the newest article was published or one of the articles was saved; a feed without articles has no date. */
const lastBuildDate = (articles: readonly FeedArticle[]): string[] => {
  const newest = articles
    .flatMap((article) => [publishedAt(article), article.updated_at])
    .toSorted()
    .at(-1);
  return newest ? [element('lastBuildDate', dateOf(newest))] : [];
};

interface Content {
  settings: PublicSettings;
  /** Newest first. */
  articles: readonly FeedArticle[];
}

export const feedDocument = (siteUrl: string, feed: Feed, { settings, articles }: Content): string => {
  const name = settings.company_name ?? 'Company';
  const channel = [
    element('title', `${name}: ${feed.title}`),
    element('link', `${siteUrl}/news${feed.type === 'knowledge' ? '?type=knowledge' : ''}`),
    element('description', settings.company_tagline ?? name),
    `<atom:link href="${siteUrl}${feed.path}" rel="self" type="application/rss+xml"/>`,
    element('language', 'en'),
    ...lastBuildDate(articles),
    ...articles.map((article) => item(siteUrl, article)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${channel.join('\n')}</channel></rss>\n`;
};
