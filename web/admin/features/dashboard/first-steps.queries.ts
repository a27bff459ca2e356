import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { getFirstSteps, putFirstSteps } from '#contract/first-steps.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const path = '/api/admin/first-steps';
const key = ['dashboard', 'first-steps'];

export const firstStepsQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client, signal }) => (await call<typeof getFirstSteps>(transportOf(client), 'GET', path, { signal })).steps,
  staleTime: 0,
});

export const useHideFirstSteps = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (is_hidden: boolean) => call<typeof putFirstSteps>(transportOf(client), 'PUT', path, { body: { is_hidden } }),
    onSuccess: ({ steps }) => client.setQueryData(key, steps),
    onError: () => toast.error('Failed to change the first steps'),
  });
};
