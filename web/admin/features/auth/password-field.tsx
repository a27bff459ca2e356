import type { FieldProps } from '#web/admin/ui/form/text-field.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

interface Props extends FieldProps<string> {
  autoComplete: 'current-password' | 'new-password';
}

export const PasswordField = ({ label, isRequired, hint, error, name, value, onChange, onBlur, autoComplete }: Props) => (
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
