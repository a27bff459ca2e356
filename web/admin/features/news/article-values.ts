// The form of an article. Names for type and publication.
import type { NewsArticle } from '#contract/news.ts';
import { articles } from '#contract/records/articles.ts';
import { newsTypes } from '#contract/rules/choices.ts';
import { toLocalDateTime, withOffset } from '#web/admin/lib/local-date-time.ts';
import type { FieldForm } from '#web/admin/records/values/field-forms.ts';
import { recordForm, type ValuesOf } from '#web/admin/records/values/record-form.ts';

export const typeLabels = { news: 'News', knowledge: 'Knowledge' } as const;
export const typeChoices = newsTypes.map((value) => ({ value, label: typeLabels[value] }));

type Publication = Pick<NewsArticle, 'is_published' | 'published_at'>;

/** Published, but hidden from visitors until a later date. */
export const isScheduled = ({ is_published, published_at }: Publication, now: number): boolean =>
  is_published && published_at !== null && Date.parse(published_at) > now;

/** Visitors can open its page. */
export const isPublic = (article: Publication, now: number): boolean => article.is_published && !isScheduled(article, now);

/** The present, as forms of new articles have offered it. */
const offered = new Set<string>();

/** The moment of publication, typed in the time zone of the site; a new article begins with the present. */
const publication = (timeZone: string): FieldForm<string, string | null, string> => ({
  read: (stored) => {
    if (stored !== undefined) return toLocalDateTime(stored, timeZone);
    const now = toLocalDateTime(new Date(), timeZone);
    offered.add(now);
    return now;
  },
  // an untouched date is the time of the server, because the clock of this computer may be ahead
  write: (typed) => (offered.has(typed) ? '' : withOffset(typed, timeZone)),
});

export const articleForm = (timeZone: string) => recordForm(articles, { published_at: publication(timeZone) });

export type ArticleValues = ValuesOf<ReturnType<typeof articleForm>>;
