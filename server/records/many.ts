// Creates and changes many records of a kind, with the same rules as single saves (life.ts) and few statements.
import type { RecordChanges, RecordDefinition } from '#contract/records/kind.ts';
import type { Context } from '#server/database/context.ts';
import { lockRows } from '#server/database/lock.ts';
import { inOrderOf } from '#server/database/paging.ts';
import type { Database } from '#server/database/schema.ts';
import { freeSlugs, insertWithSlug, type WantedSlug } from '#server/database/slugs.ts';
import { recordChanges } from '#server/features/history/record-change.ts';
import { forgetRemovals } from '#server/features/redirects/redirects.service.ts';
import { getMainRules } from '#server/features/settings/search-settings.ts';
import { type SavingContext, syncAllUses, syncFileReferences } from '#server/features/uploads/uploads.service.ts';
import { timestamp } from '#server/platform/clock.ts';
import { slugify } from '#server/platform/slugs.ts';
import type { Kind, Save, Stored } from './kind.ts';
import { insertRow, insertRows, updateRow } from './rows.repository.ts';
import { refreshChanged } from './translations/changed-records.ts';
import { changesOf, initialValues } from './values.ts';
import { columnsOf, slugAfter, withRelativeLinks } from './writing.ts';

/** @returns the changes to store, in the same order */
const completed = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: Context,
  saves: readonly Save<D>[],
): Promise<RecordChanges<D>[]> => {
  const { definition, beforeSave, beforeSaves } = kind;
  const linked = saves.map(({ changes, before }) => ({
    changes: withRelativeLinks(context, definition, changesOf(definition, changes)),
    before,
  }));
  if (beforeSaves) return beforeSaves(context, linked);
  const changes: RecordChanges<D>[] = [];
  for (const save of linked) changes.push((await beforeSave?.(context, save.changes, save.before)) ?? save.changes);
  return changes;
};

/** Reads the written records, and updates the data that depends on them. */
const written = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: SavingContext,
  ids: readonly number[],
  before: readonly R[] | null,
): Promise<R[]> => {
  const { db } = context;
  const { kind: name, table, shownBy } = kind.definition;
  const records = inOrderOf(ids, await kind.list(db, ids));
  if (kind.afterSaves) await kind.afterSaves(db, records);
  else for (const record of records) await kind.afterSave?.(db, record);
  if (before)
    await refreshChanged(
      db,
      kind,
      records.flatMap((after, index) => (before[index] ? [{ before: before[index], after }] : [])),
    );
  const shown = records.filter((record) => (record as Record<string, unknown>)[shownBy]);
  const slugs = shown.flatMap((record) => kind.slugsOf?.(record) ?? [record.slug]);
  await forgetRemovals(db, name, slugs);
  await syncFileReferences(context, before, records);
  const saves = records.map((after, index) => ({ before: before?.[index] ?? null, after }));
  await syncAllUses(db, table, saves);
  const action = before === null ? 'create' : 'update';
  await recordChanges(
    context,
    saves.map((save) => ({ kind: name, id: save.after.id, action, ...save })),
    { hasEntries: false },
  );
  return records;
};

/** Inserts the rows whose names have a Latin form together, and the others one after another. @returns the ids in the same order */
const insertAll = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  db: Database,
  all: readonly Save<D>['before'][],
  at: string,
): Promise<number[]> => {
  const { definition } = kind;
  const rules = await getMainRules(db);
  const rowOf = (values: Save<D>['before'], slug: string) => ({
    ...columnsOf(kind, { ...values, slug }, rules),
    slug,
    created_at: at,
    updated_at: at,
  });
  const nameOf = (values: Save<D>['before']) => String((values as Record<string, unknown>)[definition.title]);
  const wanted = all.map((values): WantedSlug => {
    const entered = values.slug as string;
    return { slug: entered || slugify(nameOf(values)), isEntered: entered !== '' };
  });
  const slugs = await freeSlugs(
    db,
    definition.table,
    wanted.filter(({ slug }) => slug !== ''),
  );
  const given = slugs.values();
  const rows = all.map((values, index) => ({ values, slug: wanted[index]?.slug ? String(given.next().value) : null }));
  const ids = await insertRows(
    db,
    definition.table,
    rows.flatMap(({ values, slug }) => (slug === null ? [] : [rowOf(values, slug)])),
  );
  const inserted = ids.values();
  const result: number[] = [];
  for (const { values, slug } of rows) {
    const id =
      slug === null
        ? await insertWithSlug(db, definition, {
            name: nameOf(values),
            slug: undefined,
            insert: (numbered) => insertRow(db, definition.table, rowOf(values, numbered)),
          })
        : Number(inserted.next().value);
    result.push(id);
  }
  return result;
};

/**
 * Call it inside a transaction. Writes revisions, but no entries of the audit log.
 * @returns the records in the same order
 * @throws AppError 'invalid' if one of them cannot be created
 */
export const createMany = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: SavingContext,
  given: readonly RecordChanges<D>[],
): Promise<R[]> => {
  if (given.length === 0) return [];
  const before = initialValues(kind.definition);
  const changes = await completed(
    kind,
    context,
    given.map((one) => ({ changes: one, before })),
  );
  const values = changes.map((one) => ({ ...before, ...one }));
  return written(kind, context, await insertAll(kind, context.db, values, timestamp(context.clock)), null);
};

/** Locks the records. @returns those that exist, by id */
export const lockMany = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  db: Database,
  ids: readonly number[],
): Promise<Map<number, R>> => {
  if (ids.length === 0) return new Map();
  await lockRows(db, kind.definition.table, ids);
  return new Map((await kind.list(db, ids)).map((record) => [record.id, record]));
};

/**
 * Call it inside a transaction. Writes revisions, but no entries of the audit log.
 * @param saves changes of different records, which are locked (`lockMany`)
 * @returns the records in the same order
 * @throws AppError 'invalid' if one of them cannot be changed
 */
export const updateMany = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: SavingContext,
  saves: readonly { before: R; changes: RecordChanges<D> }[],
): Promise<R[]> => {
  if (saves.length === 0) return [];
  const { db } = context;
  const at = timestamp(context.clock);
  const before = saves.map((save) => save.before);
  const all = await completed(kind, context, saves);
  const rules = await getMainRules(db);
  for (const [index, record] of before.entries()) {
    const changes = all[index] as RecordChanges<D>;
    const slug = await slugAfter(kind, db, record, { changes, at });
    await updateRow(db, kind.definition.table, record.id, { ...columnsOf(kind, { ...record, ...changes, slug }, rules), updated_at: at });
  }
  return written(
    kind,
    context,
    before.map(({ id }) => id),
    before,
  );
};
