// The check box that selects a row of a list, or all rows of the page.
import type { KeyboardEvent } from 'react';

interface Props {
  /** e.g. "Select message from Sari" */
  label: string;
  isSelected: boolean;
  /** Some of the rows are selected. */
  isMixed?: boolean;
  /** @param isRange whether the Shift key is pressed */
  onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** Shift with an arrow key also selects the next row, as in other programs. */
const extend = (event: KeyboardEvent<HTMLInputElement>) => {
  if (!event.shiftKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const row = event.currentTarget.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const box = next?.querySelector<HTMLInputElement>('.select-box input');
  if (!box) return;
  event.preventDefault();
  if (!event.currentTarget.checked) event.currentTarget.click();
  box.focus();
  if (!box.checked) box.click();
};

export const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;

export const SelectBox = ({ label, isSelected, isMixed = false, onChange }: Props) => (
  <label className="select-box">
    <input
      type="checkbox"
      aria-label={label}
      checked={isSelected}
      ref={(element) => {
        if (element) element.indeterminate = isMixed;
      }}
      onKeyDown={extend}
      onChange={(event) => onChange(event.target.checked, isWithShift(event.nativeEvent))}
    />
  </label>
);
