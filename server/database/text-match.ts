// Typed text inside stored text, literally. SQLite has no escape character unless it is named, PostgreSQL has one.
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Makes a typed text a literal inside `like … escape '\'`. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/**
 * @param column e.g. `contact.search_text`; compared as it is: fold case on both sides before
 * @returns the condition that the text stands anywhere in the column
 */
export const contains = (column: string, text: string): RawBuilder<SqlBool> =>
  sql`${sql.ref(column)} like ${`%${escapeLike(text)}%`} escape '\\'`;
