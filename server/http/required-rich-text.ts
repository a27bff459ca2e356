import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';
import { invalid } from './errors.ts';

/**
 * @param field name of the form field
 * @returns the sanitised text
 * @throws AppError 'invalid' if nothing visible remains after sanitising, e.g. only an empty paragraph
 */
export const requiredRichText = (field: string, html: string | null | undefined): string => {
  const clean = sanitiseRichText(html ?? '');
  if (isEmptyHtml(clean)) throw invalid({ [field]: [`The ${field} field is required.`] });
  return clean;
};
