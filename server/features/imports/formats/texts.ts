// Texts of other systems as values and as HTML.
import { htmlToText } from '#contract/rules/html-text.ts';
import { escapeHtml } from '#server/platform/html.ts';

const blockOrMark = /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|a|h[1-6]|table|tr|td|th|tbody|thead|sup|sub|font|img|hr)\b[^<>]*>/i;

export const isHtml = (text: string): boolean => blockOrMark.test(text);

/** @returns HTML as it is; of a plain text paragraphs, which blank lines separate */
export const toHtml = (text: string): string => {
  const trimmed = text.replaceAll(/\r\n?/g, '\n').trim();
  if (trimmed === '' || isHtml(trimmed)) return trimmed;
  return trimmed
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
};

/** @returns the text in one line, without tags */
export const toLine = (text: string): string =>
  isHtml(text) || text.includes('&') ? htmlToText(text) : text.replaceAll(/\s+/g, ' ').trim();

/** Several values of one specification, in one line. */
export const joinValues = (values: readonly string[]): string => {
  const areSentences = values.some((value) => value.endsWith('.'));
  const separator = values.some((value) => /[,;]/.test(value)) ? '; ' : ', ';
  return [...new Set(values)].join(areSentences ? ' ' : separator);
};

/** File names in one cell. */
export const joinFiles = (files: readonly string[]): string => files.join(' | ');

/** @returns null if it is no decimal number, e.g. `12.5`, `12,5` or `1.250,50` */
export const decimalOf = (text: string): number | null => {
  const given = text.trim();
  const decimal = given.lastIndexOf(',') > given.lastIndexOf('.') ? ',' : '.';
  const hasThousands = /^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?\d{1,3}(?:,\d{3})+\.\d+$/.test(given);
  const plain = (hasThousands ? given.replaceAll(decimal === ',' ? '.' : ',', '') : given).replace(',', '.');
  return /^-?\d{1,12}(?:\.\d{1,10})?$/.test(plain) ? Number(plain) : null;
};
