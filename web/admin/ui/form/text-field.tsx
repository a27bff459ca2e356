// Fields with one line or several. Their props come from `form.field(name)`.
import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, WheelEvent } from 'react';
import { Field } from '#web/shared/ui/field.tsx';
import type { FieldBinding } from './use-form.ts';

export interface FieldProps<T> extends FieldBinding<T> {
  label: string;
  isRequired?: boolean;
  hint?: string;
}

interface TextProps extends FieldProps<string> {
  type?: HTMLInputTypeAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  /** Language and direction of the text, if they are not those of the screen. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  autoComplete?: string;
  /** e.g. "mono" for slugs and keys. */
  className?: string;
  /** Texts before and after the field, e.g. a currency symbol. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export const TextField = ({ label, isRequired, hint, error, prefix, suffix, className, value, onChange, onBlur, ...input }: TextProps) => (
  <Field label={label} isRequired={isRequired} error={error} hint={hint}>
    {(control) => {
      const box = (
        <input
          {...control}
          {...input}
          className={className ? `${control.className} ${className}` : control.className}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      );
      if (!prefix && !suffix) return box;
      return (
        <div className="affix">
          {prefix && <span aria-hidden="true">{prefix}</span>}
          {box}
          {suffix && (
            <span aria-hidden="true" className="after">
              {suffix}
            </span>
          )}
        </div>
      );
    }}
  </Field>
);

/** Lets the wheel scroll the page; browsers would change the focused number. */
export const leaveByWheel = ({ currentTarget }: WheelEvent<HTMLInputElement>): void => currentTarget.blur();

interface NumberProps extends FieldProps<string> {
  min?: number;
  max?: number;
  /** Default: 1. */
  step?: number | 'any';
  suffix?: ReactNode;
}

/** The value is the text in the field, so that nothing typed is lost; the form parses it when it saves. */
export const NumberField = ({ label, isRequired, hint, error, value, onChange, onBlur, suffix, ...input }: NumberProps) => (
  <Field label={label} isRequired={isRequired} error={error} hint={hint}>
    {(control) => {
      const box = (
        <input
          {...control}
          {...input}
          type="number"
          className={`${control.className} num`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          onWheel={leaveByWheel}
        />
      );
      return suffix ? (
        <div className="affix">
          {box}
          <span aria-hidden="true" className="after">
            {suffix}
          </span>
        </div>
      ) : (
        box
      );
    }}
  </Field>
);

interface PriceProps extends FieldProps<string> {
  /** The currency's symbol, e.g. "Rp". */
  symbol: string;
}

/** An amount with at most two decimals; empty is no price. */
export const PriceField = ({ symbol, ...field }: PriceProps) => (
  <TextField {...field} prefix={symbol} inputMode="decimal" className="num" autoComplete="off" />
);

interface TextareaProps extends FieldProps<string> {
  rows?: number;
  placeholder?: string;
  maxLength?: number;
  lang?: string;
  dir?: 'ltr' | 'rtl';
}

export const TextareaField = ({ label, isRequired, hint, error, value, onChange, onBlur, ...input }: TextareaProps) => (
  <Field label={label} isRequired={isRequired} error={error} hint={hint}>
    {(control) => (
      <textarea
        {...control}
        {...input}
        className="textarea"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    )}
  </Field>
);
