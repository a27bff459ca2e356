import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';
import { invalid } from './errors.ts';

/**
 * @param field what the text is called in the form
 * @returns the text, sanitised: what is left may be nothing, where the form's own check saw something
 * @throws AppError 'invalid' when nothing would be seen: an empty paragraph is empty
 */
export const requiredRichText = (field: string, html: string | null | undefined): string => {
  const clean = sanitiseRichText(html ?? '');
  if (isEmptyHtml(clean)) throw invalid({ [field]: [`The ${field} field is required.`] });
  return clean;
};
