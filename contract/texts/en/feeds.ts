import { feeds } from '#contract/rules/feeds.ts';
import { part } from '../text.ts';

export const feedsTexts = part('feeds', {
  news: feeds.news.title,
  knowledge: feeds.knowledge.title,
  all: feeds.all.title,
});
