// The part of "visible to visitors" that depends on the time; the views of the schema define the rest.
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** @param now ISO 8601 @returns the condition on rows of `visible_news` that their time has come */
export const isPublished = (now: string): RawBuilder<SqlBool> => sql`published_at <= ${now}`;
