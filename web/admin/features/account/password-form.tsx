import { newPasswordError, passwordLimits } from '#contract/rules/passwords.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useUpdatePassword } from './account.queries.ts';
import { PasswordField } from './password-field.tsx';
import { SmallForm } from './small-form.tsx';

const empty = { current_password: '', password: '', repeated: '' };

interface Props {
  /** It is changed: the fields begin anew. */
  onChanged: () => void;
}

export const PasswordForm = ({ onChanged }: Props) => {
  const { mutateAsync: update } = useUpdatePassword();
  const form = useForm({
    initial: empty,
    check: ({ current_password, password, repeated }) => ({
      current_password: current_password === '' ? 'Enter your current password.' : undefined,
      password: newPasswordError(password),
      repeated: repeated === password ? undefined : 'The two passwords differ.',
    }),
    save: ({ current_password, password }) => update({ current_password, password }),
    explain: explainByMessage('Failed to change the password'),
    onSaved: () => {
      toast.success('Password changed successfully');
      onChanged();
    },
  });
  return (
    <SmallForm title="Password" text="Signs you out on all other devices" form={form} action="Change password" busyText="Changing...">
      <PasswordField label="Current password" isRequired autoComplete="current-password" {...form.field('current_password')} />
      <PasswordField
        label="New password"
        isRequired
        autoComplete="new-password"
        hint={`At least ${passwordLimits.min} characters`}
        {...form.field('password')}
      />
      <PasswordField label="New password again" isRequired autoComplete="new-password" {...form.field('repeated')} />
    </SmallForm>
  );
};
