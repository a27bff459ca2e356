// Status of a record that is active or inactive: a switch in its row, and the choices of the filter.
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';

/** Choices of the filter `is_active`. */
export const activeStatuses = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const;

interface Props {
  name: string;
  isActive: boolean;
  /** Saves the new status. */
  onToggle: (isActive: boolean) => Promise<unknown>;
}

export const ActiveSwitch = ({ name, isActive, onToggle }: Props) => (
  <StatusSwitch name={name} isOn={isActive} onText="Active" offText="Inactive" onToggle={onToggle} />
);
