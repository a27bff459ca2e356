// Translations move with their records: to the trash and back, and to copies.
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { TranslatedKind, TranslationUnit, UnitTexts } from '#contract/rules/translations.ts';
import type { ActingContext } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { withoutDroppedColumns } from '#server/database/stored-rows.ts';
import { removeUses, syncUses } from '#server/features/uploads/uploads.service.ts';
import { timestamp } from '#server/platform/clock.ts';
import { generatedColumnsOf } from './generated-columns.ts';
import { titleOf } from './refresh.ts';
import { stateColumns } from './state.ts';
import { parseTexts, type TranslationRow, toStored } from './stored.ts';
import * as repository from './translations.repository.ts';

export interface FormerSlug {
  kind: TranslatedKind;
  record_id: number;
  language: string;
  slug: string;
  created_at: string;
}

export interface Belongings {
  translations: Record<string, string | number | null>[];
  translation_slugs: FormerSlug[];
}

/** Columns that are generated again when a record is restored are left out. */
const withoutGenerated = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('search_'))) as Record<string, string | number | null>;

/** Removes the translations of records. @returns them */
export const takeTranslations = async (db: Database, kind: TranslatedKind, ids: readonly number[]): Promise<Belongings> => {
  if (ids.length === 0) return { translations: [], translation_slugs: [] };
  const rows = await repository.listRows(db, kind, ids);
  const slugs = await repository.listFormerSlugs(db, kind, ids);
  if (rows.length > 0) {
    await repository.deleteRows(db, kind, ids);
    await removeUses(
      db,
      'translations',
      rows.map(({ id }) => id),
    );
  }
  if (slugs.length > 0) await repository.deleteFormerSlugs(db, kind, ids);
  return { translations: rows.map(withoutGenerated), translation_slugs: slugs.map((slug) => ({ kind, ...slug })) };
};

/** A slug that another record has meanwhile is removed from the translation. */
const withFreeSlug = async (db: Database, row: TranslationRow): Promise<TranslationRow> => {
  if (row.slug === null) return row;
  const isTaken = await repository.isSlugTaken(db, row.kind as PublishedKind, { id: row.record_id, language: row.language }, row.slug);
  if (!isTaken) return row;
  const { slug: _slug, ...texts } = parseTexts(row.texts) as Record<string, string>;
  return { ...row, slug: null, texts: JSON.stringify(texts) };
};

/** Requires the records to exist again. */
export const putBackTranslations = async (db: Database, { translations, translation_slugs }: Belongings): Promise<void> => {
  for (const { kind, created_at, ...slug } of translation_slugs) await repository.addFormerSlug(db, kind, slug, created_at);
  if (translations.length === 0) return;
  const rows: TranslationRow[] = [];
  for (const row of await withoutDroppedColumns(db, 'translations', translations))
    rows.push(await withFreeSlug(db, row as unknown as TranslationRow));
  await repository.insertRows(db, rows);
  for (const row of rows) {
    const { texts, draft } = toStored(row);
    await syncUses(db, { table: 'translations', id: row.id }, null, { texts, draft });
    if (row.slug !== null) await repository.removeFormerSlug(db, row.kind, row.language, row.slug);
  }
};

/** Leads the translated addresses of removed records, including former ones, to the record that replaces them. */
export const leadTranslatedTo = async (
  db: Database,
  kind: PublishedKind,
  { translations, translation_slugs }: Belongings,
  { target, at }: { target: number; at: string },
): Promise<void> => {
  for (const { language, slug } of [...translations, ...translation_slugs])
    if (typeof slug === 'string') await repository.addFormerSlug(db, kind, { record_id: target, language: String(language), slug }, at);
};

/** Texts that a copy must not share: its address, and its texts for search engines. */
const ofOriginal = ['slug', 'seo_title', 'seo_description'];

const shared = (...texts: (UnitTexts | null)[]): UnitTexts =>
  Object.fromEntries(texts.flatMap((one) => Object.entries(one ?? {})).filter(([key]) => !ofOriginal.includes(key)));

/** Gives a copy of a record the translations as drafts. @param copy with its units */
export const copyAsDrafts = async (
  { db, clock, actor }: ActingContext,
  kind: TranslatedKind,
  from: number,
  copy: { id: number; units: readonly TranslationUnit[]; record: object },
): Promise<void> => {
  const at = timestamp(clock);
  for (const row of await repository.listRows(db, kind, [from])) {
    const stored = toStored(row);
    const draft = shared(stored.texts, stored.draft);
    if (Object.keys(draft).length === 0) continue;
    const texts = { texts: {}, source: {}, draft };
    const [id = 0] = await repository.insertRows(db, [
      {
        kind,
        record_id: copy.id,
        language: row.language,
        texts: '{}',
        source: '{}',
        draft: JSON.stringify(draft),
        draft_source: JSON.stringify(shared(stored.source, stored.draftSource)),
        ...stateColumns(copy.units, texts, titleOf(kind)),
        ...(await generatedColumnsOf(db, { kind, language: row.language, record: copy.record, texts: {} })),
        saved_by: actor?.name ?? null,
        created_at: at,
        updated_at: at,
      },
    ]);
    await syncUses(db, { table: 'translations', id }, null, { texts: {}, draft });
  }
};

/** Gives a record the translations of another one with the same texts. */
export const copyTranslations = async (db: Database, kind: TranslatedKind, from: number, to: number): Promise<void> => {
  const rows = await repository.listRows(db, kind, [from]);
  await repository.insertRows(
    db,
    rows.map(({ id: _id, ...row }) => ({ ...row, record_id: to, slug: null })),
  );
};
