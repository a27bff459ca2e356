// Fields for a choice: one option of a list, or yes and no.
import { Field } from '#web/shared/ui/field.tsx';
import type { FieldProps } from './text-field.tsx';
import type { FieldBinding } from './use-form.ts';

interface SelectProps<T extends string> extends FieldProps<T> {
  options: readonly { value: T; label: string }[];
  /** Shown while nothing is chosen, e.g. "Choose a category". */
  placeholder?: string;
}

export const SelectField = <T extends string>(props: SelectProps<T>) => {
  const { label, isRequired, hint, error, name, options, placeholder, value, onChange, onBlur } = props;
  return (
    <Field label={label} isRequired={isRequired} error={error} hint={hint}>
      {(control) => (
        <select
          {...control}
          name={name}
          className="select"
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
          onBlur={onBlur}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};

interface YesProps extends FieldBinding<boolean> {
  label: string;
  /** An explanation under the label. */
  text?: string;
}

interface SwitchProps extends YesProps {
  /** Texts beside the switch for on and off, e.g. Enabled and Disabled. */
  words?: readonly [on: string, off: string];
}

/** A switch whose value takes effect on save, e.g. Active. */
export const SwitchField = ({ label, text, words, name, value, error, onChange, onBlur }: SwitchProps) => (
  <div>
    <label className={words ? 'switch switch-row' : 'switch'}>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={value}
        aria-checked={value}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span>
        <b>{label}</b>
        {text && <small>{text}</small>}
      </span>
      {words && <output aria-hidden="true">{value ? words[0] : words[1]}</output>}
    </label>
    {error && <p className="err">{error}</p>}
  </div>
);

export const CheckField = ({ label, text, name, value, error, onChange, onBlur }: YesProps) => (
  <div>
    <label className="check">
      <input
        type="checkbox"
        name={name}
        checked={value}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
      />
      <span>
        {label}
        {text && <small>{text}</small>}
      </span>
    </label>
    {error && <p className="err">{error}</p>}
  </div>
);
