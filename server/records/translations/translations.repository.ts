import { type Insertable, sql, type Updateable } from 'kysely';
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import type { TranslatedKind } from '#contract/rules/translations.ts';
import { idList, textList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import type { TranslationsTable } from '#server/database/tables/translations.ts';
import type { OfLanguage, TranslationRow } from './stored.ts';

const keyOf = ({ kind, id, language }: OfLanguage) => ({ kind, record_id: id, language });

export const getRow = async (db: Database, of: OfLanguage): Promise<TranslationRow | null> =>
  (await db
    .selectFrom('translations')
    .selectAll()
    .where((where) => where.and(keyOf(of)))
    .executeTakeFirst()) ?? null;

export const getRowById = async (db: Database, id: number): Promise<TranslationRow | null> =>
  (await db.selectFrom('translations').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The rows of records in all languages. */
export const listRows = (db: Database, kind: TranslatedKind, ids: readonly number[]): Promise<TranslationRow[]> =>
  db.selectFrom('translations').selectAll().where('kind', '=', kind).where('record_id', 'in', idList(db, ids)).orderBy('id').execute();

/** The row with the next scheduled publication. */
export const nextDue = async (db: Database): Promise<TranslationRow | null> =>
  (await db
    .selectFrom('translations')
    .selectAll()
    .where('publish_at', 'is not', null)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null;

/** A translation that cannot be published at its time stays a draft, with the reason instead of the time. */
export const noteFailure = async (db: Database, { id, publish_at }: TranslationRow, failure: string): Promise<void> => {
  const rows = db.updateTable('translations').set({ publish_at: null, publish_by: null, failed_at: publish_at, failure });
  await rows.where('id', '=', id).where('publish_at', '=', publish_at).execute();
};

/** What visitors read in a language. @param ids of records; without it, of all */
export const listTexts = (db: Database, kind: TranslatedKind, language: string, ids?: readonly number[]) =>
  db
    .selectFrom('translations')
    .select(['record_id', 'slug', 'texts'])
    .where('kind', '=', kind)
    .where('language', '=', language)
    .$if(ids !== undefined, (query) => query.where('record_id', 'in', idList(db, ids ?? [])))
    .execute();

export const insertRows = async (db: Database, rows: readonly Insertable<TranslationsTable>[]): Promise<number[]> =>
  rows.length === 0 ? [] : (await db.insertInto('translations').values(rows).returning('id').execute()).map(({ id }) => id);

/** Replaces texts in all columns with texts. @param ids of the rows */
export const rewriteRows = async (db: Database, ids: readonly number[], replace: (text: string) => string): Promise<void> => {
  const rows = ids.length === 0 ? [] : await db.selectFrom('translations').selectAll().where('id', 'in', idList(db, ids)).execute();
  for (const { id, texts, source, draft, draft_source } of rows) {
    const columns = { texts: replace(texts), source: replace(source) };
    const drafted = { draft: draft && replace(draft), draft_source: draft_source && replace(draft_source) };
    await updateRow(db, id, { ...columns, ...drafted }, { isSave: false });
  }
};

/** @param isSave whether the version is incremented */
export const updateRow = async (
  db: Database,
  id: number,
  columns: Updateable<TranslationsTable>,
  { isSave }: { isSave: boolean },
): Promise<void> => {
  await db
    .updateTable('translations')
    .set((eb) => ({ ...columns, ...(isSave && { version: eb('version', '+', 1) }) }))
    .where('id', '=', id)
    .execute();
};

export const deleteRows = async (db: Database, kind: TranslatedKind, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('translations').where('kind', '=', kind).where('record_id', 'in', idList(db, ids)).execute();
};

/** Deletes a row that was never published, so that no history needs it. @returns whether it is deleted */
export const deleteUnpublished = async (db: Database, id: number): Promise<boolean> => {
  const revisions = db.selectFrom('revisions').select('id').where('kind', '=', 'translation').where('record_id', '=', id);
  const deleted = db
    .deleteFrom('translations')
    .where('id', '=', id)
    .where((where) => where.not(where.exists(revisions)));
  return (await deleted.returning('id').executeTakeFirst()) !== undefined;
};

interface SlugOwner {
  record_id: number;
  language: string;
  slug: string;
}

/** @returns the record with the slug in a language; null if there is none */
export const findBySlug = async (db: Database, kind: PublishedKind, language: string, slug: string): Promise<number | null> => {
  const rows = db.selectFrom('translations').select('record_id').where('kind', '=', kind).where('language', '=', language);
  return (await rows.where('slug', '=', slug).executeTakeFirst())?.record_id ?? null;
};

/** @returns a record with the slug in one of the languages; null if there is none */
export const findBySlugIn = async (
  db: Database,
  kind: PublishedKind,
  languages: readonly string[],
  slug: string,
): Promise<number | null> => {
  if (languages.length === 0) return null;
  const rows = db.selectFrom('translations').select('record_id').where('kind', '=', kind).where('language', 'in', languages);
  return (await rows.where('slug', '=', slug).orderBy('id').executeTakeFirst())?.record_id ?? null;
};

/** @returns whether another record has the slug, as its own or in the language */
export const isSlugTaken = async (
  db: Database,
  kind: PublishedKind,
  { id, language }: { id: number; language: string },
  slug: string,
): Promise<boolean> => {
  const own = await db.selectFrom(published[kind].table).select('id').where('slug', '=', slug).where('id', '!=', id).executeTakeFirst();
  const other = own ? null : await findBySlug(db, kind, language, slug);
  return own !== undefined || (other !== null && other !== id);
};

/** @returns the record that had the slug in a language; null if there is none */
export const findByFormerSlug = async (db: Database, kind: PublishedKind, language: string, slug: string): Promise<number | null> => {
  const rows = db.selectFrom('translation_slugs').select('record_id').where('kind', '=', kind).where('language', '=', language);
  return (await rows.where('slug', '=', slug).executeTakeFirst())?.record_id ?? null;
};

/** Those of the own slugs whose records have another slug in a language. @returns the slugs there, by own slug */
export const listShownSlugs = async (
  db: Database,
  kind: PublishedKind,
  language: string,
  slugs: readonly string[],
): Promise<Map<string, string>> => {
  const { rows } = await sql<{ own: string; slug: string }>`select record.slug as own, translation.slug as slug
    from ${sql.table(published[kind].table)} as record join translations as translation
      on translation.kind = ${kind} and translation.record_id = record.id and translation.language = ${language}
    where record.slug in ${textList(db, slugs)} and translation.slug is not null`.execute(db);
  return new Map(rows.map(({ own, slug }) => [own, slug]));
};

/** Former slugs of records. */
export const listFormerSlugs = (db: Database, kind: TranslatedKind, ids: readonly number[]) =>
  db
    .selectFrom('translation_slugs')
    .select(['record_id', 'language', 'slug', 'created_at'])
    .where('kind', '=', kind)
    .where('record_id', 'in', idList(db, ids))
    .execute();

/** A slug leads to the record that had it last. */
export const addFormerSlug = async (
  db: Database,
  kind: TranslatedKind,
  { record_id, language, slug }: SlugOwner,
  at: string,
): Promise<void> => {
  await db
    .insertInto('translation_slugs')
    .values({ kind, language, slug, record_id, created_at: at })
    .onConflict((conflict) => conflict.columns(['kind', 'language', 'slug']).doUpdateSet({ record_id, created_at: at }))
    .execute();
};

export const removeFormerSlug = async (db: Database, kind: TranslatedKind, language: string, slug: string): Promise<void> => {
  await db.deleteFrom('translation_slugs').where('kind', '=', kind).where('language', '=', language).where('slug', '=', slug).execute();
};

export const deleteFormerSlugs = async (db: Database, kind: TranslatedKind, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('translation_slugs').where('kind', '=', kind).where('record_id', 'in', idList(db, ids)).execute();
};

/** The languages in which visitors get a record, with its slug there. */
export const listTranslated = (db: Database, kind: PublishedKind, ids: readonly number[]) =>
  db
    .selectFrom('translations')
    .select(['record_id', 'language', 'slug'])
    .where('kind', '=', kind)
    .where('record_id', 'in', idList(db, ids))
    .where('has_title', '=', 1)
    .execute();
