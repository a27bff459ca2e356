// The products of a category with their attributes, and the call that saves changed cells.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { GridRow, getAttributeGrid, getAttributeGridRow, saveAttributeGrid } from '#contract/attribute-grid.ts';
import type { AnswerOf } from '#contract/route.ts';
import { endpoint } from '#web/admin/records/endpoint.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

const calls = {
  get: endpoint<typeof getAttributeGrid>('GET', '/api/admin/attributes/grid'),
  one: endpoint<typeof getAttributeGridRow>('GET', '/api/admin/attributes/grid/:id'),
  save: endpoint<typeof saveAttributeGrid>('PUT', '/api/admin/attributes/grid'),
};

type Grid = AnswerOf<typeof getAttributeGrid>;

/** A page of the grid. */
export interface GridView {
  categoryId: number;
  page: number;
  search: string;
}

export interface CellToSave {
  product_id: number;
  version: number;
  key: string;
  text: string;
}

const productsPerPage = 50;

export const gridQuery = ({ categoryId, page, search }: GridView) =>
  queryOptions({
    queryKey: ['attributes', 'grid', categoryId, page, search],
    queryFn: ({ client, signal }) =>
      calls.get(transportOf(client), {
        query: { category_id: categoryId, page, per_page: productsPerPage, search: search || undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'Failed to load the grid' },
  });

/** @returns the product as it is stored now; null if it does not exist any more */
export const loadGridRow = (client: QueryClient, id: number) => missingAsNull(calls.one(transportOf(client), { id }));

/** @returns the saved products */
export const saveCells = async (client: QueryClient, cells: CellToSave[]): Promise<readonly GridRow[]> => {
  const { products } = await calls.save(transportOf(client), { body: { cells } });
  const saved = new Map(products.map((row) => [row.product_id, row]));
  client.setQueriesData<Grid>({ queryKey: ['attributes', 'grid'] }, (grid) => {
    if (!grid) return grid;
    return { ...grid, products: { ...grid.products, data: grid.products.data.map((row) => saved.get(row.product_id) ?? row) } };
  });
  for (const queryKey of [['attributes'], ['admin-products'], ['products']]) void client.invalidateQueries({ queryKey });
  return products;
};
