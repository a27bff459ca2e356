// A text that is to be copied, such as a secret, with a button that copies it.
import { toast } from '#web/shared/ui/toast-store.ts';
import { AdminIcon } from './admin-icon.tsx';

interface Props {
  label: string;
  value: string;
  /** Name of the button and the message. */
  noun: string;
}

export const CopiedField = ({ label, value, noun }: Props) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(`${noun} copied`);
    } catch {
      toast.error('The browser did not allow copying. Select the text and copy it.');
    }
  };
  return (
    <div className="field">
      <span className="flabel">{label}</span>
      <div className="copied-field">
        <input className="input mono" aria-label={label} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" className="btn" onClick={() => void copy()}>
          <AdminIcon name="copy" />
          Copy {noun.toLowerCase()}
        </button>
      </div>
    </div>
  );
};
