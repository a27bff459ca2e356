import { type SqlBool, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { isPublished } from '#server/database/visible.ts';

export interface ServedFile {
  /** Something that visitors can see names the file, or the media library keeps it. */
  isPublic: boolean;
  /** Original name; null if unknown. */
  name: string | null;
}

/** What visitors can see, by the kind of its uses. A setting takes effect at once. */
const isVisible = (at: string) => sql<SqlBool>`case used.kind
  when 'products' then exists (select 1 from visible_products where id = used.record_id)
  when 'categories' then exists (select 1 from categories where id = used.record_id and is_active = 1)
  when 'news' then exists (select 1 from visible_news where id = used.record_id and ${isPublished(at)})
  when 'pages' then exists (select 1 from visible_pages where id = used.record_id)
  else used.kind = 'settings' end`;

/** One query by indices. @param at ISO 8601 */
export const findServedFile = async (db: Database, path: string, at: string): Promise<ServedFile> => {
  const { rows } = await sql<{ name: string | null; is_public: number }>`select
    (select name from file_names where path = ${path}) as name,
    case when exists (select 1 from media where path = ${path} and status = 'library')
      or exists (select 1 from media_uses as used where used.path = ${path} and ${isVisible(at)}) then 1 else 0 end as is_public`.execute(
    db,
  );
  return { isPublic: rows[0]?.is_public === 1, name: rows[0]?.name ?? null };
};
