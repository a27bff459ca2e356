import { type SqlBool, sql } from 'kysely';
import { published } from '#contract/records/kinds.ts';
import type { Database } from '#server/database/schema.ts';
import { isVisible } from '#server/database/visible.ts';

export interface ServedFile {
  /** Whether the file is used in something visible to visitors, or retained by the media library. */
  isPublic: boolean;
  /** Original name; null if unknown. */
  name: string | null;
}

/** The published texts of translations are as visible as their records. */
const isTranslationVisible = (at: string) => {
  const ofKinds = Object.values(published).map(
    (definition) => sql`when ${sql.lit(definition.kind)} then ${isVisible(definition, 'translation.record_id', at)}`,
  );
  return sql<SqlBool>`used.field = 'texts' and exists (select 1 from translations as translation where translation.id = used.record_id
    and case translation.kind ${sql.join(ofKinds, sql` `)} else translation.kind = 'setting' end)`;
};

/** Visibility by kind of use. Settings are always visible. */
const isUseVisible = (at: string) => {
  const ofKinds = Object.values(published).map(
    (definition) => sql`when ${sql.lit(definition.table)} then ${isVisible(definition, 'used.record_id', at)}`,
  );
  return sql<SqlBool>`case used.kind ${sql.join(ofKinds, sql` `)} when 'translations' then ${isTranslationVisible(at)}
    else used.kind = 'settings' end`;
};

/** A single query that uses indexes. @param at ISO 8601 */
export const findServedFile = async (db: Database, path: string, at: string): Promise<ServedFile> => {
  const { rows } = await sql<{ name: string | null; is_public: number }>`select
    (select name from file_names where path = ${path}) as name,
    case when exists (select 1 from media where path = ${path} and status = 'library')
      or exists (select 1 from media_uses as used where used.path = ${path} and ${isUseVisible(at)}) then 1 else 0 end as is_public`.execute(
    db,
  );
  return { isPublic: rows[0]?.is_public === 1, name: rows[0]?.name ?? null };
};
