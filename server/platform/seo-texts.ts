// The texts for search engines of a record: products, categories, articles and pages have the same two.
import type { SeoTexts } from '#contract/fields.ts';

/** One line; null if nothing is left. */
const toLine = (text: string | null): string | null => text?.replaceAll(/\s+/g, ' ').trim() || null;

/** @param input what a form changes @param before the stored texts: those that are left out remain */
export const seoTextsOf = (input: Partial<SeoTexts>, before: SeoTexts): SeoTexts => ({
  seo_title: input.seo_title === undefined ? before.seo_title : toLine(input.seo_title),
  seo_description: input.seo_description === undefined ? before.seo_description : toLine(input.seo_description),
});
