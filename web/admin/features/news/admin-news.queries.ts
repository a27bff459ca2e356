// The articles as the administrator sees them: the list, one article, and what changes them.
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { getAdminArticle, listAdminNews, NewsArticle, removeArticle } from '#contract/news.ts';
import { saveErrors, saveErrorText } from '#web/admin/lib/save-errors.ts';
import { chosenRows } from '#web/admin/ui/list/list-address.ts';
import { call } from '#web/shared/lib/api.ts';
import { missingAsNull } from '#web/shared/lib/not-found.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { ArticleListView } from './article-list-shape.ts';
import { updateArticle } from './save-article.ts';

const adminNewsKeys = {
  lists: ['admin-news', 'list'],
  list: (view: object) => ['admin-news', 'list', view],
  one: (id: number) => ['admin-news', 'one', id],
} as const;

/** One page of the list; the old rows stay until the new ones are there. */
export const adminNewsListQuery = ({ search, type, is_published, page, per_page }: ArticleListView) => {
  const query: object = { search, type, is_published, page: page > 1 ? page : undefined, per_page: chosenRows(per_page) };
  return queryOptions({
    queryKey: adminNewsKeys.list(query),
    queryFn: ({ client, signal }) => call<typeof listAdminNews>(transportOf(client), 'GET', '/api/admin/news', { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { failure: 'Failed to load articles' },
  });
};

/** One article, always asked for, so that what is edited is what is stored. Null when there is none. */
export const adminArticleQuery = (id: number) =>
  queryOptions({
    queryKey: adminNewsKeys.one(id),
    queryFn: ({ client, signal }) =>
      missingAsNull(call<typeof getAdminArticle>(transportOf(client), 'GET', `/api/admin/news/${id}`, { signal }).then(({ news }) => news)),
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'Failed to load articles' },
  });

/** Lists anew, and everything that counts articles or shows them. */
export const reloadNews = (client: QueryClient): void => {
  for (const key of ['admin-news', 'news']) void client.invalidateQueries({ queryKey: [key] });
};

/** For the switch in a row. */
export const useSetArticlePublished = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isPublished }: { id: number; isPublished: boolean }) => {
      const form = new FormData();
      form.append('is_published', isPublished ? '1' : '0');
      return updateArticle(client, id, form);
    },
    onSuccess: ({ news }) => {
      client.setQueriesData<{ data: NewsArticle[] }>(
        { queryKey: adminNewsKeys.lists },
        (list) => list && { ...list, data: list.data.map((row) => (row.id === news.id ? news : row)) },
      );
      toast.success('Article updated successfully');
      reloadNews(client);
    },
    onError: (error) => toast.error(saveErrorText(error, saveErrors.article)),
  });
};

export const useRemoveArticle = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof removeArticle>(transportOf(client), 'DELETE', `/api/admin/news/${id}`),
    onSuccess: (_, id) => {
      // out of the list at once, so that the focus can go to the next row
      client.setQueriesData<{ data: NewsArticle[] }>(
        { queryKey: adminNewsKeys.lists },
        (list) => list && { ...list, data: list.data.filter((row) => row.id !== id) },
      );
      toast.success('Article deleted successfully');
      reloadNews(client);
    },
    onError: () => {
      toast.error('Failed to delete article');
      reloadNews(client);
    },
  });
};
