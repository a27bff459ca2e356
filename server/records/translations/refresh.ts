// Updates the states of translations when their originals are saved.
import { recordKinds } from '#contract/records/kinds.ts';
import type { TranslatedKind, TranslationUnit } from '#contract/rules/translations.ts';
import type { Database } from '#server/database/schema.ts';
import type { ChangedText } from './changed-entries.ts';
import { generatedColumnsOf } from './generated-columns.ts';
import { withMovedTexts } from './moved-texts.ts';
import { stateColumns } from './state.ts';
import { textColumns, toStored } from './stored.ts';
import * as repository from './translations.repository.ts';

/** Kinds whose name is no text that is translated. */
const withoutTitle = { setting: 'value', media: 'alt' } as const;

/** @returns the key of the unit with the name of a record */
export const titleOf = (kind: TranslatedKind): string =>
  kind === 'setting' || kind === 'media' ? withoutTitle[kind] : recordKinds[kind].title;

/**
 * Must be called in the transaction of the save. One query if the records have no translations.
 * @param unitsOf the units of records, in their order
 * @param changesOf the texts of lists that the save has changed
 */
export const refreshTranslations = async <R extends { id: number }>(
  db: Database,
  kind: TranslatedKind,
  records: readonly R[],
  unitsOf: (records: readonly R[]) => Promise<TranslationUnit[][]> | TranslationUnit[][],
  changesOf: (record: R) => readonly ChangedText[] = () => [],
): Promise<void> => {
  if (records.length === 0) return;
  const rows = await repository.listRows(
    db,
    kind,
    records.map(({ id }) => id),
  );
  if (rows.length === 0) return;
  const byRecord = Map.groupBy(rows, ({ record_id }) => record_id);
  const translated = records.filter(({ id }) => byRecord.has(id));
  for (const [index, units] of (await unitsOf(translated)).entries()) {
    const record = translated[index];
    const changes = record ? changesOf(record) : [];
    for (const row of record ? (byRecord.get(record.id) ?? []) : []) {
      const stored = toStored(row);
      const after = withMovedTexts(stored, units, changes);
      const columns = {
        ...(after !== stored && textColumns(after)),
        ...stateColumns(units, after, titleOf(kind)),
        ...(await generatedColumnsOf(db, { kind, language: row.language, record: record ?? {}, texts: after.texts })),
      };
      const isSame = Object.entries(columns).every(([name, value]) => (row as Record<string, unknown>)[name] === value);
      if (!isSame) await repository.updateRow(db, row.id, columns, { isSave: false });
    }
  }
};
