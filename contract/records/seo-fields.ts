import { textLengths } from '#contract/rules/text-lengths.ts';
import { line } from './fields.ts';

/** Texts for search engines and link previews; null if they are derived from the record. */
export const seoFields = {
  seo_title: line({ label: 'SEO title', noun: 'title for search engines', max: textLengths.seoTitle, isTranslated: true }),
  seo_description: line({
    label: 'SEO description',
    noun: 'description for search engines',
    max: textLengths.seoDescription,
    isTranslated: true,
  }),
};

export const seoNames = ['seo_title', 'seo_description'] as const satisfies (keyof typeof seoFields)[];
