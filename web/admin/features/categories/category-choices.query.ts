import { queryOptions } from '@tanstack/react-query';
import type { listCategoryChoices } from '#contract/categories.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

/** All categories, active or not, to choose from. */
export const categoryChoicesQuery = queryOptions({
  queryKey: ['categories', 'choices'],
  queryFn: ({ client, signal }) =>
    call<typeof listCategoryChoices>(transportOf(client), 'GET', '/api/admin/categories-all', { signal, expects: 'list' }),
  staleTime: 0,
  meta: { failure: 'Failed to load categories' },
});
