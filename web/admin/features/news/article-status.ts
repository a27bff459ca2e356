// What an article's status is called.
interface Publication {
  is_published: boolean;
  published_at: string | null;
}

/** Visible to nobody until its moment comes. */
export const isScheduled = ({ is_published, published_at }: Publication, now: number): boolean =>
  is_published && published_at !== null && Date.parse(published_at) > now;

/** Visitors can open its page. */
export const isPublic = (article: Publication, now: number): boolean => article.is_published && !isScheduled(article, now);
