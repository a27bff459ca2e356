// The settings that searches read.
import { z } from 'zod';
import { defaultLanguage, languageCodePattern } from '#contract/rules/languages.ts';
import { parseList } from '#server/database/json.ts';
import { readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { type LanguageRules, rulesOf } from '#server/platform/search/language-rules.ts';
import { readSynonyms, type Synonyms } from '#server/platform/search/synonyms.ts';
import { getSettingValues } from './settings.repository.ts';

const codes = z.object({ code: z.string().regex(languageCodePattern) });

type Values = ReadonlyMap<string, string | null>;

/** The first language is the main one. */
const mainRules = (values: Values): LanguageRules =>
  rulesOf((parseList(values.get('languages') ?? null, codes)[0] ?? defaultLanguage).code);

/** @returns the rules for the texts of the records themselves */
export const getMainRules = async (db: Database): Promise<LanguageRules> => mainRules(await getSettingValues(db, ['languages']));

export interface SearchSettings {
  synonyms: Synonyms;
  /** Of the language of the reader. */
  rules: LanguageRules;
}

export const getSearchSettings = async (db: Database): Promise<SearchSettings> => {
  const values = await getSettingValues(db, ['search_synonyms', 'languages']);
  const language = readingLanguage();
  return {
    synonyms: readSynonyms(values.get('search_synonyms') ?? '[]'),
    rules: language === null ? mainRules(values) : rulesOf(language),
  };
};
