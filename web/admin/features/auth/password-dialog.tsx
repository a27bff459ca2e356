// Asks for the password of the signed-in administrator, above any other dialog.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { confirmPassword } from '#contract/account.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { call } from '#web/shared/lib/api.ts';
import { transportOf } from '#web/shared/lib/transport.ts';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { usePasswordRequest, withdrawPasswordRequest } from './password-request.ts';
import { fieldErrors, signInFailure } from './sign-in.ts';

interface FormProps {
  titleId: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

const PasswordForm = ({ titleId, onConfirmed, onCancel }: FormProps) => {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const input = () => form.current?.querySelector<HTMLInputElement>('input[name="password"]');
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();
  }, []);
  const { mutate: confirm, isPending } = useMutation({
    mutationFn: (password: string) =>
      call<typeof confirmPassword>(transportOf(client), 'POST', '/api/admin/account/confirmation', { body: { password } }),
    onSuccess: onConfirmed,
    onError: (failure) => {
      setError(fieldErrors(failure).password ?? signInFailure(failure));
      input()?.select();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the submit bubbles through React to the form in which the dialog is
    event.stopPropagation();
    if (isPending) return;
    const password = input()?.value ?? '';
    if (password !== '') return confirm(password);
    setError('Enter your password.');
    input()?.focus();
  };
  return (
    <form ref={form} className="sign-in-again" noValidate aria-labelledby={titleId} onSubmit={submit}>
      <h2 id={titleId}>Enter your password</h2>
      <p>This action needs your password again. You are not asked for the next ten minutes.</p>
      <input type="hidden" name="username" autoComplete="username" value={readUser().email ?? ''} readOnly />
      <Field label="Password" isRequired error={error}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
      </Field>
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
