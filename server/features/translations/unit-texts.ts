// Translated texts from outside, by the rules of the fields that they translate.
import { plainLetters } from '#contract/rules/letters.ts';
import { isEmptyHtml } from '#contract/rules/rich-text.ts';
import { slugPattern, slugText } from '#contract/rules/slug.ts';
import type { TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import { invalid } from '#server/http/errors.ts';
import { withOwnLinks } from '#server/platform/rich-text/own-links.ts';
import { sanitiseRichText } from '#server/platform/rich-text/rich-text.ts';

const cleanHtml = (html: string, siteUrl: string | undefined): string => {
  const clean = sanitiseRichText(html);
  if (isEmptyHtml(clean)) return '';
  return siteUrl === undefined ? clean : withOwnLinks(clean, siteUrl);
};

const cleaned = ({ format }: TranslationUnit, text: string, siteUrl: string | undefined): string => {
  switch (format) {
    case 'html':
      return cleanHtml(text, siteUrl);
    case 'slug':
      return text.trim().toLowerCase();
    case 'line':
      return plainLetters(text).replaceAll(/\s+/g, ' ').trim();
    default:
      return plainLetters(text).trim();
  }
};

/** Formatted texts are limited in UTF-16 units, like the originals. */
const lengthOf = ({ format }: TranslationUnit, text: string): number => (format === 'html' ? text.length : [...text].length);

/** @returns what is wrong with a cleaned text; null if nothing is */
const errorOf = (unit: TranslationUnit, text: string): string | null => {
  if (lengthOf(unit, text) > unit.max) return `The text of “${unit.label}” must not be longer than ${unit.max} characters.`;
  return unit.format === 'slug' && text !== '' && !slugPattern.test(text) ? slugText : null;
};

/**
 * @param siteUrl addresses below it become relative
 * @returns the texts to store; empty ones remove theirs
 * @throws AppError 'invalid' with the field `texts.<key>`, also for a key that is no unit of the record
 */
export const readUnitTexts = (units: readonly TranslationUnit[], given: UnitTexts, siteUrl: string | undefined): UnitTexts => {
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  const errors: [string, string[]][] = [];
  const texts: [string, string][] = [];
  for (const [key, typed] of Object.entries(given)) {
    const unit = byKey.get(key);
    const text = unit ? cleaned(unit, typed, siteUrl) : '';
    const error = unit ? errorOf(unit, text) : 'The record has no such text.';
    if (error !== null) errors.push([`texts.${key}`, [error]]);
    else texts.push([key, text]);
  }
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return Object.fromEntries(texts);
};
