// Cached values of attributes, for a category or for the whole catalogue.
import type { Database } from '#server/database/schema.ts';
import { bytesOfCells } from '#server/features/attributes/attributes.cells.ts';
import type { AttributeTable } from '#server/features/attributes/attributes.columns.ts';
import type { Definition } from '#server/features/attributes/attributes.definitions.repository.ts';
import { openTable } from '#server/features/attributes/attributes.tables.repository.ts';
import { type Catalogue, idsAt, positionsOfCategory } from './products.catalogue.repository.ts';

/** Definitions whose values are cached. */
export const isKept = ({ kind, is_filter, is_comparable }: Definition): boolean => kind !== 'text' && (is_filter || is_comparable);

/** Opens the values of a category, or of the whole catalogue. */
export const openValues = (
  db: Database,
  catalogue: Catalogue,
  definitions: readonly Definition[],
  categoryId: number | null,
): Promise<AttributeTable> =>
  openTable(db, definitions.filter(isKept), {
    // the same for readers of all languages
    version: catalogue.ids,
    name: String(categoryId ?? 'all'),
    listIds: () => idsAt(catalogue, positionsOfCategory(catalogue, categoryId)),
    ...(categoryId === null && { bytes: bytesOfCells(definitions) }),
  });
