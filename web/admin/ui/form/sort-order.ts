// The field Sort Order, which products, categories and pages have.
import { sortOrderText } from '#contract/rules/uploads.ts';

/** @param typed as it stands in the box @returns what is wrong with it */
export const checkSortOrder = (typed: string): string | undefined => {
  const text = typed.trim();
  return /^\d+$/.test(text) && Number(text) >= 1 ? undefined : sortOrderText;
};
