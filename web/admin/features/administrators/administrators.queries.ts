// Administrators and invitations.
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  acceptInvitation,
  clearSignInPause,
  getInvitation,
  inviteAdministrator,
  listAdministrators,
  listSignInsOf,
  removeAdministrator,
  removeSecondFactor,
  renewInvitation,
  updateAdministrator,
  updateRole,
} from '#contract/administrators.ts';
import type { Role } from '#contract/rules/policy.ts';
import { withPassword } from '#web/admin/features/auth/password-request.ts';
import { storeSession } from '#web/admin/lib/session.ts';
import { ApiError, call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const administratorsKeys = { all: ['administrators'] } as const;
const path = '/api/admin/administrators';

export const administratorsQuery = queryOptions({
  queryKey: administratorsKeys.all,
  queryFn: async ({ client, signal }) =>
    (await call<typeof listAdministrators>(transportOf(client), 'GET', path, { signal })).administrators,
  staleTime: 0,
  meta: { failure: 'Failed to load administrators' },
});

const reload = (client: QueryClient) => client.invalidateQueries({ queryKey: administratorsKeys.all });

/** Shows the message of the server, otherwise the fallback. */
const showFailure = (fallback: string) => (error: unknown) => toast.error((error instanceof ApiError && error.answer?.message) || fallback);

export const useInvite = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; email: string; role: Role; languages?: string[] }) =>
      withPassword(() => call<typeof inviteAdministrator>(transportOf(client), 'POST', path, { body })),
    onSuccess: () => reload(client),
  });
};

export const useRenewInvitation = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      withPassword(() => call<typeof renewInvitation>(transportOf(client), 'POST', `/api/admin/administrators/${id}/invitation`)),
    onSuccess: () => reload(client),
    onError: showFailure('Failed to make a new link'),
  });
};

export const useSetActive = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, is_active }: { id: number; is_active: boolean }) =>
      withPassword(() =>
        call<typeof updateAdministrator>(transportOf(client), 'PUT', `/api/admin/administrators/${id}`, { body: { is_active } }),
      ),
    onSuccess: ({ message }) => toast.success(message),
    onError: showFailure('Failed to update administrator'),
    onSettled: () => reload(client),
  });
};

export const useSetRole = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; role: Role; languages?: string[] }) =>
      withPassword(() => call<typeof updateRole>(transportOf(client), 'PUT', `/api/admin/administrators/${id}/role`, { body })),
    onSuccess: ({ message }) => toast.success(message),
    onError: showFailure('Failed to change the role'),
    onSettled: () => reload(client),
  });
};

export const useRemoveAdministrator = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      withPassword(() => call<typeof removeAdministrator>(transportOf(client), 'DELETE', `/api/admin/administrators/${id}`)),
    onSuccess: ({ message }) => toast.success(message),
    onError: showFailure('Failed to remove administrator'),
    onSettled: () => reload(client),
  });
};

export const useClearSignInPause = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      withPassword(() => call<typeof clearSignInPause>(transportOf(client), 'DELETE', `/api/admin/administrators/${id}/sign-in-pause`)),
    onSuccess: ({ message }) => toast.success(message),
    onError: showFailure('Failed to end the pause'),
    onSettled: () => reload(client),
  });
};

export const useRemoveSecondFactor = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      withPassword(() => call<typeof removeSecondFactor>(transportOf(client), 'DELETE', `/api/admin/administrators/${id}/second-factor`)),
    onSuccess: ({ message }) => toast.success(message),
    onError: showFailure('Failed to turn two-step sign-in off'),
    onSettled: () => reload(client),
  });
};

export const signInsOfQuery = (id: number) =>
  queryOptions({
    queryKey: [...administratorsKeys.all, id, 'sign-ins'],
    queryFn: async ({ client, signal }) =>
      (await call<typeof listSignInsOf>(transportOf(client), 'GET', `/api/admin/administrators/${id}/sign-ins`, { signal })).sign_ins,
    staleTime: 0,
    meta: { failure: 'Failed to load sign-ins' },
  });

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: ({ client, signal }) =>
      call<typeof getInvitation>(transportOf(client), 'GET', `/api/admin/invitations/${encodeURIComponent(token)}`, { signal }),
  });

export const useAcceptInvitation = (token: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; password: string }) =>
      call<typeof acceptInvitation>(transportOf(client), 'POST', `/api/admin/invitations/${encodeURIComponent(token)}`, { body }),
    onSuccess: (session) => {
      // another administrator's data must not be shown to this one
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' });
      storeSession(session);
    },
  });
};
