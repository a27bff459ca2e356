import type { Choice } from './option-choices.ts';

interface Props {
  label: string;
  options: readonly Choice[];
  value: string | number | undefined;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** A select with its label, for an option that always has a value. */
export const ChoiceSelect = ({ label, options, value, isDisabled, onChange }: Props) => (
  <label className="import-choice">
    <span>{label}</span>
    <select className="select" value={value ?? ''} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
      {value === undefined && <option value="">–</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
