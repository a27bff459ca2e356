// Who created a preview link: it works only as long as that administrator may.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const statements = [
    'alter table preview_links add column creator_id integer references administrators (id) on delete cascade',
    // earlier links have a name only, which several administrators can have
    `update preview_links set creator_id = (
      select min(administrators.id) from administrators where administrators.name = preview_links.created_by having count(*) = 1
    )`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
};
