import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormMessages, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { NewPasswordField, useNewPasswordCheck } from './password-fields.tsx';
import { useFinishPasswordReset } from './password-reset.queries.ts';

interface Props {
  token: string;
  email: string;
  /** Called once the session is stored. */
  onSaved: () => void;
}

export const NewPasswordForm = ({ token, email, onSaved }: Props) => {
  const { mutateAsync: finish } = useFinishPasswordReset(token);
  const checkNew = useNewPasswordCheck(email);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checkNew(password) }),
    save: (values) => finish(values),
    explain: explainByMessage('Failed to set the password'),
    onSaved,
  });
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <form {...formProps} aria-labelledby="reset-title">
      <div className="login-head">
        <h1 id="reset-title">New password</h1>
        <p className="sub">
          Choose a new password for <b>{email}</b>. You are signed out on all other devices.
        </p>
      </div>
      <FormMessages form={form} />
      <NewPasswordField email={email} {...form.field('password')} />
      <SaveButton form={form} busyText="Saving...">
        Save and sign in
      </SaveButton>
    </form>
  );
};
