// Restores records from the trash with their old ids, addresses and relations.
import { sql } from 'kysely';
import { publishedOf, recordKinds } from '#contract/records/kinds.ts';
import type { TrashKind } from '#contract/rules/trash.ts';
import type { RestoredRecord } from '#contract/trash.ts';
import type { ActingContext, Context } from '#server/database/context.ts';
import { idList } from '#server/database/id-list.ts';
import { lockAttributes } from '#server/database/lock.ts';
import type { Database } from '#server/database/schema.ts';
import { freeSlug } from '#server/database/slugs.ts';
import { withoutDroppedColumns } from '#server/database/stored-rows.ts';
import { listTakenKeys } from '#server/features/attributes/attributes.definitions.repository.ts';
import { recordActions } from '#server/features/audit/record-actions.ts';
import { followMerged } from '#server/features/redirects/merged-categories.repository.ts';
import { forgetRemovals, restoreRedirects } from '#server/features/redirects/redirects.service.ts';
import { removeOfRecords } from '#server/features/redirects/site-redirects.repository.ts';
import { getMainRules } from '#server/features/settings/search-settings.ts';
import { keepFiles } from '#server/features/uploads/moved-records.ts';
import { timestamp } from '#server/platform/clock.ts';
import { addEvents, eventsOf, isEventKind } from '#server/records/record-events.repository.ts';
import { readRestorable, removeFromTrash } from '#server/records/trash/trash.repository.ts';
import { listShownSlugs, type StoredRow } from '#server/records/trash/trash.rows.ts';
import { nameOf, parseTrashData, type TrashData, withFiles } from '#server/records/trash/trash-data.ts';
import { generatedColumns } from './trash.generated-columns.ts';
import { restoreRelations } from './trash.relations.repository.ts';
import { restoreTranslations } from './trash.translations.ts';

/** A record that was not restored and remains in the trash. */
export interface NotRestored {
  trashId: number;
  id: number;
  name: string;
  reason: 'category-missing' | 'name-taken';
}

interface Trashed extends TrashData {
  trashId: number;
  deletedAt: string;
}

interface Result {
  restored: RestoredRecord[];
  refused: NotRestored[];
}

interface Restored extends Result {
  /** Ids in the trash. */
  ids: number[];
}

/** @returns those ids that exist in a table */
const existing = async (db: Database, table: string, ids: readonly unknown[]): Promise<Set<number>> => {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))];
  if (wanted.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where id in ${idList(db, wanted)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

/** Sets references to rows deleted in the meantime to null, as the database does for rows outside the trash. */
const withReferences = async (db: Database, kind: TrashKind, trashed: readonly Trashed[]): Promise<Trashed[]> => {
  if (kind !== 'message') return [...trashed];
  const products = await existing(
    db,
    'products',
    trashed.map(({ row }) => row.product_id),
  );
  const administrators = await existing(
    db,
    'administrators',
    trashed.flatMap(({ row, notes }) => [row.assigned_to, ...notes.map(({ author_id }) => author_id)]),
  );
  const kept = (known: Set<number>, id: unknown) => (typeof id === 'number' && known.has(id) ? id : null);
  return trashed.map(({ row, notes, ...others }) => ({
    ...others,
    notes: notes.map((note) => ({ ...note, author_id: kept(administrators, note.author_id) })),
    // its mail is restored, so it must not be added again
    row: {
      ...row,
      product_id: kept(products, row.product_id),
      assigned_to: kept(administrators, row.assigned_to),
      sends_mail: 0,
      acknowledge_since: null,
      submission_hash: null,
    },
  }));
};

/** Records of a category that was merged meanwhile belong to the one into which it was merged. */
const inMerged = async (db: Database, kind: TrashKind, trashed: readonly Trashed[]): Promise<readonly Trashed[]> => {
  if (kind !== 'product' && kind !== 'attribute') return trashed;
  const targets = await followMerged(db, [...new Set(trashed.map(({ row }) => Number(row.category_id)))]);
  return trashed.map((one) => {
    const target = targets.get(Number(one.row.category_id));
    return target === undefined ? one : { ...one, row: { ...one.row, category_id: target } };
  });
};

const refusalOf = async (
  db: Database,
  kind: TrashKind,
  trashed: readonly Trashed[],
): Promise<(one: Trashed) => NotRestored['reason'] | null> => {
  if (kind !== 'product' && kind !== 'attribute') return () => null;
  const categories = await existing(
    db,
    'categories',
    trashed.map(({ row }) => row.category_id),
  );
  const isMissing = ({ row }: Trashed) => row.category_id !== null && !categories.has(Number(row.category_id));
  if (kind === 'product') return (one) => (isMissing(one) ? 'category-missing' : null);
  const taken = new Map<number | null, Set<string>>();
  for (const { row } of trashed) {
    const id = row.category_id === null ? null : Number(row.category_id);
    taken.set(id, await listTakenKeys(db, id, 0));
  }
  return (one) => {
    if (isMissing(one)) return 'category-missing';
    return taken.get(one.row.category_id === null ? null : Number(one.row.category_id))?.has(String(one.row.key)) ? 'name-taken' : null;
  };
};

/** Restores the old slugs, or assigns the first free ones if other records have them. */
const withSlugs = async (db: Database, kind: TrashKind, trashed: readonly Trashed[]): Promise<Trashed[]> => {
  const address = publishedOf(kind);
  if (!address) return [...trashed];
  const wanted = trashed.map(({ row }) => String(row.slug));
  const rows = await db.selectFrom(address.table).select('slug').where('slug', 'in', wanted).execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  const given = new Set(wanted.filter((slug) => !taken.has(slug)));
  const result: Trashed[] = [];
  for (const one of trashed) {
    const wish = String(one.row.slug);
    const slug = taken.has(wish) ? await freeSlug(db, address.table, wish, 0, given) : wish;
    given.add(slug);
    result.push({ ...one, row: { ...one.row, slug } });
  }
  return result;
};

/** @returns the inserted rows */
const insertRows = async (db: Database, kind: TrashKind, rows: readonly StoredRow[], at: string): Promise<StoredRow[]> => {
  const isVersioned = kind !== 'message';
  const rules = await getMainRules(db);
  const values = rows.map((row) => ({
    ...row,
    ...generatedColumns(kind, row, rules),
    updated_at: at,
    ...(isVersioned && { version: Number(row.version) + 1 }),
  }));
  const { table } = recordKinds[kind];
  await db
    .insertInto(table)
    .values((await withoutDroppedColumns(db, table, values)) as never)
    .execute();
  return values;
};

const restoreAddresses = async (db: Database, kind: TrashKind, trashed: readonly Trashed[], at: string): Promise<void> => {
  const address = publishedOf(kind);
  if (!address) return;
  const redirects = trashed.flatMap(({ row, redirects: own }) => own.map((redirect) => ({ ...redirect, target_id: row.id })));
  await restoreRedirects(db, address.kind, redirects);
  await removeOfRecords(
    db,
    address.kind,
    trashed.map(({ row }) => row.id),
  );
  const shown = await listShownSlugs(
    db,
    kind,
    trashed.map(({ row }) => row),
    at,
  );
  await forgetRemovals(db, address.kind, [...shown.values()].flat());
  for (const { row, redirects: own, deletedAt } of trashed) {
    const old = shown.has(row.id) ? own.map(({ old_slug }) => old_slug) : [];
    await forgetRemovals(db, address.kind, old, deletedAt);
  }
};

interface Wish {
  /** Replaces the original category of products; other kinds of records keep theirs. */
  categoryId?: number;
}

const restoreBatch = async (context: Context, kind: TrashKind, all: readonly Trashed[], { categoryId }: Wish): Promise<Result> => {
  const { db, clock } = context;
  const at = timestamp(clock);
  const chosen: readonly Trashed[] =
    kind === 'product' && categoryId !== undefined
      ? all.map((one) => ({ ...one, row: { ...one.row, category_id: categoryId } }))
      : await inMerged(db, kind, all);
  const reasonOf = await refusalOf(db, kind, chosen);
  const refused = chosen.flatMap((one): NotRestored[] => {
    const reason = reasonOf(one);
    return reason ? [{ trashId: one.trashId, id: one.row.id, name: nameOf(kind, one.row), reason }] : [];
  });
  const accepted = chosen.filter((one) => reasonOf(one) === null);
  if (accepted.length === 0) return { restored: [], refused };
  const trashed = await withSlugs(db, kind, await withReferences(db, kind, accepted));
  const rows = trashed.map(({ row }) => row);
  const inserted = await insertRows(db, kind, rows, at);
  await restoreRelations(db, kind, trashed);
  await restoreTranslations(db, kind, trashed);
  await restoreAddresses(db, kind, trashed, at);
  const address = publishedOf(kind);
  if (address || kind === 'media') {
    const moved = trashed.map((one) => ({
      record: withFiles(one),
      from: { table: 'trash', id: one.trashId } as const,
      to: address ? { table: address.table, id: one.row.id } : null,
    }));
    await keepFiles({ db, clock }, moved);
  }
  if (isEventKind(kind)) await addEvents(context, eventsOf(kind, 'restored', inserted));
  const restored = rows.map((row, index) => ({
    kind,
    record_id: row.id,
    name: nameOf(kind, row),
    slug: typeof row.slug === 'string' ? row.slug : null,
    is_slug_changed: row.slug !== accepted[index]?.row.slug,
  }));
  return { restored, refused };
};

/** The address or key, which must be unique among records of a kind. */
const ownName = (kind: TrashKind, { row }: Trashed): string =>
  kind === 'attribute' ? `${row.category_id} ${row.key}` : publishedOf(kind) ? String(row.slug) : String(row.id);

/** Records that had the same address or key at different times must be restored sequentially. */
const passesOf = (kind: TrashKind, trashed: readonly Trashed[]): Trashed[][] => {
  const counts = new Map<string, number>();
  const passes: Trashed[][] = [];
  for (const one of trashed) {
    const name = ownName(kind, one);
    const pass = counts.get(name) ?? 0;
    counts.set(name, pass + 1);
    passes[pass] = [...(passes[pass] ?? []), one];
  }
  return passes;
};

/** Requires a transaction. Refused records remain in the trash. */
export const restoreRecords = async (context: ActingContext, trashIds: readonly number[], wish: Wish = {}): Promise<Restored> => {
  const { db, clock } = context;
  const result: Restored = { restored: [], refused: [], ids: [] };
  await lockAttributes(db, 'exclusive');
  for (const [kind, rows] of Map.groupBy(await readRestorable(db, trashIds, timestamp(clock)), (row) => row.kind)) {
    const trashed = rows.map(({ id, created_at, data }) => ({ trashId: id, deletedAt: created_at, ...parseTrashData(data) }));
    for (const pass of passesOf(kind, trashed)) {
      const { restored, refused } = await restoreBatch(context, kind, pass, wish);
      result.restored.push(...restored);
      result.refused.push(...refused);
    }
    const left = new Set(result.refused.map(({ trashId }) => trashId));
    const ids = rows.map(({ id }) => id).filter((id) => !left.has(id));
    await removeFromTrash(db, ids);
    result.ids.push(...ids);
  }
  // must come last, because every other save and sign-in waits from the first entry until the end of the transaction
  if (context.actor)
    await recordActions(
      context,
      result.restored.map(({ kind, record_id: id, name }) => ({
        action: 'restore',
        kind,
        id,
        name: kind === 'message' ? null : name,
        details: { from: 'trash' },
      })),
    );
  return result;
};
