// Defines what visitors can see. The views of the schema define it except for the current time, which a view does not know.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RecordDefinition } from '#contract/records/kind.ts';
import { idList } from './id-list.ts';
import type { Database } from './schema.ts';

/** @param now ISO 8601 @returns the condition that the publication time of a row of `visible_news` has passed */
export const isPublished = (now: string): RawBuilder<SqlBool> => sql`published_at <= ${now}`;

const timeHasCome = ({ shownFrom }: RecordDefinition, now: string): RawBuilder<SqlBool> =>
  shownFrom ? sql`${sql.ref(shownFrom)} <= ${now}` : sql`1 = 1`;

/** @param id SQL of the id @returns the condition that visitors can see the record */
export const isVisible = (definition: RecordDefinition, id: string, now: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from ${sql.table(definition.view)} where id = ${sql.ref(id)} and ${timeHasCome(definition, now)})`;

/** @param now ISO 8601 @returns the condition that visitors can see at least one record */
export const hasVisible = (definition: RecordDefinition, now: string): RawBuilder<SqlBool> =>
  sql`exists (select 1 from ${sql.table(definition.view)} where ${timeHasCome(definition, now)})`;

/** @returns the condition that visitors cannot see the record yet, and that the time is set from which they can */
const isScheduled = ({ kind, shownBy, shownFrom }: RecordDefinition, alias: string, now: string): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const waiting = sql`select record_id from scheduled_changes where kind = ${kind} and action = 'publish' and failure is null`;
  const isWaiting = sql<SqlBool>`(${column(shownBy)} = 0 and ${column('id')} in (${waiting}))`;
  return shownFrom ? sql`(${isWaiting} or (${column(shownBy)} = 1 and coalesce(${column(shownFrom)}, '') > ${now}))` : isWaiting;
};

/**
 * @param alias name of the table in the query @param now ISO 8601; needed for kinds with a publication time of their own
 * @returns the condition that a record is scheduled, or that it is not
 */
export const scheduledIs = (isWanted: boolean, definition: RecordDefinition, alias: string, now = ''): RawBuilder<SqlBool> => {
  const condition = isScheduled(definition, alias, now);
  return isWanted ? condition : sql`not ${condition}`;
};

/** @returns the slugs of the visible ones among the records, by id */
export const listVisibleSlugs = async (
  db: Database,
  definition: RecordDefinition,
  ids: readonly number[],
  now: string,
): Promise<Map<number, string>> => {
  const rows = db.selectFrom(definition.view).select(['id', 'slug']).where('id', 'in', idList(db, ids));
  return new Map((await rows.where(timeHasCome(definition, now)).execute()).map(({ id, slug }) => [id, slug]));
};

/** @returns the slugs whose records visitors can see */
export const listVisible = async (db: Database, definition: RecordDefinition, slugs: readonly string[], now: string): Promise<string[]> => {
  const rows = db.selectFrom(definition.view).select('slug').where('slug', 'in', slugs);
  return (await rows.where(timeHasCome(definition, now)).execute()).map(({ slug }) => slug);
};
