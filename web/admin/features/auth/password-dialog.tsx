// Asks for the password of the signed-in administrator, above any other dialog.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { confirmPassword } from '#contract/account.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { CodeField } from './code-field.tsx';
import { canUsePasskeys } from './passkey.ts';
import { PasswordInput } from './password-fields.tsx';
import { usePasswordRequest, withdrawPasswordRequest } from './password-request.ts';
import { fieldErrors, signInFailure } from './sign-in.ts';
import { confirmByPasskey, signInMethodsQuery } from './sign-in-methods.queries.ts';

interface FormProps {
  titleId: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

const PasswordForm = ({ titleId, onConfirmed, onCancel }: FormProps) => {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { data: methods } = useQuery(signInMethodsQuery);
  const needsCode = methods?.totp_enabled_at != null;
  const hasPasskey = canUsePasskeys() && (methods?.passkeys.length ?? 0) > 0;
  const input = (name = 'password') => form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, []);
  const { mutate: confirm, isPending } = useMutation({
    mutationFn: (body: { password: string; code?: string }) =>
      call<typeof confirmPassword>(transportOf(client), 'POST', '/api/admin/account/confirmation', { body }),
    onSuccess: onConfirmed,
    onError: (failure) => {
      const found = fieldErrors(failure);
      setErrors(found.password || found.code ? found : { password: signInFailure(failure) });
      input(found.code ? 'code' : 'password')?.select();
    },
  });
  const passkey = useMutation({
    mutationFn: () => confirmByPasskey(transportOf(client)),
    onSuccess: onConfirmed,
    onError: (failure) => setErrors({ password: signInFailure(failure) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React lets the submit bubble to the form that contains the dialog
    event.stopPropagation();
    if (isPending) return;
    const password = input()?.value ?? '';
    const code = input('code')?.value.trim();
    if (password !== '' && code !== '') return confirm({ password, ...(code && { code }) });
    setErrors(password === '' ? { password: 'Enter your password.' } : { code: 'Enter the code.' });
    input(password === '' ? 'password' : 'code')?.focus();
  };
  return (
    <form ref={form} className="sign-in-again" noValidate aria-labelledby={titleId} onSubmit={submit}>
      <h2 id={titleId}>Enter your password</h2>
      <p>This action needs your password again. You are not asked for the next ten minutes.</p>
      <input type="hidden" name="username" autoComplete="username" value={readUser().email ?? ''} readOnly />
      <Field label="Password" isRequired error={errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
      {needsCode && <CodeField error={errors.code} />}
      {hasPasskey && (
        <button type="button" className="btn" disabled={passkey.isPending} onClick={() => passkey.mutate()}>
          Use a passkey instead
        </button>
      )}
      <div className="row">
        <button type="button" className="btn" onClick={onCancel}>
          Cancel
        </button>
        <BusyButton className="btn btn-primary grow" isBusy={isPending} busyText="Checking..." isDisabledWhileBusy>
          Continue
        </BusyButton>
      </div>
    </form>
  );
};

export const PasswordDialog = () => {
  const request = usePasswordRequest();
  // otherwise the dialog would be open again after the next sign-in
  useEffect(() => withdrawPasswordRequest, []);
  return (
    <Dialog isOpen={request !== null} onClose={withdrawPasswordRequest} title="Enter your password" className="dlg-s">
      {(titleId) => <PasswordForm titleId={titleId} onConfirmed={() => request?.answer(true)} onCancel={withdrawPasswordRequest} />}
    </Dialog>
  );
};
