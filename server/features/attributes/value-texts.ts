import type { ValueTexts } from '#contract/rules/attributes/value-texts.ts';
import { attributeValues as de } from '#contract/texts/de/attribute-values.ts';
import { attributeValues as id } from '#contract/texts/id/attribute-values.ts';
import { readingLanguage } from '#server/database/reading-language.ts';

const translations = new Map<string | undefined, ValueTexts>([
  ['de', de],
  ['id', id],
]);

/** @returns the words of values in the language of the reader; undefined for English ones */
export const readersValueTexts = (): ValueTexts | undefined => translations.get(readingLanguage()?.split('-')[0]);
