import { NewPasswordField, PasswordField, useNewPasswordCheck } from '#web/admin/features/auth/password-fields.tsx';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useUpdatePassword } from './account.queries.ts';
import { SmallForm } from './small-form.tsx';

const empty = { current_password: '', password: '', repeated: '' };

export const PasswordForm = ({ email }: { email: string }) => {
  const { mutateAsync: update } = useUpdatePassword();
  const checkNew = useNewPasswordCheck(email);
  const form = useForm({
    initial: empty,
    check: ({ current_password, password, repeated }) => ({
      current_password: current_password === '' ? 'Enter your current password.' : undefined,
      password: checkNew(password),
      repeated: repeated === password ? undefined : 'The two passwords differ.',
    }),
    save: ({ current_password, password }) => update({ current_password, password }),
    explain: explainByMessage('Failed to change the password'),
    stored: () => empty,
    onSaved: () => toast.success('Password changed successfully'),
  });
  return (
    <SmallForm title="Password" text="Signs you out on all other devices" form={form} action="Change password" busyText="Changing...">
      <PasswordField label="Current password" isRequired autoComplete="current-password" {...form.field('current_password')} />
      <NewPasswordField label="New password" email={email} {...form.field('password')} />
      <PasswordField label="New password again" isRequired autoComplete="new-password" {...form.field('repeated')} />
    </SmallForm>
  );
};
