// An invited administrator chooses a password and is signed in.

import { textLengths } from '#contract/rules/text-lengths.ts';
import { NewPasswordField, useNewPasswordCheck } from '#web/admin/features/auth/password-fields.tsx';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormMessages, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useAcceptInvitation } from './administrators.queries.ts';

interface Props {
  token: string;
  name: string;
  email: string;
  /** Called once the session is stored. */
  onAccepted: () => void;
}

export const AcceptForm = ({ token, name, email, onAccepted }: Props) => {
  const { mutateAsync: accept } = useAcceptInvitation(token);
  const checkNew = useNewPasswordCheck(email);
  const form = useForm({
    initial: { name, password: '' },
    check: (values) => ({
      name: values.name.trim() === '' ? 'Enter your name.' : undefined,
      password: checkNew(values.password),
    }),
    save: (values) => accept(values),
    explain: explainByMessage('Failed to accept the invitation'),
    onSaved: onAccepted,
  });
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <form {...formProps} aria-labelledby="invitation-title">
      <div className="login-head">
        <h1 id="invitation-title">Welcome</h1>
        <p className="sub">
          You are invited to manage this website as <b>{email}</b>. Choose a password to sign in with.
        </p>
      </div>
      <FormMessages form={form} />
      <TextField label="Name" isRequired autoComplete="name" maxLength={textLengths.name} {...form.field('name')} />
      <NewPasswordField email={email} {...form.field('password')} />
      <SaveButton form={form} busyText="Signing in...">
        Accept and sign in
      </SaveButton>
    </form>
  );
};
