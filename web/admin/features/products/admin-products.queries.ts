// The products as the administrator sees them: the list, one product, and what changes them.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { duplicateProduct, getAdminProduct, listAdminProducts, Product, removeProduct } from '#contract/products.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { chosenRows } from '#web/admin/ui/list/list-address.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { ProductListView } from './product-list-shape.ts';
import { updateProduct } from './save-product.ts';

export const adminProductKeys = {
  lists: ['admin-products', 'list'],
  list: (view: object) => ['admin-products', 'list', view],
  one: (id: number) => ['admin-products', 'one', id],
} as const;

const viewQuery = ({ search, category_id, is_active, sort, direction }: Omit<ProductListView, 'page' | 'per_page'>): object => ({
  search,
  category_id,
  is_active,
  sort: sort || 'sort_order',
  direction,
});

const rowsPerCall = 100;

/** Every product that matches, in the order of the list. @throws ApiError */
export const fetchAllProducts = async (client: QueryClient, view: ProductListView): Promise<Product[]> => {
  const found = new Map<number, Product>();
  for (let page = 1, last = 1; page <= last; page++) {
    const query = { ...viewQuery(view), page, per_page: rowsPerCall };
    const list = await call<typeof listAdminProducts>(transportOf(client), 'GET', '/api/admin/products', { query });
    // a product that is added meanwhile moves others to the next page: by id none is listed twice
    for (const product of list.data) found.set(product.id, product);
    last = list.last_page;
  }
  return [...found.values()];
};

/** One page of the list; the old rows stay until the new ones are there. */
export const adminProductListQuery = ({ page, per_page, ...view }: ProductListView) => {
  const query: object = { ...viewQuery(view), page: page > 1 ? page : undefined, per_page: chosenRows(per_page) };
  return queryOptions({
    queryKey: adminProductKeys.list(query),
    queryFn: ({ client, signal }) => call<typeof listAdminProducts>(transportOf(client), 'GET', '/api/admin/products', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'Failed to load products' },
  });
};

/** One product, always asked for, so that what is edited is what is stored. Null when there is none. */
export const adminProductQuery = (id: number) =>
  queryOptions({
    queryKey: adminProductKeys.one(id),
    queryFn: ({ client, signal }) =>
      missingAsNull(
        call<typeof getAdminProduct>(transportOf(client), 'GET', `/api/admin/products/${id}`, { signal }).then(({ product }) => product),
      ),
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'Failed to load products' },
  });

/** Lists anew, and everything that counts products or shows them. */
export const reloadProducts = (client: QueryClient): void => {
  for (const key of ['admin-products', 'products', 'categories']) void client.invalidateQueries({ queryKey: [key] });
};

/** For the switch in a row. */
export const useSetProductActive = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: number; isActive: boolean }) => {
      const form = new FormData();
      form.append('is_active', isActive ? '1' : '0');
      return updateProduct(client, id, form);
    },
    onSuccess: ({ product }) => {
      client.setQueriesData<{ data: Product[] }>(
        { queryKey: adminProductKeys.lists },
        (list) => list && { ...list, data: list.data.map((row) => (row.id === product.id ? product : row)) },
      );
      toast.success('Product updated successfully');
      reloadProducts(client);
    },
    onError: (error) => toast.error(saveErrorText(error, saveErrors.product)),
  });
};

export const useDuplicateProduct = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof duplicateProduct>(transportOf(client), 'POST', `/api/admin/products/${id}/duplicate`),
    onSuccess: () => {
      toast.success('Product created successfully');
      reloadProducts(client);
    },
    onError: (error) => toast.error(saveErrorText(error, saveErrors.product)),
  });
};

export const useRemoveProduct = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof removeProduct>(transportOf(client), 'DELETE', `/api/admin/products/${id}`),
    onSuccess: (_, id) => {
      // out of the list at once, so that the focus can go to the next row
      client.setQueriesData<{ data: Product[] }>(
        { queryKey: adminProductKeys.lists },
        (list) => list && { ...list, data: list.data.filter((row) => row.id !== id) },
      );
      toast.success('Product deleted successfully');
      reloadProducts(client);
    },
    onError: () => {
      toast.error('Failed to delete product');
      reloadProducts(client);
    },
  });
};
