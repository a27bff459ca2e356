import { queryOptions } from '@tanstack/react-query';
import type { getSystem } from '#contract/system.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ client, signal }) => call<typeof getSystem>(transportOf(client), 'GET', '/api/admin/system', { signal }),
  staleTime: 0,
});
