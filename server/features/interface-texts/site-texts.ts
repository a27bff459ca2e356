// The texts of the site as visitors read them: those of the owner, otherwise those of the product, otherwise English.

import { defaultLanguage, type Language } from '#contract/rules/languages.ts';
import { writeNumber } from '#contract/rules/numbers.ts';
import { loadBuiltInTexts } from '#contract/texts/built-in.ts';
import { type InterfaceTextRow, problemOfText } from '#contract/texts/own-texts.ts';
import { parts } from '#contract/texts/parts.ts';
import { type Part, type Say, sayOf, type Text, type Texts, type TranslatedParts, withOwnTexts } from '#contract/texts/text.ts';
import { parseJson } from '#server/database/json.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { getLanguages } from '#server/features/settings/settings.values.ts';
import { listOwnTexts } from './interface-texts.repository.ts';

/** All texts of the product in English, by part and key. */
export const englishTexts: readonly Pick<InterfaceTextRow, 'part' | 'key' | 'english'>[] = Object.entries(parts).flatMap(
  ([part, { texts }]) => Object.entries<Text>(texts).map(([key, english]) => ({ part, key, english })),
);

export const findEnglish = (part: string, key: string): Text | undefined =>
  englishTexts.find((one) => one.part === part && one.key === key)?.english;

/** @returns the texts of the owner that can be used; those for texts that the product no longer has are left out */
const getOwnTexts = async (db: Database, language: string): Promise<TranslatedParts | undefined> => {
  const own: Record<string, Record<string, Text>> = {};
  for (const { part, key, text } of await listOwnTexts(db, language)) {
    const english = findEnglish(part, key);
    const parsed = parseJson(text) as Text | null;
    if (english === undefined || parsed === null || problemOfText(parsed, english, language) !== null) continue;
    own[part] = { ...own[part], [key]: parsed };
  }
  return Object.keys(own).length > 0 ? own : undefined;
};

/** @returns the texts of the owner in the language of the reader; undefined without any */
export const getShownOwnTexts = async (db: Database): Promise<TranslatedParts | undefined> =>
  getOwnTexts(db, readingLanguage() ?? (await getLanguages(db))[0].code);

/** Returns a function for the texts of a part. */
export type TextsFor = <T extends Texts>(part: Part<T>) => Say<T>;

const textsOf = ({ code, locale }: Language, translated: TranslatedParts | undefined): TextsFor => {
  const options = { language: code, translated, number: (value: number) => writeNumber(`${value}`, locale) };
  return (part) => sayOf(part, options);
};

/** The texts of the product in English. */
export const builtInEnglish: TextsFor = textsOf(defaultLanguage, undefined);

export const getTextsFor = async (db: Database, language: Language): Promise<TextsFor> =>
  textsOf(language, withOwnTexts(await loadBuiltInTexts(language.code), await getOwnTexts(db, language.code)));
