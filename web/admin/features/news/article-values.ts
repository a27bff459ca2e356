// The form of an article, and labels of its types.
import type { NewsArticle } from '#contract/news.ts';
import { articles } from '#contract/records/articles.ts';
import { newsTypes } from '#contract/rules/choices.ts';
import { toLocalDateTime, withOffset } from '#web/admin/lib/local-date-time.ts';
import type { FieldForm } from '#web/admin/records/values/field-forms.ts';
import { recordForm, type ValuesOf } from '#web/admin/records/values/record-form.ts';

export const typeLabels = { news: 'News', knowledge: 'Knowledge' } as const;
export const typeChoices = newsTypes.map((value) => ({ value, label: typeLabels[value] }));

type Publication = Pick<NewsArticle, 'is_published' | 'published_at'>;

/** Whether the article is published, but hidden from visitors until a later date. */
export const isScheduled = ({ is_published, published_at }: Publication, now: number): boolean =>
  is_published && published_at !== null && Date.parse(published_at) > now;

/** Whether visitors can open the article's page. */
export const isPublic = (article: Publication, now: number): boolean => article.is_published && !isScheduled(article, now);

/** The current times that forms of new articles have offered. */
const offered = new Set<string>();

/** The published date in the time zone of the site; the default of a new article is the current time. */
const publication = (timeZone: string): FieldForm<string, string | null, string> => ({
  read: (stored) => {
    if (stored !== undefined) return toLocalDateTime(stored, timeZone);
    const now = toLocalDateTime(new Date(), timeZone);
    offered.add(now);
    return now;
  },
  // the server sets an untouched date, because the clock of this computer may be ahead
  write: (typed) => (offered.has(typed) ? '' : withOffset(typed, timeZone)),
});

export const articleForm = (timeZone: string) => recordForm(articles, { published_at: publication(timeZone) });

export type ArticleValues = ValuesOf<ReturnType<typeof articleForm>>;
