// The box that selects a row of a list, or all rows of the page.
interface Props {
  /** e.g. "Select message from Sari" */
  label: string;
  isSelected: boolean;
  /** Some of the rows are selected. */
  isMixed?: boolean;
  onChange: (isSelected: boolean) => void;
}

export const SelectBox = ({ label, isSelected, isMixed = false, onChange }: Props) => (
  <label className="select-box">
    <input
      type="checkbox"
      aria-label={label}
      checked={isSelected}
      ref={(element) => {
        if (element) element.indeterminate = isMixed;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
