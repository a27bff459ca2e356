import type { Database } from '#server/database/schema.ts';

export interface OwnText {
  part: string;
  key: string;
  /** As JSON text. */
  text: string;
  version: number;
}

export const listOwnTexts = (db: Database, language: string): Promise<OwnText[]> =>
  db.selectFrom('interface_texts').select(['part', 'key', 'text', 'version']).where('language', '=', language).execute();

interface TextPlace {
  language: string;
  part: string;
  key: string;
}

/** @returns whether there was none */
export const addOwnText = async (db: Database, place: TextPlace, { text, at }: { text: string; at: string }): Promise<boolean> => {
  const added = await db
    .insertInto('interface_texts')
    .values({ ...place, text, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['language', 'part', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

/** @param version on which the change is based @returns whether it was stored */
export const updateOwnText = async (
  db: Database,
  { language, part, key }: TextPlace,
  { text, at, version }: { text: string; at: string; version: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('interface_texts')
    .set({ text, version: version + 1, updated_at: at })
    .where('language', '=', language)
    .where('part', '=', part)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** @param version on which the removal is based @returns whether it was stored */
export const removeOwnText = async (db: Database, { language, part, key }: TextPlace, version: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('interface_texts')
    .where('language', '=', language)
    .where('part', '=', part)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
