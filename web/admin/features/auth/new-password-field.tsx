import { useQuery } from '@tanstack/react-query';
import { newPasswordError, passwordHint } from '#contract/rules/passwords.ts';
import type { FieldBinding } from '#web/admin/ui/form/use-form.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { PasswordField } from './password-field.tsx';

/** @returns the check of a new password for an account: its error, or undefined */
export const useNewPasswordCheck = (email: string): ((password: string) => string | undefined) => {
  const { data: settings } = useQuery(settingsQuery);
  return (password) => newPasswordError(password, { email, company: settings?.company_name ?? '' });
};

interface Props extends FieldBinding<string> {
  label?: string;
  /** Account under which a password manager stores the password. */
  email: string;
}

/** A new password, with a hidden field for password managers. */
export const NewPasswordField = ({ label = 'Password', email, ...field }: Props) => (
  <>
    <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
    <PasswordField label={label} isRequired autoComplete="new-password" hint={passwordHint} {...field} />
  </>
);
