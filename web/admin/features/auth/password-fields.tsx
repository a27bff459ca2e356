import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { newPasswordError, passwordHint } from '#contract/rules/passwords.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import type { FieldProps } from '#web/admin/ui/form/text-field.tsx';
import type { FieldBinding } from '#web/admin/ui/form/use-form.ts';
import { settingsQuery } from '#web/shared/features/settings/settings.queries.ts';
import { Field } from '#web/shared/ui/field.tsx';

/** A password field that can show the typed password. */
export const PasswordInput = (props: Omit<ComponentProps<'input'>, 'type'>) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password">
      <input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className="icon-btn reveal"
        aria-label="Show password"
        aria-pressed={isShown}
        title={isShown ? 'Hide password' : 'Show password'}
        onClick={() => setIsShown(!isShown)}
      >
        <AdminIcon name={isShown ? 'hide' : 'view'} />
      </button>
    </div>
  );
};

interface PasswordFieldProps extends FieldProps<string> {
  autoComplete: 'current-password' | 'new-password';
}

export const PasswordField = ({ label, isRequired, hint, error, name, value, onChange, onBlur, autoComplete }: PasswordFieldProps) => (
  <Field label={label} isRequired={isRequired} error={error} hint={hint}>
    {(control) => (
      <PasswordInput
        {...control}
        name={name}
        value={value}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    )}
  </Field>
);

/** @returns the check of a new password for an account: its error, or undefined */
export const useNewPasswordCheck = (email: string): ((password: string) => string | undefined) => {
  const { data: settings } = useQuery(settingsQuery);
  return (password) => newPasswordError(password, { email, company: settings?.company_name ?? '' });
};

interface NewPasswordFieldProps extends FieldBinding<string> {
  label?: string;
  /** Account under which a password manager stores the password. */
  email: string;
}

/** A new password, with a hidden field for password managers. */
export const NewPasswordField = ({ label = 'Password', email, ...field }: NewPasswordFieldProps) => (
  <>
    <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
    <PasswordField label={label} isRequired autoComplete="new-password" hint={passwordHint} {...field} />
  </>
);
