// Search conditions as SQL. `like` over folded columns answers alike on SQLite and PostgreSQL.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, type Condition, isGroup, type TextCondition } from '#server/platform/search/conditions.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';

export interface SearchColumns {
  /** Columns of words; a cheap one before a long one. */
  words: readonly string[];
  /** A column of model numbers. */
  model?: string;
}

type Sql = RawBuilder<SqlBool>;

// conditions hold no sign that has a meaning in a pattern
const like = (column: string, pattern: string): Sql => sql`${sql.ref(column)} like ${pattern}`;

const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;
const every = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` and `)})`;

const inColumns = ({ kind, text }: TextCondition, { words, model }: SearchColumns): Sql[] => {
  if (kind === 'model') return model === undefined ? [] : [like(model, `%${text}%`)];
  return words.map((column) => like(column, kind === 'whole' ? `% ${text} %` : `% ${text}%`));
};

/** @returns the condition that some column meets; each part may be met by another one */
export const meets = (condition: Condition, columns: SearchColumns): Sql => {
  if (isGroup(condition) && condition.kind === 'all') return every(condition.of.map((one) => meets(one, columns)));
  const alternatives = isGroup(condition) ? condition.of : [condition];
  const found = alternatives.flatMap((one) => (isGroup(one) ? [meets(one, columns)] : inColumns(one, columns)));
  return found.length > 0 ? either(found) : sql`1 = 0`;
};

export const meetsAll = (terms: readonly SearchTerm[], columns: SearchColumns): Sql =>
  meets(allOf(...terms.map(({ condition }) => condition)), columns);

export const meetsAllExactly = (terms: readonly SearchTerm[], columns: SearchColumns): Sql =>
  meets(allOf(...terms.map(({ exact }) => exact)), columns);

/** 1 for each term that the row meets, as columns t0, t1…: wrapped in `max` they say which terms find something at all. */
export const termFlags = (terms: readonly SearchTerm[], columns: SearchColumns) =>
  terms.map(({ condition }, index) => sql<number>`max(case when ${meets(condition, columns)} then 1 else 0 end)`.as(`t${index}`));
