// Backups: the list, which is polled while one is being made, and the calls that make and download them.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { createBackup, createBackupLink, listBackups } from '#contract/backups.ts';
import { withPassword } from '#web/admin/features/auth/password-request.ts';
import { ApiError, call } from '#web/shared/lib/api.ts';
import { readToken } from '#web/shared/lib/session-token.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';

const keys = { overview: ['backups', 'overview'] } as const;
const path = '/api/admin/backups';
/** Polling interval while a backup is being made. */
const watchMs = 2000;

export const backupsQuery = queryOptions({
  queryKey: keys.overview,
  queryFn: ({ client, signal }) => call<typeof listBackups>(transportOf(client), 'GET', path, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    readToken() !== null && state.data?.backups.some((one) => one.state === 'waiting' || one.state === 'running') === true && watchMs,
});

const showError = (fallback: string) => (error: unknown) => toast.error((error instanceof ApiError && error.answer?.message) || fallback);

export const useCreateBackup = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => withPassword(() => call<typeof createBackup>(transportOf(client), 'POST', path)),
    onSuccess: ({ message }) => toast.success(message),
    onError: showError('Failed to make a backup'),
    onSettled: () => client.invalidateQueries({ queryKey: keys.overview }),
  });
};

export const useBackupLink = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      withPassword(() => call<typeof createBackupLink>(transportOf(client), 'POST', `${path}/${encodeURIComponent(id)}/link`)),
    onError: showError('Failed to download the backup'),
  });
};
