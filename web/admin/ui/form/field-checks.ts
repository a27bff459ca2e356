// Rules of the fields Slug and Sort Order, which several kinds of record have.
import { slugPattern, slugText } from '#contract/rules/slug.ts';
import { sortOrderText } from '#contract/rules/uploads.ts';

/** @returns the error that the server would return; none for an empty slug, which the server generates */
export const checkSlug = (typed: string): string | undefined => {
  const slug = typed.trim().toLowerCase();
  return slug === '' || slugPattern.test(slug) ? undefined : slugText;
};

/** @returns the slug that a save sends; undefined if the record keeps its slug, or if the server generates one */
export const slugToSend = (typed: string, stored: { slug: string } | null): string | undefined => {
  const slug = typed.trim().toLowerCase();
  return slug === '' || slug === stored?.slug ? undefined : slug;
};

/** @param typed the text in the field @returns the error */
export const checkSortOrder = (typed: string): string | undefined => {
  const text = typed.trim();
  return /^\d+$/.test(text) && Number(text) >= 1 ? undefined : sortOrderText;
};
