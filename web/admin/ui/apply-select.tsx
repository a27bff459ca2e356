// A select that applies its choice: immediately if it is picked from the list, with a button if it is made with keys, because
// each press of an arrow key changes a closed select (WCAG 3.2.2).
import { useRef, useState } from 'react';

interface Props {
  /** Accessible name. */
  label: string;
  /** The value that is stored; '' shows `placeholder`. */
  value: string;
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  title?: string;
  isBusy: boolean;
  onApply: (value: string) => void;
}

export const ApplySelect = ({ label, value, placeholder, options, title, isBusy, onApply }: Props) => {
  const [chosen, setChosen] = useState(value);
  const [stored, setStored] = useState(value);
  const select = useRef<HTMLSelectElement>(null);
  const isByKeys = useRef(false);
  if (stored !== value) {
    setStored(value);
    // a choice that has not been applied stays
    if (chosen === stored) setChosen(value);
  }
  const apply = (picked: string) => {
    if (isBusy) return;
    // the focused button disappears
    select.current?.focus();
    setChosen(value);
    onApply(picked);
  };
  return (
    <span className="apply-select">
      <select
        ref={select}
        className="select"
        aria-label={label}
        title={title}
        value={chosen}
        onKeyDown={() => {
          isByKeys.current = true;
        }}
        onPointerDown={() => {
          isByKeys.current = false;
        }}
        onChange={({ target }) => (isByKeys.current ? setChosen : apply)(target.value)}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {chosen !== value && (
        <button
          type="button"
          className="btn btn-s"
          aria-label={`Apply: ${label}`}
          aria-disabled={isBusy || undefined}
          onClick={() => apply(chosen)}
        >
          Apply
        </button>
      )}
    </span>
  );
};
