// Filters a list by its first or last day.
interface Props {
  /** e.g. "From" */
  label: string;
  /** YYYY-MM-DD, or '' for no bound. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

export const DateFilter = ({ label, value, min, max, onChange }: Props) => (
  <label className="date-filter">
    <span>{label}</span>
    <input
      className="input"
      type="date"
      value={value}
      min={min || undefined}
      max={max || undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
