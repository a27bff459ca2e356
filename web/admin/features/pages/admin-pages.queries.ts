// The static pages as the administrator sees them, and what changes them.
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminPage, createPage as createRoute, listAdminPages, updatePage as updateRoute } from '#contract/pages.ts';
import type { BodyOf } from '#contract/route.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const key = ['pages', 'admin'] as const;

// the about page has a screen of its own
const isListed = ({ slug, template }: AdminPage): boolean => slug !== 'about' && template !== 'about';

export const adminPagesQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client, signal }) => {
    const { data } = await call<typeof listAdminPages>(transportOf(client), 'GET', '/api/admin/pages', { signal });
    return data.filter(isListed);
  },
  staleTime: 0,
  meta: { failure: 'Failed to load pages' },
});

export const createPage = (client: QueryClient, body: BodyOf<typeof createRoute>) =>
  call<typeof createRoute>(transportOf(client), 'POST', '/api/admin/pages', { body });

/** Only the fields that are given change. */
export const updatePage = (client: QueryClient, id: number, body: BodyOf<typeof updateRoute>) =>
  call<typeof updateRoute>(transportOf(client), 'PUT', `/api/admin/pages/${id}`, { body });

export const reloadPages = (client: QueryClient): void => void client.invalidateQueries({ queryKey: ['pages'] });

/** For the switch in a row. */
export const useSetPagePublished = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isPublished }: { id: number; isPublished: boolean }) => updatePage(client, id, { is_published: isPublished }),
    onSuccess: ({ page }) => {
      client.setQueryData<AdminPage[]>(key, (rows) => rows?.map((row) => (row.id === page.id ? page : row)));
      toast.success('Page updated successfully');
      reloadPages(client);
    },
    onError: (error) => toast.error(saveErrorText(error, saveErrors.page)),
  });
};
