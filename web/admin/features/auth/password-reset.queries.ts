// Password reset by a link in an email.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { finishPasswordReset, getPasswordReset, getSignInOptions, requestPasswordReset } from '#contract/auth.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { enterOrContinue } from './sign-in.ts';

const path = '/api/admin/auth/password-reset';

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in', 'options'],
  queryFn: ({ client, signal }) => call<typeof getSignInOptions>(transportOf(client), 'GET', '/api/admin/auth/options', { signal }),
});

export const useRequestPasswordReset = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string }) => call<typeof requestPasswordReset>(transportOf(client), 'POST', path, { body }),
  });
};

export const passwordResetQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: ({ client, signal }) =>
      call<typeof getPasswordReset>(transportOf(client), 'GET', `/api/admin/auth/password-reset/${encodeURIComponent(token)}`, { signal }),
  });

export const useFinishPasswordReset = (token: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string }) =>
      call<typeof finishPasswordReset>(transportOf(client), 'POST', `/api/admin/auth/password-reset/${encodeURIComponent(token)}`, {
        body,
      }),
    onSuccess: (answer) => {
      // another administrator's data must not be shown to this one
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' });
      enterOrContinue(answer);
    },
  });
};
