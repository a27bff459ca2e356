// Lays translations over what visitors read. Nothing is read for the main language.
import type { TextLanguages } from '#contract/fields.ts';
import type { RecordDefinition } from '#contract/records/kind.ts';
import type { TranslatedKind, UnitTexts } from '#contract/rules/translations.ts';
import { onceForReader, previewedTranslation, readersMainLanguage, readingLanguage } from '#server/database/reading-language.ts';
import type { Database } from '#server/database/schema.ts';
import { isolateQuantities, withOwnDirection } from '#server/platform/right-to-left.ts';
import { parseTexts } from './stored.ts';
import * as repository from './translations.repository.ts';
import { translatedFields } from './units.ts';

export interface ShownTexts {
  /** Null if the record has its own slug. */
  slug: string | null;
  texts: UnitTexts;
}

export type TextsOf = ReadonlyMap<number, ShownTexts>;

/** Kinds with few records, which one answer names in several places. */
const fewRecords: readonly TranslatedKind[] = ['category', 'attribute'];

const none: TextsOf = new Map();

const shownTexts = (texts: UnitTexts): UnitTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const shown = isolateQuantities(text);
      return [key, key.startsWith('specifications/') ? withOwnDirection(shown) : shown];
    }),
  );

/** @returns what readers of the current language read of the records, and perhaps of others, by id; empty for the main language */
export const textsOf = async (db: Database, kind: TranslatedKind, ids: readonly number[]): Promise<TextsOf> => {
  const language = readingLanguage();
  if (language === null || ids.length === 0) return none;
  const read = async (wanted?: readonly number[]) => {
    const rows = await repository.listTexts(db, kind, language, wanted);
    const found = new Map(rows.map(({ record_id, slug, texts }) => [record_id, { slug, texts: shownTexts(parseTexts(texts)) }]));
    const previewed = previewedTranslation();
    if (previewed?.kind === kind) found.set(previewed.id, { slug: null, ...found.get(previewed.id), texts: shownTexts(previewed.texts) });
    return found;
  };
  return fewRecords.includes(kind) ? onceForReader(kind, () => read()) : read([...new Set(ids)]);
};

/** Replaces the fields of a record that are translated as a whole, and its slug. */
export const withTexts = <R extends { id: number }>(definition: RecordDefinition, record: R, texts: TextsOf): R => {
  const shown = texts.get(record.id);
  if (!shown) return record;
  const result: Record<string, unknown> = { ...record };
  for (const field of translatedFields(definition)) if (field in record && shown.texts[field]) result[field] = shown.texts[field];
  if ('slug' in record && shown.slug !== null) result.slug = shown.slug;
  return result as R;
};

/** @returns for a response: by field, the language of each text that is not translated */
export const textLanguages = (definition: RecordDefinition, record: { id: number }, texts: TextsOf): { text_languages?: TextLanguages } => {
  const main = readersMainLanguage();
  const given = record as Record<string, unknown> & { id: number };
  const isOriginal = (field: string) => Boolean(given[field]) && !field.startsWith('seo_') && !texts.get(given.id)?.texts[field];
  const fields = main === undefined ? [] : translatedFields(definition).filter(isOriginal);
  return fields.length > 0 ? { text_languages: Object.fromEntries(fields.map((field) => [field, main ?? ''])) } : {};
};

/** @returns the records in the language of the reader */
export const translated = async <R extends { id: number }>(
  db: Database,
  definition: RecordDefinition,
  records: readonly R[],
): Promise<R[]> => {
  const texts = await textsOf(
    db,
    definition.kind,
    records.map(({ id }) => id),
  );
  if (readingLanguage() === null) return [...records];
  return records.map((record) => ({ ...withTexts(definition, record, texts), ...textLanguages(definition, record, texts) }));
};
