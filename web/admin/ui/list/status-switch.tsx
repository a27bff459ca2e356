// A row's status as a switch. It shows the new status immediately, and the old one again if saving failed.
import { useState } from 'react';
import { useIsReadOnly } from '../read-only.tsx';

interface Props {
  /** Name of the record, e.g. "SCARA and Delta". */
  name: string;
  isOn: boolean;
  /** It is on from a later time on. */
  isWaiting?: boolean;
  /** e.g. "Active" */
  onText: string;
  /** e.g. "Inactive" */
  offText: string;
  /** Saves the status, and reports a failure. */
  onToggle: (isOn: boolean) => Promise<unknown>;
}

export const StatusSwitch = ({ name, isOn, isWaiting = false, onText, offText, onToggle }: Props) => {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isReadOnly = useIsReadOnly();
  const shown = wanted ?? isOn;
  const toggle = async () => {
    if (wanted !== null) return;
    setWanted(!isOn);
    // the failure is reported by `onToggle`
    await onToggle(!isOn).catch(() => {});
    setWanted(null);
  };
  return (
    <button
      type="button"
      role="switch"
      disabled={isReadOnly}
      aria-checked={shown}
      aria-busy={wanted !== null || undefined}
      aria-label={`${name}: ${shown ? onText : offText}`}
      title={isReadOnly ? undefined : shown ? `Set to ${offText}` : `Set to ${onText}`}
      className={`badge badge-switch ${shown ? (isWaiting ? 'yellow' : 'green') : 'off'}`}
      onClick={() => void toggle()}
    >
      {shown ? onText : offText}
    </button>
  );
};
