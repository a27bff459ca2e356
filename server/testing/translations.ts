// Writes translations for tests as they are stored after publishing.
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';
import type { Database } from '#server/database/schema.ts';
import { rebuildTranslationSearch } from '#server/records/translations/search-columns.repository.ts';

const at = '2026-01-01T00:00:00.000Z';

export interface WrittenTranslation {
  kind: TranslatedKind;
  id: number;
  language: string;
  texts: UnitTexts;
}

/** @returns the ids of the rows */
export const writeTranslations = async (db: Database, translations: readonly WrittenTranslation[]): Promise<number[]> => {
  const rows = translations.map(({ kind, id, language, texts }) => ({
    kind,
    record_id: id,
    language,
    texts: JSON.stringify(texts),
    source: '{}',
    state: 'ready' as const,
    missing: 0,
    outdated: 0,
    created_at: at,
    updated_at: at,
  }));
  const written = await db.insertInto('translations').values(rows).returning('id').execute();
  await rebuildTranslationSearch(db);
  return written.map(({ id }) => id);
};
