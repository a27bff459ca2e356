// Search conditions as SQL. `like` over folded columns answers alike on SQLite and PostgreSQL.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, type Condition, isGroup, type TextCondition } from '#server/platform/search/conditions.ts';
import type { SearchTerm } from '#server/platform/search/terms.ts';

export interface SearchColumns {
  /** Columns of words, short columns first. */
  words: readonly string[];
  /** A column of model numbers. */
  model?: string;
}

type Sql = RawBuilder<SqlBool>;

// conditions contain no wildcards
const like = (column: string, pattern: string): Sql => sql`${sql.ref(column)} like ${pattern}`;

const either = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` or `)})`;
const every = (conditions: readonly Sql[]): Sql => sql`(${sql.join(conditions, sql` and `)})`;

/** Shorter beginnings are in most texts: comparing them first rarely saves a comparison. */
const selectiveLength = 5;

const sharedBeginning = (patterns: readonly string[]): string => {
  const [first = '', ...others] = patterns;
  let length = first.length;
  while (others.some((other) => !other.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
};

/** The shared beginning of the patterns is compared first: most rows need no other comparison. */
const anyPattern = (column: string, patterns: readonly string[]): Sql => {
  const each = either(patterns.map((pattern) => like(column, `%${pattern}%`)));
  const shared = sharedBeginning(patterns);
  const isShorter = patterns.length > 2 || (patterns.length === 2 && shared.length > selectiveLength);
  return isShorter ? every([like(column, `%${shared}%`), each]) : each;
};

/** Patterns are grouped by a space and the first two letters. */
const groupLength = 3;

const inWords = (column: string, conditions: readonly TextCondition[]): Sql[] => {
  const patterns = conditions.filter(({ kind }) => kind !== 'model').map(({ kind, text }) => (kind === 'whole' ? ` ${text} ` : ` ${text}`));
  // a text with the longer pattern has its beginning too
  const needed = [...new Set(patterns)].filter((pattern) => !patterns.some((other) => other !== pattern && pattern.startsWith(other)));
  const groups = Map.groupBy(needed, (pattern) => pattern.slice(0, groupLength));
  return [...groups.values()].map((group) => anyPattern(column, group));
};

const inModel = (model: string | undefined, conditions: readonly TextCondition[]): Sql[] =>
  model === undefined ? [] : conditions.filter(({ kind }) => kind === 'model').map(({ text }) => like(model, `%${text}%`));

/** One condition for each way to meet a text condition; the last column of words is the longest text. */
const inColumns = (conditions: readonly TextCondition[], { words, model }: SearchColumns): Sql[] => [
  ...words.slice(0, -1).flatMap((column) => inWords(column, conditions)),
  ...inModel(model, conditions),
  ...words.slice(-1).flatMap((column) => inWords(column, conditions)),
];

const isText = (condition: Condition): condition is TextCondition => !isGroup(condition);

/** @returns a condition that any column may meet; the parts of a group may be met by different columns */
export const meets = (condition: Condition, columns: SearchColumns): Sql => {
  if (isGroup(condition) && condition.kind === 'all') return every(condition.of.map((one) => meets(one, columns)));
  const alternatives = isGroup(condition) ? condition.of : [condition];
  const found = [...inColumns(alternatives.filter(isText), columns), ...alternatives.filter(isGroup).map((one) => meets(one, columns))];
  return found.length > 0 ? either(found) : sql`1 = 0`;
};

export const meetsAll = (terms: readonly SearchTerm[], columns: SearchColumns): Sql =>
  meets(allOf(...terms.map(({ condition }) => condition)), columns);

export const meetsAllExactly = (terms: readonly SearchTerm[], columns: SearchColumns): Sql =>
  meets(allOf(...terms.map(({ exact }) => exact)), columns);
