// The texts for search engines in the forms of all kinds of record.
import type { SeoTexts } from '#contract/fields.ts';

export type SeoValues = { [K in keyof SeoTexts]: string };

/** @param record null for a new one */
export const seoValuesOf = (record: SeoTexts | null): SeoValues => ({
  seo_title: record?.seo_title ?? '',
  seo_description: record?.seo_description ?? '',
});

export const seoLabels: Record<keyof SeoValues, string> = { seo_title: 'SEO title', seo_description: 'SEO description' };
