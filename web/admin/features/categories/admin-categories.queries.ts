// The categories as the administrator sees them: the list, one category, and what changes them.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminCategory, getAdminCategory, listAdminCategories, removeCategory } from '#contract/categories.ts';
import type { Paged } from '#contract/paging.ts';
import { formBody } from '#web/admin/lib/form-body.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { chosenRows } from '#web/admin/ui/list/list-address.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { CategoryListView } from './category-list-shape.ts';
import { updateCategory } from './save-category.ts';

// below the key of all that is known of categories, so that one reload is for all
const keys = {
  lists: ['categories', 'admin', 'list'],
  list: (view: object) => ['categories', 'admin', 'list', view],
  one: (id: number) => ['categories', 'admin', 'one', id],
} as const;

/** One page of the list; the old rows stay until the new ones are there. */
export const adminCategoryListQuery = ({ search, label, is_active, page, per_page }: CategoryListView) => {
  const query: object = { search, label, is_active, page: page > 1 ? page : undefined, per_page: chosenRows(per_page) };
  return queryOptions({
    queryKey: keys.list(query),
    queryFn: ({ client, signal }) =>
      call<typeof listAdminCategories>(transportOf(client), 'GET', '/api/admin/categories', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'Failed to load categories' },
  });
};

/** One category that is not on the page of the list, e.g. of a link. Null when there is none. */
export const adminCategoryQuery = (id: number) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ client, signal }) =>
      missingAsNull(
        call<typeof getAdminCategory>(transportOf(client), 'GET', `/api/admin/categories/${id}`, { signal }).then(
          ({ category }) => category,
        ),
      ),
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'Failed to load categories' },
  });

/** Categories anew, and the products, which show them. */
export const reloadCategories = (client: QueryClient): void => {
  for (const key of ['categories', 'admin-products', 'products']) void client.invalidateQueries({ queryKey: [key] });
};

/** Changes the rows that are shown without waiting for the list. */
const editRows = (client: QueryClient, edit: (rows: AdminCategory[]) => AdminCategory[]): void => {
  client.setQueriesData<Paged<AdminCategory>>({ queryKey: keys.lists }, (list) => list && { ...list, data: edit(list.data) });
};

/** For the switch in a row. */
export const useSetCategoryActive = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isActive }: { id: number; isActive: boolean }) => updateCategory(client, id, formBody({ is_active: isActive })),
    onSuccess: ({ category }) => {
      editRows(client, (rows) => rows.map((row) => (row.id === category.id ? category : row)));
      toast.success('Category updated successfully');
      reloadCategories(client);
    },
    onError: (error) => toast.error(saveErrorText(error, saveErrors.category)),
  });
};

/** What came of a failed deletion is the screen's to say. */
export const useRemoveCategory = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof removeCategory>(transportOf(client), 'DELETE', `/api/admin/categories/${id}`),
    onSuccess: (_, id) => {
      // out of the list at once, so that the focus can go to the next row
      editRows(client, (rows) => rows.filter((row) => row.id !== id));
      toast.success('Category deleted successfully');
    },
    onSettled: () => reloadCategories(client),
  });
};
