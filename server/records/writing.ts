// Writes the row of a record: its columns, its slug, and a redirect from the previous slug.
import type { RecordChanges, RecordDefinition, RecordValues } from '#contract/records/kind.ts';
import type { Context } from '#server/database/context.ts';
import type { Database } from '#server/database/schema.ts';
import { freeSlug, insertWithSlug } from '#server/database/slugs.ts';
import { mayHaveBeenPublished } from '#server/features/history/history.repository.ts';
import { changeSlug, forgetRemovals } from '#server/features/redirects/redirects.service.ts';
import { getMainRules } from '#server/features/settings/search-settings.ts';
import { orNotFound } from '#server/http/errors.ts';
import { timestamp } from '#server/platform/clock.ts';
import { withOwnLinks } from '#server/platform/rich-text/own-links.ts';
import type { LanguageRules } from '#server/platform/search/language-rules.ts';
import { slugify } from '#server/platform/slugs.ts';
import type { Kind, Stored } from './kind.ts';
import { insertRow, updateRow } from './rows.repository.ts';
import { refreshChanged } from './translations/changed-records.ts';
import { initialValues, toColumns } from './values.ts';

/** @throws AppError 'not-found' */
export const getRecord = async <D extends RecordDefinition, R extends Stored<D>>(kind: Kind<D, R>, db: Database, id: number): Promise<R> =>
  orNotFound(await kind.find(db, id));

/** Reads the written record, and updates the data that depends on it. */
const written = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  db: Database,
  id: number,
  before: R | null,
): Promise<R> => {
  const { kind: name, shownBy } = kind.definition;
  const record = await getRecord(kind, db, id);
  await kind.afterSave?.(db, record);
  if (before) await refreshChanged(db, kind, [{ before, after: record }]);
  const isShown = (record as Record<string, unknown>)[shownBy];
  if (isShown) await forgetRemovals(db, name, kind.slugsOf?.(record) ?? [record.slug]);
  return record;
};

export const columnsOf = <D extends RecordDefinition, R extends Stored<D>>(
  { definition, searchColumns }: Kind<D, R>,
  values: RecordValues<D>,
  rules: LanguageRules,
) => ({
  ...toColumns(definition, values),
  ...searchColumns?.(values, rules),
});

export const withRelativeLinks = <D extends RecordDefinition>(
  { siteUrl }: Context,
  { fields }: D,
  changes: RecordChanges<D>,
): RecordChanges<D> => {
  if (siteUrl === undefined) return changes;
  const entries = Object.entries(changes).map(([name, value]) =>
    fields[name]?.type === 'rich-text' && typeof value === 'string' ? [name, withOwnLinks(value, siteUrl)] : [name, value],
  );
  return Object.fromEntries(entries) as RecordChanges<D>;
};

/** Call it inside a transaction; the caller records the change. @throws AppError 'invalid' when the entered slug is taken */
export const insertRecord = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: Context,
  given: RecordChanges<D>,
): Promise<R> => {
  const { db } = context;
  const { definition } = kind;
  const at = timestamp(context.clock);
  const initial = initialValues(definition);
  const linked = withRelativeLinks(context, definition, given);
  const changes = (await kind.beforeSave?.(context, linked, initial)) ?? linked;
  const values = { ...initial, ...changes };
  const rules = await getMainRules(db);
  const id = await insertWithSlug(db, definition, {
    name: String((values as Record<string, unknown>)[definition.title]),
    slug: values.slug as string | undefined,
    insert: (slug) => insertRow(db, definition.table, { ...columnsOf(kind, { ...values, slug }, rules), created_at: at, updated_at: at }),
  });
  return written(kind, db, id, null);
};

/**
 * The slug follows the name until visitors have seen the record, unless it was chosen.
 * @returns the slug for the changed name; undefined if the slug does not change
 */
const followName = async <D extends RecordDefinition, R extends Stored<D>>(
  { definition: { kind, table, title, shownBy } }: Kind<D, R>,
  db: Database,
  before: R,
  changes: RecordChanges<D>,
): Promise<string | undefined> => {
  const [old, next] = [before, changes].map((values) => (values as Record<string, unknown>)[title]);
  const isShown = (before as Record<string, unknown>)[shownBy] === true;
  if (isShown || typeof next !== 'string' || next === old) return undefined;
  const [generated, wanted] = [slugify(String(old)), slugify(next)];
  const isGenerated = before.slug === generated || before.slug.replace(/-\d+$/, '') === generated;
  if (!isGenerated || wanted === '' || wanted === generated || (await mayHaveBeenPublished(db, kind, before.id))) return undefined;
  return freeSlug(db, table, wanted, before.id);
};

/** @returns the slug after a save @throws AppError 'invalid' when the entered slug is taken */
export const slugAfter = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  db: Database,
  before: R,
  { changes, at }: { changes: RecordChanges<D>; at: string },
): Promise<string> => {
  const to = changes.slug as string | undefined;
  const followed = to === undefined ? await followName(kind, db, before, changes) : undefined;
  return followed ?? (await changeSlug(db, kind.definition.kind, { id: before.id, from: before.slug, to, at }));
};

/**
 * Call it inside a transaction; the caller records the change.
 * @param before the record, whose row is locked
 * @throws AppError 'invalid' when the entered slug is taken
 */
export const writeRecord = async <D extends RecordDefinition, R extends Stored<D>>(
  kind: Kind<D, R>,
  context: Context,
  before: R,
  given: RecordChanges<D>,
): Promise<R> => {
  const { db } = context;
  const { table } = kind.definition;
  const { id } = before;
  const at = timestamp(context.clock);
  const linked = withRelativeLinks(context, kind.definition, given);
  const changes = (await kind.beforeSave?.(context, linked, before)) ?? linked;
  const slug = await slugAfter(kind, db, before, { changes, at });
  const columns = columnsOf(kind, { ...before, ...changes, slug }, await getMainRules(db));
  await updateRow(db, table, id, { ...columns, updated_at: at });
  return written(kind, db, id, before);
};
