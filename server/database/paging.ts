// Paging: limit and offset of a query, and the envelope of a paged response.
import type { SelectQueryBuilder } from 'kysely';
import type { Paged } from '#contract/paging.ts';

export interface PageRequest {
  page: number;
  perPage: number;
}

export interface Slice {
  limit: number;
  offset: number;
}

export const toLimitOffset = ({ page, perPage }: PageRequest): Slice => ({ limit: perPage, offset: (page - 1) * perPage });

/**
 * Reads a slice of an ordered list from the nearer end, so that a database skips at most half of the rows.
 * @param count length of the list
 * @returns the slice to read; if it is reversed, read in the opposite order and reverse the rows
 */
export const fromNearerEnd = ({ limit, offset }: Slice, count: number): Slice & { isReversed: boolean } => {
  const length = Math.max(0, Math.min(limit, count - offset));
  const following = Math.max(0, count - offset - length);
  return following < offset ? { limit: length, offset: following, isReversed: true } : { limit: length, offset, isReversed: false };
};

/** @returns the number of rows that a query matches; the query must not be grouped or limited */
export const countRows = async <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> => {
  const { count } = await query
    .clearSelect()
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    // the compiler cannot simplify the row of a generic query
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
};

/** @returns the rows in the order of the ids */
export const inOrderOf = <T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** @param total number of rows on all pages, counted with the same conditions as the data */
export const toPaged = <T>(data: T[], total: number, request: PageRequest): Paged<T> => {
  const { offset } = toLimitOffset(request);
  return {
    data,
    current_page: request.page,
    last_page: Math.max(1, Math.ceil(total / request.perPage)),
    per_page: request.perPage,
    total,
    from: data.length > 0 ? offset + 1 : null,
    to: data.length > 0 ? offset + data.length : null,
  };
};
