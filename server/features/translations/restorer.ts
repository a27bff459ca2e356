// The history of translations: restores texts of a revision by publishing them again.
import type { Restorer } from '#server/features/history/restorer.ts';
import type { TranslationRecord } from '#server/features/history/snapshots.ts';
import { orNotFound } from '#server/http/errors.ts';
import { type OfLanguage, toStored } from '#server/records/translations/stored.ts';
import * as repository from '#server/records/translations/translations.repository.ts';
import { findOriginal } from './originals.ts';
import { changeTranslation, nameOf } from './translations.service.ts';

export const translationRestorer: Restorer = {
  find: async (db, id): Promise<TranslationRecord | null> => {
    const row = await repository.getRowById(db, id);
    const original = row && (await findOriginal(db, { kind: row.kind, id: row.record_id }));
    if (!row || !original) return null;
    const { version, texts } = toStored(row);
    return { id, version, record: nameOf(original, row.language), texts };
  },
  languageOf: async (db, id) => (await repository.getRowById(db, id))?.language ?? null,
  restore: async (saving, id, { fields, version, restoredFrom }) => {
    const { kind, record_id, language } = orNotFound(await repository.getRowById(saving.db, id));
    const of: OfLanguage = { kind, id: record_id, language };
    const known = new Set((await findOriginal(saving.db, of))?.units.map(({ key }) => key));
    const wanted = Object.entries(fields).filter(([key]) => known.has(key));
    const texts = Object.fromEntries(wanted.map(([key, text]) => [key, typeof text === 'string' ? text : '']));
    return changeTranslation(saving, of, { action: 'publish', texts, version, restoredFrom });
  },
};
