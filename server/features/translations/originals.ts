// The records that are translated, of all kinds.
import { isPublishedKind, published } from '#contract/records/kinds.ts';
import type { TranslatedKind, TranslationUnit } from '#contract/rules/translations.ts';
import { lockAttributes, lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { getDefinition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { attributeUnits } from '#server/features/attributes/attributes.translations.ts';
import { getSetting } from '#server/features/settings/settings.repository.ts';
import { settingUnits, translatedSettings } from '#server/features/settings/translated-settings.ts';
import { getMedia } from '#server/features/uploads/media.repository.ts';
import { mediaUnits } from '#server/features/uploads/media.translations.ts';
import { kinds } from '#server/kinds.ts';
import { unitsOfRecords } from '#server/records/translations/changed-records.ts';
import type { OfRecord } from '#server/records/translations/stored.ts';

export interface Original {
  title: string;
  units: TranslationUnit[];
  /** As services return it. */
  record: { id: number };
}

type Finder = (db: Database, id: number) => Promise<Original | null>;

const others: Record<Exclude<TranslatedKind, keyof typeof published>, Finder> = {
  attribute: async (db, id) => {
    const record = await getDefinition(db, id);
    return record && { title: record.label, units: attributeUnits(record), record };
  },
  setting: async (db, id) => {
    const record = await getSetting(db, id);
    return record && translatedSettings.includes(record.key) ? { title: record.key, units: settingUnits(record), record } : null;
  },
  media: async (db, id) => {
    const record = await getMedia(db, id);
    return record && { title: record.name, units: mediaUnits(record), record };
  },
};

/** @returns null if there is no such record, or if it has no translated texts */
export const findOriginal = async (db: Database, { kind, id }: OfRecord): Promise<Original | null> => {
  if (!isPublishedKind(kind)) return others[kind](db, id);
  const records = kinds[kind];
  const record: ({ id: number } & Record<string, unknown>) | null = await records.find(db, id);
  if (!record) return null;
  const [units = []] = await unitsOfRecords(records as never, db, [record] as never);
  return { title: String(record[published[kind].title]), units, record };
};

const tables = { attribute: 'attribute_definitions', setting: 'settings', media: 'media' } as const;

/** Saves of the original and of its translations wait for each other, because both write the state. Requires a transaction. */
export const lockOriginal = async (db: Database, { kind, id }: OfRecord): Promise<void> => {
  if (kind === 'attribute') await lockAttributes(db, 'exclusive');
  await lockRows(db, isPublishedKind(kind) ? published[kind].table : tables[kind], [id]);
  // in the order of a save of a product
  if (kind === 'product') await lockAttributes(db, 'shared');
};
