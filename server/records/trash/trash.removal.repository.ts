// Deletes records: moves their rows, with the data that belongs to them, to the trash. There is no other way to delete records of these
// kinds.
import { sql } from 'kysely';
import { publishedOf, recordKinds } from '#contract/records/kinds.ts';
import { type TrashKind, trashDays } from '#contract/rules/trash.ts';
import { idList } from '#server/database/id-list.ts';
import { lockAttributes, lockRows } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { recordActions } from '#server/features/audit/record-actions.ts';
import { leadToTarget, listRedirectsTo, noteRemovals } from '#server/features/redirects/redirects.service.ts';
import { redirectRemoved } from '#server/features/redirects/write-redirect.ts';
import { keepFiles } from '#server/features/uploads/moved-records.ts';
import type { SavingContext } from '#server/features/uploads/uploads.service.ts';
import { timestamp } from '#server/platform/clock.ts';
import { addEvents, eventsOf, isEventKind } from '#server/records/record-events.repository.ts';
import { type Belongings, leadTranslatedTo, takeTranslations } from '#server/records/translations/belongings.ts';
import { addToTrash } from './trash.repository.ts';
import { aboutSlug, listShownSlugs, type StoredRow } from './trash.rows.ts';
import { nameOf, type TrashData, toStoredRow, withFiles } from './trash-data.ts';

const dayMs = 24 * 60 * 60 * 1000;
const readRows = async (db: Database, kind: TrashKind, ids: readonly number[]): Promise<StoredRow[]> => {
  const { rows } = await sql<StoredRow>`select * from ${sql.table(recordKinds[kind].table)}
    where id in ${idList(db, ids)} order by id`.execute(db);
  return rows.map((row) => toStoredRow(kind, row));
};

type OfCategory = readonly { id: number; category_id: number | null }[];

/** @param attributes of the removed categories */
const takeBelongings = async (db: Database, kind: TrashKind, rows: readonly StoredRow[], attributes: OfCategory): Promise<Belongings> => {
  if (kind === 'message') return { translations: [], translation_slugs: [] };
  const own = await takeTranslations(
    db,
    kind,
    rows.map(({ id }) => id),
  );
  const others = await takeTranslations(
    db,
    'attribute',
    attributes.map(({ id }) => id),
  );
  return {
    translations: [...own.translations, ...others.translations],
    translation_slugs: [...own.translation_slugs, ...others.translation_slugs],
  };
};

const belongingsOf = ({ translations, translation_slugs }: Belongings, kind: TrashKind, id: number, attributes: OfCategory) => {
  const ofRecord = new Set(attributes.filter(({ category_id }) => category_id === id).map((attribute) => attribute.id));
  const isOwn = (one: { kind?: unknown; record_id?: unknown }) =>
    one.kind === kind ? one.record_id === id : ofRecord.has(Number(one.record_id));
  return { translations: translations.filter(isOwn) as StoredRow[], translation_slugs: translation_slugs.filter(isOwn) };
};

/** Reads the data that the database deletes with the rows, and the references that it sets to null. */
const readBelongings = async (db: Database, kind: TrashKind, rows: readonly StoredRow[]): Promise<TrashData[]> => {
  const ids = idList(
    db,
    rows.map(({ id }) => id),
  );
  const address = publishedOf(kind);
  const redirects = address
    ? await listRedirectsTo(
        db,
        address.kind,
        rows.map(({ id }) => id),
      )
    : [];
  const messages =
    kind === 'product' ? await db.selectFrom('contact_messages').select(['id', 'product_id']).where('product_id', 'in', ids).execute() : [];
  const attributes =
    kind === 'category' ? await db.selectFrom('attribute_definitions').selectAll().where('category_id', 'in', ids).execute() : [];
  const mail = kind === 'message' ? await db.selectFrom('mail_outbox').selectAll().where('contact_id', 'in', ids).execute() : [];
  const translated = await takeBelongings(db, kind, rows, attributes);
  const notes = kind === 'message' ? await db.selectFrom('contact_notes').selectAll().where('contact_id', 'in', ids).execute() : [];
  return rows.map((row) => ({
    row,
    redirects: redirects.filter(({ target_id }) => target_id === row.id).map(({ old_slug, created_at }) => ({ old_slug, created_at })),
    messages: messages.filter(({ product_id }) => product_id === row.id).map(({ id }) => id),
    attributes: attributes.filter(({ category_id }) => category_id === row.id).map((own) => ({ ...own })),
    mail: mail.filter(({ contact_id }) => contact_id === row.id).map((own) => ({ ...own })),
    notes: notes.filter(({ contact_id }) => contact_id === row.id).map((own) => ({ ...own })),
    ...belongingsOf(translated, kind, row.id, attributes),
  }));
};

const deleteRows = async (db: Database, kind: TrashKind, ids: readonly number[]): Promise<void> => {
  await sql`delete from ${sql.table(recordKinds[kind].table)} where id in ${idList(db, ids)}`.execute(db);
};

/** Does not mark the address of the about page as removed if another page is the about page after the deletion. */
const keepAboutAddress = async (db: Database, shown: Map<number, string[]>): Promise<void> => {
  const about = await db.selectFrom('visible_pages').select('id').where('about_rank', 'is not', null).limit(1).executeTakeFirst();
  if (!about) return;
  for (const [id, slugs] of shown)
    shown.set(
      id,
      slugs.filter((slug) => slug !== aboutSlug),
    );
};

/** A record that was moved to the trash. */
export interface Removed {
  id: number;
  name: string;
  trashId: number;
}

export interface Removal {
  bulkChangeId?: number | null;
  /** Where the addresses of records that visitors could see lead from now on; without it nowhere. */
  redirectTo?: string | undefined;
  /** The record that replaces it: its addresses lead there, and the caller writes the entry of the audit log. */
  mergedInto?: number;
  /** False if the caller writes one entry of the audit log for all records. */
  hasEntries?: boolean;
  /** The records should never have existed: their addresses are not stored as those of deleted records. */
  isForgotten?: boolean;
}

const addRemovals = async (context: SavingContext, kind: TrashKind, rows: readonly StoredRow[]): Promise<void> => {
  if (isEventKind(kind)) await addEvents(context, eventsOf(kind, 'deleted', rows));
};

const moveToTrash = async (
  saving: SavingContext,
  kind: TrashKind,
  ids: readonly number[],
  { bulkChangeId = null, redirectTo, mergedInto, isForgotten = false }: Removal,
): Promise<Removed[]> => {
  const { db, clock, actor } = saving;
  const at = timestamp(clock);
  const rows = await readRows(db, kind, ids);
  if (rows.length === 0) return [];
  const removed = rows.map(({ id }) => id);
  const shown = isForgotten ? new Map<number, string[]>() : await listShownSlugs(db, kind, rows, at);
  const records = await readBelongings(db, kind, rows);
  const expires_at = new Date(clock().getTime() + trashDays * dayMs).toISOString();
  const trashIds = await addToTrash(
    db,
    records.map((data) => ({
      kind,
      record_id: data.row.id,
      name: nameOf(kind, data.row),
      search_name: nameOf(kind, data.row).toLowerCase(),
      data: JSON.stringify(data),
      bulk_change_id: bulkChangeId,
      deleted_by: actor?.name ?? null,
      created_at: at,
      expires_at,
    })),
  );
  // their pages in other languages are gone as well
  for (const { row, translations } of records)
    for (const { slug } of translations) if (typeof slug === 'string') shown.get(row.id)?.push(slug);
  await deleteRows(db, kind, removed);
  await addRemovals(saving, kind, rows);
  const address = publishedOf(kind);
  if (kind === 'page') await keepAboutAddress(db, shown);
  if (address && mergedInto !== undefined) {
    await leadToTarget(db, address.kind, { rows, target: mergedInto, at });
    for (const data of records) await leadTranslatedTo(db, address.kind, data, { target: mergedInto, at });
  }
  if (address && mergedInto === undefined) {
    const addresses = await noteRemovals(db, address.kind, { ids: removed, shown, at });
    if (redirectTo !== undefined) await redirectRemoved(saving, address.kind, addresses, redirectTo);
  }
  if (address || kind === 'media') {
    const moved = records.map((data, index) => ({
      record: withFiles(data),
      from: address ? { table: address.table, id: data.row.id } : null,
      to: { table: 'trash', id: trashIds[index] ?? 0 } as const,
    }));
    await keepFiles(saving, moved);
  }
  return rows.map((row, index) => ({ id: row.id, name: nameOf(kind, row), trashId: trashIds[index] ?? 0 }));
};

/**
 * Call it in the transaction of the deletion, after checking that the records may be deleted.
 * @returns the records that existed
 */
export const removeRecords = async (
  saving: SavingContext,
  kind: TrashKind,
  ids: readonly number[],
  removal: Removal = {},
): Promise<Removed[]> => {
  // prevents storing attribute values of a deleted product
  if (kind === 'product') await lockAttributes(saving.db, 'shared');
  await lockRows(saving.db, recordKinds[kind].table, ids, { isRemoval: true });
  const removed = await moveToTrash(saving, kind, ids, removal);
  // last: after the first entry, every other save and sign-in waits for the end of the transaction
  if (saving.actor && removal.mergedInto === undefined && removal.hasEntries !== false)
    await recordActions(
      saving,
      removed.map(({ id, name }) => ({
        action: 'delete',
        kind,
        id,
        name: kind === 'message' ? null : name,
        ...(removal.redirectTo !== undefined && { details: { redirect_to: removal.redirectTo } }),
      })),
    );
  return removed;
};
