// The values of attributes in memory, of a category or of the whole catalogue.
import type { Database } from '#server/database/schema.ts';
import { bytesOfCells } from '#server/features/attributes/attributes.cells.ts';
import type { AttributeTable } from '#server/features/attributes/attributes.columns.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { openTable } from '#server/features/attributes/attributes.tables.repository.ts';
import { createIdSet, hasId, listIds } from './products.id-set.ts';
import type { SearchIndex } from './products.search-index.repository.ts';

/** Definitions whose values are kept in memory. */
export const isKept = ({ kind, is_filter, is_comparable }: Definition): boolean => kind !== 'text' && (is_filter || is_comparable);

/** The values of a category, or of the whole catalogue. */
export const openValues = (
  db: Database,
  index: SearchIndex,
  definitions: readonly Definition[],
  categoryId: number | null,
): Promise<AttributeTable> => {
  const listed = categoryId === null ? index.visible : (index.byCategory.get(categoryId) ?? createIdSet([], 0));
  return openTable(db, definitions.filter(isKept), {
    name: String(categoryId ?? 'all'),
    version: index.version,
    listIds: () => listIds(listed),
    has: (id) => hasId(listed, id),
    changedSince: index.changedSince,
    ...(categoryId === null && { bytes: bytesOfCells(definitions) }),
  });
};
