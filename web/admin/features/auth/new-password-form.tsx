import { newPasswordError, passwordLimits } from '#contract/rules/passwords.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { FormMessages, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from './password-input.tsx';
import { useFinishPasswordReset } from './password-reset.queries.ts';

interface Props {
  token: string;
  email: string;
  /** Called when the session is stored. */
  onSaved: () => void;
}

export const NewPasswordForm = ({ token, email, onSaved }: Props) => {
  const { mutateAsync: finish } = useFinishPasswordReset(token);
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: newPasswordError(password) }),
    save: (values) => finish(values),
    explain: explainByMessage('Failed to set the password'),
    onSaved,
  });
  const { formProps } = useFormFrame(form, { isPart: true });
  const { onChange, onBlur, value, error } = form.field('password');
  return (
    <form {...formProps} aria-labelledby="reset-title">
      <div className="login-head">
        <h1 id="reset-title">New password</h1>
        <p className="sub">
          Choose a new password for <b>{email}</b>. You are signed out on all other devices.
        </p>
      </div>
      <FormMessages form={form} />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
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
      <SaveButton form={form} busyText="Saving...">
        Save and sign in
      </SaveButton>
    </form>
  );
};
