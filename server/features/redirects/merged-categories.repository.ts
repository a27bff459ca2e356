// The categories into which others were merged.
import { sql } from 'kysely';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

/** @returns the category that replaces each merged one, also over several merges; without categories that exist or were only deleted */
export const followMerged = async (db: Database, ids: readonly number[]): Promise<Map<number, number>> => {
  // `union` ends at a category that was merged before, so that a circle is read once
  const { rows } = await sql<{ id: number; target: number }>`
    with recursive led (id, target) as (
      select merged.category_id, merged.target_id from merged_categories as merged where merged.category_id in ${idList(db, ids)}
        and not exists (select 1 from categories where categories.id = merged.category_id)
      union
      select led.id, merged.target_id from led inner join merged_categories as merged on merged.category_id = led.target
        where not exists (select 1 from categories where categories.id = led.target)
    )
    select led.id, led.target from led inner join categories on categories.id = led.target`.execute(db);
  return new Map(rows.map(({ id, target }) => [id, target]));
};
