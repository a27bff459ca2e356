// Who was invited chooses a password, and is signed in.
import { useRef } from 'react';
import { newPasswordError, passwordLimits } from '#contract/rules/passwords.ts';
import { PasswordInput } from '#web/admin/features/auth/password-input.tsx';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormNotice } from '#web/admin/ui/form/form-notice.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useFirstError } from '#web/admin/ui/form/use-first-error.ts';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { SubmitButton } from '#web/shared/ui/submit-button.tsx';
import { useAcceptInvitation } from './administrators.queries.ts';

interface Props {
  token: string;
  name: string;
  email: string;
  /** The session is there. */
  onAccepted: () => void;
}

export const AcceptForm = ({ token, name, email, onAccepted }: Props) => {
  const element = useRef<HTMLFormElement>(null);
  const { mutateAsync: accept } = useAcceptInvitation(token);
  const form = useForm({
    initial: { name, password: '' },
    check: (values) => ({
      name: values.name.trim() === '' ? 'Enter your name.' : undefined,
      password: newPasswordError(values.password),
    }),
    save: (values) => accept(values),
    explain: explainByMessage('Failed to accept the invitation'),
    onSaved: onAccepted,
  });
  useFirstError(element, form.refusals);
  const { onChange, onBlur, value, error } = form.field('password');
  return (
    <form
      ref={element}
      noValidate
      aria-labelledby="invitation-title"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <div className="login-head">
        <h1 id="invitation-title">Welcome</h1>
        <p className="sub">
          You are invited to manage this website as <b>{email}</b>. Choose a password to sign in with.
        </p>
      </div>
      <FormNotice errors={form.errors} fields={Object.keys(form.values)} refusals={form.refusals} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField label="Name" isRequired autoComplete="name" maxLength={255} {...form.field('name')} />
      <Field label="Password" isRequired error={error} hint={`At least ${passwordLimits.min} characters`}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )}
      </Field>
      <SubmitButton className="btn btn-primary" isBusy={form.isSaving} busyText="Signing in...">
        Accept and sign in
      </SubmitButton>
    </form>
  );
};
