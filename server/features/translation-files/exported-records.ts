// Reads texts with their translations in batches, so that an export needs little memory.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isPublishedKind, published } from '#contract/records/kinds.ts';
import type { ExportedTexts } from '#contract/rules/translation-files.ts';
import type { TranslatedKind, TranslationUnit } from '#contract/rules/translations.ts';
import { batchesOf } from '#server/database/batches.ts';
import { inOrderOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { findOriginal, type Original } from '#server/features/translations/originals.ts';
import { listRecords } from '#server/features/translations/translations.list.repository.ts';
import { kinds } from '#server/kinds.ts';
import { unitsOfRecords } from '#server/records/translations/changed-records.ts';
import { toStored } from '#server/records/translations/stored.ts';
import { listRows } from '#server/records/translations/translations.repository.ts';
import { presentText, type TextState } from './present-text.ts';

export interface ExportedText {
  unit: TranslationUnit;
  /** The draft, or what visitors read; null without either. */
  translation: string | null;
  state: TextState;
}

export interface ExportedRecord {
  kind: TranslatedKind;
  id: number;
  title: string;
  texts: ExportedText[];
}

interface Request {
  language: string;
  kinds: readonly TranslatedKind[];
  texts: ExportedTexts;
}

const mostRecords = 2_000_000;
/** Records read at once. */
const batch = 250;

const isWanted: Record<ExportedTexts, (state: TextState) => boolean> = {
  all: () => true,
  missing: (state) => state === 'missing',
  outdated: (state) => state === 'outdated',
  open: (state) => state === 'missing' || state === 'outdated',
};

type Listed = Pick<Original, 'title' | 'units'> & { id: number };

const listOriginals = async (db: Database, kind: TranslatedKind, ids: readonly number[]): Promise<Listed[]> => {
  if (isPublishedKind(kind)) {
    const records = inOrderOf(ids, (await kinds[kind].list(db, ids)) as ({ id: number } & Record<string, unknown>)[]);
    const units = await unitsOfRecords(kinds[kind] as never, db, records as never);
    return records.map((record, at) => ({ id: record.id, title: String(record[published[kind].title]), units: units[at] ?? [] }));
  }
  const found: Listed[] = [];
  for (const id of ids) {
    const original = await findOriginal(db, { kind, id });
    if (original) found.push({ ...original, id });
  }
  return found;
};

/** Records without a wanted text are left out, and so are slugs, which are no texts of the original. */
export async function* exportedRecords(db: Database, { language, kinds: wanted, texts }: Request): AsyncGenerator<ExportedRecord> {
  for (const kind of wanted) {
    const { rows } = await listRecords(db, { language, kind, page: 1, perPage: mostRecords });
    for (const ids of batchesOf(
      rows.map(({ id }) => id),
      batch,
    )) {
      const originals = await listOriginals(db, kind, ids);
      const stored = new Map((await listRows(db, kind, ids)).filter((row) => row.language === language).map((row) => [row.record_id, row]));
      for (const { id, title, units } of originals) {
        const row = stored.get(id);
        const present = row ? toStored(row) : null;
        const exported = units
          .filter(({ source }) => source !== '')
          .map((unit) => ({ unit, ...presentText(unit, present) }))
          .filter(({ state }) => isWanted[texts](state));
        if (exported.length > 0) yield { kind, id, title, texts: exported };
      }
      // other requests come first
      await nextTurn();
    }
  }
}
