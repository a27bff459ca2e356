// Two-step sign-in and passkeys of the signed-in administrator.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  addPasskey,
  confirmWithPasskey,
  disableTotp,
  enableTotp,
  getSignInMethods,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startPasskey,
  startPasskeyConfirmation,
  startTotp,
} from '#contract/sign-in-methods.ts';
import { ApiError, call, type Transport } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { makePasskey, signWithPasskey } from './passkey.ts';
import { withPassword } from './password-request.ts';

const path = '/api/admin/account';

export const signInMethodsQuery = queryOptions({
  queryKey: ['account', 'sign-in-methods'],
  queryFn: ({ client, signal }) => call<typeof getSignInMethods>(transportOf(client), 'GET', `${path}/sign-in-methods`, { signal }),
  staleTime: 0,
  meta: { failure: 'Failed to load sign-in methods' },
});

/** Confirms the administrator with a passkey instead of the password. @throws an error that `signInFailure` explains */
export const confirmByPasskey = async (transport: Transport): Promise<void> => {
  const { options } = await call<typeof startPasskeyConfirmation>(transport, 'POST', `${path}/confirmation/passkey-options`);
  const body = { response: await signWithPasskey(options) };
  await call<typeof confirmWithPasskey>(transport, 'POST', `${path}/confirmation/passkey`, { body });
};

/** The message of the server or the browser, otherwise the fallback. */
const failureOf = (error: unknown, fallback: string): string => {
  if (error instanceof ApiError) return error.answer?.message || fallback;
  return error instanceof Error && !(error instanceof TypeError) ? error.message : fallback;
};

/** A change for which the server may require that the password was entered recently; the dialog then asks for it. */
const useChange = <Input, Answer>(change: (transport: Transport, input: Input) => Promise<Answer>, failure: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withPassword(() => change(transportOf(client), input)),
    onError: (error) => toast.error(failureOf(error, failure)),
    onSettled: () => client.invalidateQueries({ queryKey: signInMethodsQuery.queryKey }),
  });
};

export const useStartTotp = () =>
  useChange((transport, _: undefined) => call<typeof startTotp>(transport, 'POST', `${path}/totp`), 'Failed to start two-step sign-in');

export const useEnableTotp = () =>
  useChange(
    (transport, code: string) => call<typeof enableTotp>(transport, 'PUT', `${path}/totp`, { body: { code } }),
    'Failed to turn two-step sign-in on',
  );

export const useDisableTotp = () =>
  useChange(
    (transport, _: undefined) => call<typeof disableTotp>(transport, 'DELETE', `${path}/totp`),
    'Failed to turn two-step sign-in off',
  );

export const useRenewRecoveryCodes = () =>
  useChange(
    (transport, _: undefined) => call<typeof renewRecoveryCodes>(transport, 'POST', `${path}/recovery-codes`),
    'Failed to make new recovery codes',
  );

export const useAddPasskey = () =>
  useChange(async (transport, name: string) => {
    const { options } = await call<typeof startPasskey>(transport, 'POST', `${path}/passkey-options`);
    const body = { name, response: await makePasskey(options) };
    return call<typeof addPasskey>(transport, 'POST', `${path}/passkeys`, { body });
  }, 'Failed to add the passkey');

export const useRenamePasskey = () =>
  useChange(
    (transport, { id, name }: { id: number; name: string }) =>
      call<typeof renamePasskey>(transport, 'PUT', `${path}/passkeys/${id}`, { body: { name } }),
    'Failed to rename the passkey',
  );

export const useRemovePasskey = () =>
  useChange(
    (transport, id: number) => call<typeof removePasskey>(transport, 'DELETE', `${path}/passkeys/${id}`),
    'Failed to remove the passkey',
  );
