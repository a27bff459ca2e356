// Translates search conditions to SQL. `like` on folded columns gives the same results on SQLite and PostgreSQL.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, type Condition, isGroup, type TextCondition } from '#server/platform/search/conditions.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';

export interface SearchColumns {
  /** Word columns, short columns first. */
  words: readonly string[];
  /** The column of model numbers. */
  model?: string;
}

type Sql = RawBuilder<SqlBool>;

// conditions contain no wildcards
const like = (column: string, pattern: string): Sql => sql`${sql.ref(column)} like ${pattern}`;

const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;
const every = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` and `)})`;

/** Shorter prefixes occur in most texts, so comparing them first rarely saves a comparison. */
const selectiveLength = 5;

const sharedBeginning = (patterns: readonly string[]): string => {
  const [first = '', ...others] = patterns;
  let length = first.length;
  while (others.some((other) => !other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
};

/** Compares the common prefix of the patterns first, so that most rows need no further comparison. */
const anyPattern = (column: string, patterns: readonly string[]): Sql => {
  const each = either(patterns.map((pattern) => like(column, `%${pattern}%`)));
  const shared = sharedBeginning(patterns);
  const isShorter = patterns.length > 2 || (patterns.length === 2 && shared.length > selectiveLength);
  return isShorter ? every([like(column, `%${shared}%`), each]) : each;
};

/** Patterns are grouped by their first three characters: a space and two letters. */
const groupLength = 3;

const inWords = (column: string, conditions: readonly TextCondition[]): Sql[] => {
  const patterns = conditions.filter(({ kind }) => kind !== 'model').map(({ kind, text }) => (kind === 'whole' ? ` ${text} ` : ` ${text}`));
  // a pattern is redundant if another one is a prefix of it
  const needed = [...new Set(patterns)].filter((pattern) => !patterns.some((other) => other !== pattern && pattern.startsWith(other)));
  const groups = Map.groupBy(needed, (pattern) => pattern.slice(0, groupLength));
  return [...groups.values()].map((group) => anyPattern(column, group));
};

const inModel = (model: string | undefined, conditions: readonly TextCondition[]): Sql[] =>
  model === undefined ? [] : conditions.filter(({ kind }) => kind === 'model').map(({ text }) => like(model, `%${text}%`));

/** Conditions for each column, cheapest first; the last word column has the longest texts. */
const inColumns = (conditions: readonly TextCondition[], { words, model }: SearchColumns): Sql[] => [
  ...words.slice(0, -1).flatMap((column) => inWords(column, conditions)),
  ...inModel(model, conditions),
  ...words.slice(-1).flatMap((column) => inWords(column, conditions)),
];

const isText = (condition: Condition): condition is TextCondition => !isGroup(condition);

/** @returns a condition that any column can match; the parts of a group can be matched by different columns */
export const meets = (condition: Condition, columns: SearchColumns): Sql => {
  if (isGroup(condition) && condition.kind === 'all') return every(condition.of.map((one) => meets(one, columns)));
  const alternatives = isGroup(condition) ? condition.of : [condition];
  const found = [...inColumns(alternatives.filter(isText), columns), ...alternatives.filter(isGroup).map((one) => meets(one, columns))];
  return found.length > 0 ? either(found) : sql`1 = 0`;
};

/** Matches rows that match every term. */
export const meetsAll = (terms: readonly SearchTerm[], columns: SearchColumns): Sql =>
  meets(allOf(...terms.map(({ condition }) => condition)), columns);

/** Matches rows that match every term as typed, without other word forms. */
export const meetsAllExactly = (terms: readonly SearchTerm[], columns: SearchColumns): Sql =>
  meets(allOf(...terms.map(({ exact }) => exact)), columns);
