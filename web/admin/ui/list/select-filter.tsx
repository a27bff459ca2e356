// A choice that filters a list; the first option shows everything.
import type { Ref } from 'react';

interface Option<T extends string> {
  value: T;
  label: string;
}

interface Props<T extends string> {
  label: string;
  /** The first option, e.g. "All Status". */
  all: string;
  /** Texts that are their own labels, or pairs of value and label. */
  options: readonly (T | Option<T>)[];
  value: T | '';
  onChange: (value: T | '') => void;
}

interface SelectProps<T extends string> extends Props<T> {
  /** On phones it shares a line with the segments that follow it. */
  isBesideSegments?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

export const SelectFilter = <T extends string>({ label, all, options, value, onChange, isBesideSegments = false, ref }: SelectProps<T>) => (
  <select
    ref={ref}
    className={isBesideSegments ? 'select wide' : 'select'}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value as T | '')}
  >
    <option value="">{all}</option>
    {options.map((option) => {
      const { value: own, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
      return (
        <option key={own} value={own}>
          {text}
        </option>
      );
    })}
  </select>
);

/** The same for a few options, which are all visible. */
export const SegmentFilter = <T extends string>({ label, all, options, value, onChange }: Props<T>) => (
  <fieldset className="seg" aria-label={label}>
    {[
      { value: '' as const, label: all },
      ...options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option)),
    ].map((option) => (
      <button key={option.value} type="button" aria-pressed={option.value === value} onClick={() => onChange(option.value)}>
        {option.label}
      </button>
    ))}
  </fieldset>
);
