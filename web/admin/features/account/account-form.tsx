import type { Account } from '#contract/account.ts';
import { emailMaxLength, isEmail } from '#contract/rules/email.ts';
import { textLengths } from '#contract/rules/text-lengths.ts';
import { PasswordField } from '#web/admin/features/auth/password-fields.tsx';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { useUpdateAccount } from './account.queries.ts';
import { SmallForm } from './small-form.tsx';

interface Values {
  name: string;
  email: string;
  current_password: string;
}

export const AccountForm = ({ account }: { account: Account }) => {
  const { mutateAsync: update } = useUpdateAccount();
  const isOther = (email: string) => email.trim().toLowerCase() !== account.email;
  const form = useForm<Values>({
    initial: { name: account.name, email: account.email, current_password: '' },
    check: ({ name, email, current_password }) => ({
      name: name.trim() === '' ? 'Enter your name.' : undefined,
      email: isEmail(email.trim()) ? undefined : 'Enter a valid email address.',
      current_password: isOther(email) && current_password === '' ? 'Enter your current password.' : undefined,
    }),
    save: ({ name, email, current_password }) => update(isOther(email) ? { name, email, current_password } : { name }),
    explain: explainByMessage('Failed to save account'),
    stored: (_answer, sent) => ({ ...sent, current_password: '' }),
    onSaved: () => toast.success('Account updated successfully'),
  });
  return (
    <SmallForm title="Your account" text="How you sign in, and your name on articles" form={form} action="Save account">
      <TextField label="Name" isRequired autoComplete="name" maxLength={textLengths.name} {...form.field('name')} />
      <TextField label="Email" isRequired type="email" autoComplete="username" maxLength={emailMaxLength} {...form.field('email')} />
      {isOther(form.values.email) && (
        <PasswordField
          label="Current password"
          isRequired
          autoComplete="current-password"
          hint="To change the email"
          {...form.field('current_password')}
        />
      )}
    </SmallForm>
  );
};
