// Finds the records of rows by their keys.
import { published } from '#contract/records/kinds.ts';
import type { PublishedKind } from '#contract/rules/record-kinds.ts';
import { idList, textList } from '#server/database/id-list.ts';
import type { Database } from '#server/database/schema.ts';

/** Keys of a batch of rows. */
export interface Keys {
  ids: number[];
  models: string[];
  slugs: string[];
}

export interface FoundKeys {
  ids: Set<number>;
  /** Several records can have one model. */
  models: Map<string, { id: number; name: string }[]>;
  slugs: Map<string, number>;
}

export const findKeys = async (db: Database, kind: PublishedKind, { ids, models, slugs }: Keys): Promise<FoundKeys> => {
  const { table } = published[kind];
  const byId = ids.length === 0 ? [] : await db.selectFrom(table).select('id').where('id', 'in', idList(db, ids)).execute();
  const byModel =
    kind !== 'product' || models.length === 0
      ? []
      : await db.selectFrom('products').select(['id', 'model', 'name']).where('model', 'in', textList(db, models)).orderBy('id').execute();
  const bySlug =
    slugs.length === 0 ? [] : await db.selectFrom(table).select(['id', 'slug']).where('slug', 'in', textList(db, slugs)).execute();
  return {
    ids: new Set(byId.map(({ id }) => id)),
    models: Map.groupBy(byModel, ({ model }) => model ?? ''),
    slugs: new Map(bySlug.map(({ slug, id }) => [slug, id])),
  };
};

/** @returns redirects by their source: the address to which they lead */
export const listRedirectsFrom = async (db: Database, sources: readonly string[]): Promise<Map<string, string>> => {
  if (sources.length === 0) return new Map();
  const rows = await db.selectFrom('site_redirects').select(['source', 'target']).where('source', 'in', textList(db, sources)).execute();
  return new Map(rows.map(({ source, target }) => [source, target]));
};
