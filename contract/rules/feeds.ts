// The RSS feeds of the site.
import type { NewsType } from './choices.ts';

export interface Feed {
  path: string;
  /** Follows the company's name in the channel title. */
  title: string;
  /** Null for all types of articles. */
  type: NewsType | null;
}

export const feeds = {
  news: { path: '/feed.xml', title: 'News', type: 'news' },
  knowledge: { path: '/feed/knowledge.xml', title: 'Knowledge Base', type: 'knowledge' },
  all: { path: '/feed/all.xml', title: 'News and Knowledge Base', type: null },
} as const satisfies Record<string, Feed>;

/** Feeds that contain articles of a type. Programs that read one feed use the first. */
export const feedsWith = (type: NewsType): readonly Feed[] => [feeds[type], feeds.all];
