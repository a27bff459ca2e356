// A button that opens the browser's file picker. The input stays in the tab order under its label.
import { type ReactNode, useId } from 'react';
import { useIsReadOnly } from '../read-only.tsx';

interface Props {
  /** For the picker, e.g. "image/png,image/jpeg". */
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** What it is called when the words alone do not say, e.g. "Change main image". */
  label?: string;
  describedBy?: string;
  isInvalid?: boolean;
  className: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

export const FilePicker = ({ accept, isMultiple, isDisabled, label, describedBy, isInvalid, className, onFiles, children }: Props) => {
  const id = useId();
  if (useIsReadOnly()) return null;
  return (
    <label className={`${className} picker`} htmlFor={id}>
      {children}
      <input
        id={id}
        className="vh"
        type="file"
        accept={accept}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // the same file may be chosen again
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
};
