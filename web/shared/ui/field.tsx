// Form field with label, hint and error.
import { type ReactNode, useId } from 'react';
import { useControlTexts } from './control-texts.ts';
import { Icon } from './icon.tsx';

interface ControlProps {
  id: string;
  className: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  isRequired?: boolean;
  /** First error of the field, from the form or the server. */
  error?: string;
  hint?: string;
  /** Renders the control with the given props, e.g. `(control) => <input {...control} name="email" />`. */
  children: (control: ControlProps) => ReactNode;
}

export const Field = ({ label, isRequired = false, error, hint, children }: Props) => {
  const id = useId();
  const say = useControlTexts();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={error ? 'field bad' : 'field'}>
      <label htmlFor={id}>
        {label} {isRequired ? <i aria-hidden="true">*</i> : <small>{say('optional')}</small>}
      </label>
      {children({
        id,
        className: 'input',
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
};
