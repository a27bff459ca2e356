// The RSS feeds of the site.
import type { NewsType } from './choices.ts';

export interface Feed {
  path: string;
  /** Follows the company's name in the title of the channel. */
  title: string;
  /** Null for all types of articles. */
  type: NewsType | null;
}

export const feeds = {
  news: { path: '/feed.xml', title: 'News', type: 'news' },
  knowledge: { path: '/feed/knowledge.xml', title: 'Knowledge Base', type: 'knowledge' },
  all: { path: '/feed/all.xml', title: 'News and Knowledge Base', type: null },
} as const satisfies Record<string, Feed>;

/** Feeds with articles of a type; programs that take one feed take the first. */
export const feedsWith = (type: NewsType): readonly Feed[] => [feeds[type], feeds.all];
