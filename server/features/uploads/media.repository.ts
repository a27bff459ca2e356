// The rows of the media library, and the uses of its files.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PictureTexts } from '#contract/fields.ts';
import type { MediaFile, MediaUse } from '#contract/media.ts';
import { published } from '#contract/records/kinds.ts';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { toFlag } from '#server/database/flags.ts';
import { idList } from '#server/database/id-list.ts';
import { countRows, type PageRequest, toLimitOffset, toPaged } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { withoutDroppedColumns } from '#server/database/stored-rows.ts';
import type { MediaTable } from '#server/database/tables/operations.ts';
import { contains } from '#server/database/text-match.ts';
import { isStoredPath } from '#server/platform/files.ts';
import { plainColumn } from '#server/platform/search-text.ts';
import { textsOf } from '#server/records/translations/overlay.ts';

type Status = MediaTable['status'];
type Texts = Pick<MediaFile, 'name' | 'alt' | 'caption'>;

const searchColumn = ({ name, alt, caption }: Texts): string => plainColumn([name, alt, caption]);

export interface ReturnedFile extends Texts {
  path: string;
}

/** Columns of a file restored from the trash, which the library then retains. */
export const returnedColumns = (file: ReturnedFile) => ({ admin_search: searchColumn(file), status: 'library' as const });

/** Restores the row that a file had before it was moved to the trash. */
export const returnFile = async (db: Database, row: ReturnedFile & { version: number }, at: string): Promise<void> => {
  const returned = { ...row, ...returnedColumns(row), version: row.version + 1, updated_at: at };
  await db
    .insertInto('media')
    .values((await withoutDroppedColumns(db, 'media', [returned])) as never)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
};

export interface NewFile {
  path: string;
  name: string;
  bytes: number;
  width: number | null;
  height: number | null;
  status: Status;
  alt?: string;
  isDecorative?: boolean;
}

/** Adds rows; existing rows are not changed. */
export const addMedia = async (db: Database, files: readonly NewFile[], at: string): Promise<void> => {
  if (files.length === 0) return;
  const rows = files.map(({ alt = '', isDecorative = false, ...file }) => ({
    ...file,
    alt,
    is_decorative: toFlag(isDecorative),
    kind: file.path.endsWith('.pdf') ? ('document' as const) : ('picture' as const),
    admin_search: searchColumn({ name: file.name, alt, caption: '' }),
    created_at: at,
    updated_at: at,
  }));
  await db
    .insertInto('media')
    .values(rows)
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
};

/** Removes the rows of removed files. */
export const removeMediaOf = async (db: Database, paths: readonly string[]): Promise<void> => {
  if (paths.length > 0) await db.deleteFrom('media').where('path', 'in', paths).execute();
};

/** @returns states by path, for files that have a row */
export const listStatuses = async (db: Database, paths: readonly string[]): Promise<Map<string, Status>> => {
  const rows = await db.selectFrom('media').select(['path', 'status']).where('path', 'in', paths).execute();
  return new Map(rows.map(({ path, status }) => [path, status]));
};

/** Retains a file in the library even if no record uses it. */
export const keepFile = async (db: Database, path: string, uploadedBy: string | null): Promise<void> => {
  await db.updateTable('media').set({ status: 'library', uploaded_by: uploadedBy }).where('path', '=', path).execute();
};

/** @param from only files in these states are changed */
export const setStatus = async (db: Database, paths: readonly string[], status: Status, from: readonly Status[]): Promise<void> => {
  if (paths.length === 0) return;
  await db.updateTable('media').set({ status }).where('path', 'in', paths).where('status', 'in', from).execute();
};

/** @returns the kind of a listed file; null if it is not in the library */
export const findListedKind = async (db: Database, path: string): Promise<MediaTable['kind'] | null> =>
  (await db.selectFrom('media').select('kind').where('path', '=', path).where('status', '<>', 'pending').executeTakeFirst())?.kind ?? null;

const isUsed = sql<SqlBool>`exists (select 1 from media_uses where media_uses.path = media.path)`;
/** A use by a draft or a translation is shown as a use by its record, which may be in the trash. */
const usingRecord = {
  kind: sql<MediaUse['kind']>`case when deleted.id is not null then 'trash' ${sql.join(
    Object.values(published).map(
      ({ kind, table }) => sql`when coalesce(draft.kind, translation.kind) = ${sql.lit(kind)} then ${sql.lit(table)}`,
    ),
    sql` `,
  )} when translation.kind = 'setting' then 'settings' else used.kind end`,
  id: sql<number>`coalesce(deleted.id, draft.record_id, translation.record_id, used.record_id)`,
};
const usedFrom = sql`media_uses as used
  left join drafts as draft on used.kind = 'drafts' and draft.id = used.record_id
  left join translations as translation on used.kind = 'translations' and translation.id = used.record_id
  left join trash as deleted on deleted.kind = draft.kind
    and deleted.record_id = draft.record_id`;
const usesCount = sql<number>`(select cast(count(*) as integer) from (select distinct ${usingRecord.kind}, ${usingRecord.id}
  from ${usedFrom} where used.path = media.path) as records)`;

const selectMedia = (db: Database) =>
  db
    .selectFrom('media')
    .select(['id', 'path', 'kind', 'name', 'bytes', 'width', 'height', 'alt', 'caption', 'is_decorative', 'focal_x', 'focal_y'])
    .select(['uploaded_by', 'created_at', 'version'])
    .select(usesCount.as('uses_count'));

type Row = Awaited<ReturnType<ReturnType<typeof selectMedia>['execute']>>[number];

const toMedia = (row: Row): MediaFile => ({ ...row, url: storageUrl(row.path) ?? '', is_decorative: row.is_decorative === 1 });

export interface MediaFilter extends PageRequest {
  search?: string;
  kind?: MediaTable['kind'];
  show?: 'unused' | 'without-alt';
}

type MediaConditions = Omit<MediaFilter, keyof PageRequest>;

const conditionsOf = ({ search, kind, show }: MediaConditions): RawBuilder<SqlBool>[] => [
  ...(search?.trim() ? [contains('media.admin_search', search.trim().toLowerCase())] : []),
  ...(kind ? [sql<SqlBool>`media.kind = ${kind}`] : []),
  ...(show === 'unused' ? [sql<SqlBool>`not ${isUsed}`] : []),
  ...(show === 'without-alt' ? [sql<SqlBool>`media.kind = 'picture' and media.alt = '' and media.is_decorative = 0`] : []),
];

export const listMediaIds = async (db: Database, filter: MediaConditions, limit: number): Promise<number[]> => {
  let matching = db.selectFrom('media').select('id').where('status', '<>', 'pending');
  for (const condition of conditionsOf(filter)) matching = matching.where(condition);
  return (await matching.orderBy('id').limit(limit).execute()).map(({ id }) => id);
};

/** Newest first, with two queries. */
export const listMedia = async (db: Database, filter: MediaFilter) => {
  let matching = selectMedia(db).where('status', '<>', 'pending');
  for (const condition of conditionsOf(filter)) matching = matching.where(condition);
  const { limit, offset } = toLimitOffset(filter);
  const rows = await matching.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute();
  return toPaged(rows.map(toMedia), await countRows(matching), filter);
};

/** @returns the listed files among the ids */
export const listPaths = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('media')
    .select(['id', 'path', usesCount.as('uses_count')])
    .where('id', 'in', idList(db, ids))
    .where('status', '<>', 'pending')
    .execute();

/** A listed file. */
export const getMedia = async (db: Database, id: number): Promise<MediaFile | null> => {
  const row = await selectMedia(db).where('id', '=', id).where('status', '<>', 'pending').executeTakeFirst();
  return row ? toMedia(row) : null;
};

export const findByPath = async (db: Database, path: string): Promise<MediaFile | null> => {
  const row = await selectMedia(db).where('path', '=', path).executeTakeFirst();
  return row ? toMedia(row) : null;
};

export const updateMedia = async (db: Database, { id, ...file }: Omit<MediaFile, 'uses_count'>, at: string): Promise<void> => {
  const { name, alt, caption, is_decorative, focal_x, focal_y, path, bytes, width, height } = file;
  await db
    .updateTable('media')
    .set({ name, alt, caption, focal_x, focal_y, path, bytes, width, height, is_decorative: toFlag(is_decorative) })
    .set({ admin_search: searchColumn(file), updated_at: at })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** @param paths may include other addresses @returns undefined if no picture has a text */
export const findPictureTexts = async (db: Database, paths: readonly (string | null)[]): Promise<PictureTexts> => {
  const stored = paths.filter((path) => path !== null && isStoredPath(path));
  if (stored.length === 0) return undefined;
  const rows = await db
    .selectFrom('media')
    .select(['id', 'path', 'alt', 'caption', 'is_decorative'])
    .where('path', 'in', stored)
    .where(sql<SqlBool>`(alt <> '' or caption <> '' or is_decorative = 1)`)
    .execute();
  if (rows.length === 0) return undefined;
  const translated = await textsOf(
    db,
    'media',
    rows.map(({ id }) => id),
  );
  const shownTexts = ({ id, is_decorative, ...own }: (typeof rows)[number]) => {
    const { alt = '', caption = '' } = translated.get(id)?.texts ?? {};
    return pictureTextsOf({ alt: alt || own.alt, caption: caption || own.caption, is_decorative });
  };
  const pictureTextsOf = ({ alt, caption, is_decorative }: Pick<(typeof rows)[number], 'alt' | 'caption' | 'is_decorative'>) => ({
    ...((alt !== '' || is_decorative === 1) && { alt }),
    ...(caption !== '' && { caption }),
  });
  return Object.fromEntries(rows.map((row) => [row.path, shownTexts(row)]));
};

export type FocalPoint = Pick<MediaFile, 'path' | 'focal_x' | 'focal_y'>;

/** Maximum number of rules, because a larger style sheet would slow down every page. */
const mostFocalPoints = 2000;

/** Lists the focal points of the newest pictures that are not in the centre. */
export const listFocalPoints = (db: Database): Promise<FocalPoint[]> =>
  db
    .selectFrom('media')
    .select(['path', 'focal_x', 'focal_y'])
    .where(sql<SqlBool>`(focal_x <> 0.5 or focal_y <> 0.5)`)
    .where('kind', '=', 'picture')
    .where('status', '<>', 'pending')
    .orderBy('id', 'desc')
    .limit(mostFocalPoints)
    .execute();

const named = [
  ...Object.values(published).map(({ table, title }) => ({ table, title })),
  { table: 'settings', title: 'key' },
  { table: 'trash', title: 'name' },
];
const titleOfUser = sql<string | null>`case used.kind ${sql.join(
  named.map(
    ({ table, title }) => sql`when ${sql.lit(table)} then (select ${sql.ref(title)} from ${sql.table(table)} where id = used.record_id)`,
  ),
  sql` `,
)} end`;

/** @param limit number of records @returns the records that use a file, by kind and id */
export const listUses = async (db: Database, path: string, limit: number): Promise<MediaUse[]> => {
  const rows = await db
    .selectFrom(
      sql<{ kind: MediaUse['kind']; record_id: number; field: string }>`(select ${usingRecord.kind} as kind, ${usingRecord.id} as record_id,
        used.field from ${usedFrom} where used.path = ${path})`.as('used'),
    )
    .select(['used.kind', 'used.record_id', 'used.field', titleOfUser.as('title')])
    .orderBy('used.kind')
    .orderBy('used.record_id')
    .orderBy('used.field')
    // a record has only a few fields with files
    .limit(limit * 4)
    .execute();
  const uses = new Map<string, MediaUse>();
  for (const { kind, record_id, field, title } of rows) {
    const key = `${kind} ${record_id}`;
    const use = uses.get(key) ?? { kind, record_id, title: title ?? '', fields: [] };
    use.fields.push(field);
    uses.set(key, use);
  }
  return [...uses.values()].slice(0, limit);
};
