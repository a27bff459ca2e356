// The signed-in administrator's own account, its sessions and its sign-ins.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  getAccount,
  listSessions,
  listSignIns,
  removeOtherSessions,
  removeSession,
  updateAccount,
  updatePassword,
} from '#contract/account.ts';
import type { BodyOf } from '#contract/route.ts';
import { storeUser } from '#web/admin/lib/session.ts';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const accountKeys = { account: ['account', 'own'], sessions: ['account', 'sessions'] } as const;

export const accountQuery = queryOptions({
  queryKey: accountKeys.account,
  queryFn: async ({ client, signal }) =>
    (await call<typeof getAccount>(transportOf(client), 'GET', '/api/admin/account', { signal })).account,
  staleTime: 0,
  meta: { failure: 'Failed to load account' },
});

export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: async ({ client, signal }) =>
    (await call<typeof listSessions>(transportOf(client), 'GET', '/api/admin/account/sessions', { signal })).sessions,
  staleTime: 0,
  meta: { failure: 'Failed to load devices' },
});

export const signInsQuery = queryOptions({
  queryKey: ['account', 'sign-ins'],
  queryFn: async ({ client, signal }) =>
    (await call<typeof listSignIns>(transportOf(client), 'GET', '/api/admin/account/sign-ins', { signal })).sign_ins,
  staleTime: 0,
  meta: { failure: 'Failed to load sign-ins' },
});

export const useUpdateAccount = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updateAccount>) =>
      call<typeof updateAccount>(transportOf(client), 'PUT', '/api/admin/account', { body }),
    onSuccess: ({ account }) => {
      storeUser(account);
      client.setQueryData(accountKeys.account, account);
      void client.invalidateQueries({ queryKey: ['administrators'] });
    },
  });
};

export const useUpdatePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof updatePassword>) =>
      call<typeof updatePassword>(transportOf(client), 'PUT', '/api/admin/account/password', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
};

/** Ends one session, or all other sessions if the id is null. */
export const useEndSession = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number | null) =>
      id === null
        ? call<typeof removeOtherSessions>(transportOf(client), 'DELETE', '/api/admin/account/sessions')
        : call<typeof removeSession>(transportOf(client), 'DELETE', `/api/admin/account/sessions/${id}`),
    onSuccess: (_, id) => toast.success(id === null ? 'All other devices are signed out' : 'The device is signed out'),
    onError: () => toast.error('Failed to sign the device out'),
    onSettled: () => client.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
};
