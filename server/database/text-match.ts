// Literal substring search. The escape character is explicit, because SQLite has no default escape character, unlike PostgreSQL.
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Escapes a text for `like … escape '\'`. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/**
 * @param column e.g. `contact.search_text`; compared literally, so convert both sides to lower case first
 * @returns a condition that matches if the column contains the text
 */
export const contains = (column: string, text: string): RawBuilder<SqlBool> => containsText(sql.ref(column), text);

/** Like `contains`, for an expression. */
export const containsText = (expression: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  sql`${expression} like ${`%${escapeLike(text)}%`} escape '\\'`;
