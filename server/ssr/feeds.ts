// The RSS feeds, from the public API.
import type { z } from 'zod';
import type { newsArticle } from '#contract/news.ts';
import type { Feed } from '#contract/rules/feeds.ts';
import { type DocumentLanguage, inLanguagePath } from '#contract/rules/languages.ts';
import type { SiteSettings } from '#contract/settings.ts';
import { feedsTexts } from '#contract/texts/en/feeds.ts';
import { type Say, sayOf, type TranslatedParts, withOwnTexts } from '#contract/texts/text.ts';
import { element, escapeXml } from '#server/platform/xml.ts';

export type FeedArticle = z.output<typeof newsArticle>;

const categories = { news: 'newsCategory', knowledge: 'knowledge' } as const satisfies Record<FeedArticle['type'], string>;

const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"';

/** In the format of RFC 822. */
const dateOf = (timestamp: string): string => new Date(timestamp).toUTCString();

const publishedAt = ({ published_at, created_at }: FeedArticle): string => published_at ?? created_at;

const picture = (siteUrl: string, address: string | null): string => {
  const url = address && URL.parse(address, siteUrl);
  return url && /^https?:$/.test(url.protocol) ? `<media:content url="${escapeXml(url.href)}" medium="image"/>` : '';
};

type SayFeeds = Say<(typeof feedsTexts)['texts']>;

const item = (siteUrl: string, article: FeedArticle, { prefix }: DocumentLanguage, say: SayFeeds): string => {
  const address = siteUrl + inLanguagePath(`/news/${encodeURIComponent(article.slug)}`, prefix);
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    // the id stays the same if the slug of the article changes
    `<guid isPermaLink="false">${new URL(siteUrl).host}/article/${article.id}</guid>`,
    element('description', article.excerpt ?? ''),
    element('pubDate', dateOf(publishedAt(article))),
    element('category', say(categories[article.type])),
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
  settings: SiteSettings;
  /** Newest first. */
  articles: readonly FeedArticle[];
  language: DocumentLanguage;
  /** Built-in ones of the language. */
  translated: TranslatedParts | undefined;
}

export const feedDocument = (siteUrl: string, feed: Feed, { settings, articles, language, translated }: Content): string => {
  const { code, prefix } = language;
  const say = sayOf(feedsTexts, { language: code, translated: withOwnTexts(translated, settings.texts), number: String });
  const name = settings.company_name ?? 'Company';
  const addressOf = (path: string) => siteUrl + inLanguagePath(path, prefix);
  const channel = [
    element('title', `${name}: ${say(feed.type ?? 'all')}`),
    element('link', addressOf(`/news${feed.type === 'knowledge' ? '?type=knowledge' : ''}`)),
    element('description', settings.company_tagline ?? name),
    `<atom:link href="${addressOf(feed.path)}" rel="self" type="application/rss+xml"/>`,
    element('language', code),
    ...lastBuildDate(articles),
    ...articles.map((article) => item(siteUrl, article, language, say)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${namespaces}><channel>${channel.join('\n')}</channel></rss>\n`;
};
