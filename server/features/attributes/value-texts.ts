import { type ValueTexts, valueTexts } from '#contract/rules/attributes/value-texts.ts';
import { attributeValues as de } from '#contract/texts/de/attribute-values.ts';
import { attributeValuesTexts } from '#contract/texts/en/attribute-values.ts';
import { attributeValues as id } from '#contract/texts/id/attribute-values.ts';
import { readersOwnTexts, readingLanguage } from '#server/database/reading-language.ts';

const translations = new Map<string | undefined, ValueTexts>([
  ['de', de],
  ['id', id],
]);

/** @returns the words of values in the language of the reader, those of the owner first; undefined for English ones */
export const readersValueTexts = (): ValueTexts | undefined => {
  const builtIn = translations.get(readingLanguage()?.split('-')[0]);
  const own = readersOwnTexts()?.[attributeValuesTexts.name];
  return own ? { ...(builtIn ?? valueTexts), ...(own as Partial<ValueTexts>) } : builtIn;
};
