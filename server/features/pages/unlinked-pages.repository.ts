import { sql } from 'kysely';
import { fieldsOf, type RecordDefinition } from '#contract/records/kind.ts';
import { pages } from '#contract/records/pages.ts';
import { menuKeys } from '#contract/rules/menus.ts';
import type { Database } from '#server/database/schema.ts';
import { contains } from '#server/database/text-match.ts';
import { isVisible } from '#server/database/visible.ts';

/** Each statement reads a bounded number of texts. */
const rowsAtOnce = 500;

/** The published pages except the about page. */
export const listPublishedPages = (db: Database): Promise<{ id: number; slug: string }[]> =>
  db.selectFrom('visible_pages').select(['id', 'slug']).where('about_rank', 'is', null).orderBy('id').execute();

/** Yields the texts of visible records in which the address of a page occurs. */
export async function* textsWithPages(
  db: Database,
  definition: RecordDefinition,
  now: string,
): AsyncGenerator<{ id: number; text: string }> {
  const fields = fieldsOf(definition).flatMap(([name, { type }]) => (type === 'rich-text' ? [`record.${name}`] : []));
  const isWanted = sql.join(
    fields.map((field) => contains(field, pages.address)),
    sql` or `,
  );
  const text = sql.join(
    fields.map((field) => sql`coalesce(${sql.ref(field)}, '')`),
    sql` || ' ' || `,
  );
  for (let last = 0, count = rowsAtOnce; count === rowsAtOnce; ) {
    const { rows } = await sql<{ id: number; text: string | null }>`
      select record.id, case when (${isWanted}) and ${isVisible(definition, 'record.id', now)} then ${text} end as text
      from ${sql.table(definition.table)} as record where record.id > ${last} order by record.id limit ${rowsAtOnce}`.execute(db);
    for (const row of rows) if (row.text !== null) yield { id: row.id, text: row.text };
    count = rows.length;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Values of settings in which the address of a page occurs, without the menus. */
export const listSettingsWithPages = async (db: Database): Promise<string[]> => {
  const rows = db.selectFrom('settings').select('value').where('key', 'not in', menuKeys).where(contains('value', pages.address));
  return (await rows.execute()).flatMap(({ value }) => value ?? []);
};
