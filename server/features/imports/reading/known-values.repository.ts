// What is already known of the values of a file: ids of records, names of specification rows.
import { recordKinds } from '#contract/records/kinds.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { idList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';
import { contains } from '#server/database/text-match.ts';

/** @returns those of the ids that records of the kind have */
export const listIdsAmong = async (db: Database, kind: ImportKind, ids: readonly number[]): Promise<number[]> => {
  const { table } = recordKinds[kind];
  const rows = await db.selectFrom(table).select('id').where('id', 'in', idList(db, ids)).execute();
  return rows.map(({ id }) => id);
};

/** @returns those of the names that specification rows of products have */
export const listUsedNames = async (db: Database, names: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>();
  for (const name of new Set(names)) {
    const row = contains('products.specifications', `"key":${JSON.stringify(name)}`);
    if (await db.selectFrom('products').select('id').where(row).limit(1).executeTakeFirst()) used.add(name);
  }
  return used;
};
