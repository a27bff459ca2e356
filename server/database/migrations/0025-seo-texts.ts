// Titles and descriptions for search engines that replace the derived ones. The views of what visitors can see stay as they are:
// only the page of one record reads these columns, by its id.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['products', 'categories', 'news', 'pages']) {
    for (const column of ['seo_title', 'seo_description']) {
      await sql.raw(`alter table ${table} add column ${column} text`).execute(db);
    }
  }
};
