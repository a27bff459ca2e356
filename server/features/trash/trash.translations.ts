// Restores the translations of restored records, with the states that they have now.
import { isPublishedKind } from '#contract/records/kinds.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { Database } from '#server/database/schema.ts';
import { listExisting } from '#server/features/attributes/attributes.definitions.repository.ts';
import { kinds } from '#server/kinds.ts';
import { putBackTranslations } from '#server/records/translations/belongings.ts';
import { unitsOfRecords } from '#server/records/translations/changed-records.ts';
import { refreshTranslations } from '#server/records/translations/refresh.ts';
import type { TrashData } from '#server/records/trash/trash-data.ts';

/** An attribute of a category is not restored if all categories have one with its key now. */
const ofExisting = async (db: Database, data: TrashData): Promise<TrashData> => {
  const ids = data.translations.filter((row) => row.kind === 'attribute').map(({ record_id }) => Number(record_id));
  if (ids.length === 0) return data;
  const existing = await listExisting(db, ids);
  return { ...data, translations: data.translations.filter((row) => row.kind !== 'attribute' || existing.has(Number(row.record_id))) };
};

export const restoreTranslations = async (db: Database, kind: TrashKind, trashed: readonly TrashData[]): Promise<void> => {
  for (const data of trashed) await putBackTranslations(db, await ofExisting(db, data));
  const ids = trashed.filter(({ translations }) => translations.length > 0).map(({ row }) => row.id);
  if (!isPublishedKind(kind) || ids.length === 0) return;
  const records = kinds[kind];
  const restored: { id: number }[] = await records.list(db, ids);
  await refreshTranslations(db, kind, restored, (some) => unitsOfRecords(records as never, db, some as never));
};
