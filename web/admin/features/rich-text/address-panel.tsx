// A small panel under the toolbar with one text field, for an address or the description of a picture.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';

interface Props {
  label: string;
  initial: string;
  placeholder?: string;
  confirm: string;
  /** @returns the error of the text; undefined if it was accepted */
  onConfirm: (text: string) => string | undefined;
  onClose: () => void;
  /** Whether the focus stays in the text. */
  isQuiet?: boolean;
  /** More buttons. */
  children?: ReactNode;
  /** An alternative to typing the address. */
  below?: ReactNode;
}

export const AddressPanel = ({ label, initial, placeholder, confirm, onConfirm, onClose, isQuiet = false, children, below }: Props) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [error, setError] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the panel opens
  useEffect(() => {
    if (!isQuiet) input.current?.select();
  }, []);

  const take = () => {
    const found = onConfirm(text);
    setError(found);
    if (found) input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Enter') return;
    if (event.key === 'Enter' && event.target !== input.current) return;
    // keeps the event from the form and the dialog around it
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    else take();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no advantage for grouping one line
    <div className="rte-panel" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <div className="rte-panel-row">
        <input
          ref={input}
          className="input"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          placeholder={placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="button" className="btn btn-s btn-primary" onClick={take}>
          {confirm}
        </button>
        {children}
        <button type="button" className="icon-btn icon-btn-s" aria-label="Close panel" onClick={onClose}>
          <AdminIcon name="close" />
        </button>
      </div>
      {error && (
        <p className="err" id={id}>
          {error}
        </p>
      )}
      {below}
    </div>
  );
};
