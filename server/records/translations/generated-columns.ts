// Columns of translations that are generated from the texts that visitors read.
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';
import type { Database } from '#server/database/schema.ts';
import { rulesOf } from '#server/platform/search/language-rules.ts';
import { outdateSearch, readSearchedLanguage } from './search-columns.repository.ts';
import { translationSearchColumns } from './search-columns.ts';

interface Generating {
  kind: TranslatedKind;
  language: string;
  /** The original, as services return it. */
  record: object;
  /** Published texts. */
  texts: UnitTexts;
}

/** Must be called in the transaction of the save. Products depend on the names of their attributes, so they are indexed again after it. */
export const generatedColumnsOf = async (db: Database, { kind, language, record, texts }: Generating): Promise<object> => {
  if (kind === 'attribute') {
    const { label = '', aliases = [] } = record as { label?: string; aliases?: readonly string[] };
    await outdateSearch(db, language, [label, ...aliases]);
  }
  // only specifications contain attributes
  const searched = kind === 'product' ? await readSearchedLanguage(db, language) : { rules: rulesOf(language), attributes: new Map() };
  return translationSearchColumns(kind, record, texts, searched);
};
