// The pictures with a focal point of their own, for the style sheet that every page may link.
import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('create index media_focal on media (id) where focal_x <> 0.5 or focal_y <> 0.5').execute(db);
};
