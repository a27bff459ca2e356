import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { createApiToken, listApiTokens, removeApiToken } from '#contract/api-tokens.ts';
import type { BodyOf } from '#contract/route.ts';
import { withPassword } from '#web/admin/features/auth/password-request.ts';
import { ApiError, call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const queryKey = ['api-tokens'] as const;
const path = '/api/admin/api-tokens';

export const apiTokensQuery = queryOptions({
  queryKey,
  queryFn: async ({ client, signal }) => (await call<typeof listApiTokens>(transportOf(client), 'GET', path, { signal })).api_tokens,
  // programs use the tokens while the screen is open
  staleTime: 0,
  meta: { failure: 'Failed to load API tokens' },
});

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey });

export const useCreateApiToken = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createApiToken>) =>
      withPassword(() => call<typeof createApiToken>(transportOf(client), 'POST', path, { body })),
    onSuccess: () => reload(client),
  });
};

export const useRemoveApiToken = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call<typeof removeApiToken>(transportOf(client), 'DELETE', `${path}/${id}`),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error((error instanceof ApiError && error.answer?.message) || 'Failed to revoke the token'),
    onSettled: () => reload(client),
  });
};
