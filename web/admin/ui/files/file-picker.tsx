// A button that opens the browser's file picker. The input stays in the tab order under its label.
import { type ReactNode, useId } from 'react';
import { useIsReadOnly } from '../read-only.tsx';

interface Props {
  /** Accepted MIME types, e.g. "image/png,image/jpeg". */
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Accessible name if the text alone is not clear, e.g. "Change main image". */
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
          // allows choosing the same file again
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
};
