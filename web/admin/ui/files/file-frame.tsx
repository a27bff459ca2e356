// Parts that all file fields share: label, drop area, check of a chosen file, hint and error.
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { acceptOf, type FileRules, refusalOf } from './file-rules.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useFittedFiles } from './use-fitted-files.ts';

interface Options {
  rules: FileRules;
  hint?: string;
  /** The server's error. */
  error?: string;
  /** Called with a file that the rules allow. */
  onFile: (file: File) => void;
}

/** Chooses a file with the picker or by dropping it, and checks it against the rules. */
export const useFileChoice = ({ rules, hint, error, onFile }: Options) => {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = ([file]: File[]) => {
    if (!file) return;
    const text = refusalOf(file, rules);
    setRefusal(text);
    if (text === null) onFile(file);
  };
  const choose = useFittedFiles(take, { isSingle: true });
  const text = refusal ?? error;
  return {
    id,
    hint,
    error: text,
    isRefused: refusal !== null,
    clearRefusal: () => setRefusal(null),
    drop: useFileDrop(choose),
    /** Props of `FilePicker`. */
    picker: {
      accept: acceptOf(rules),
      onFiles: choose,
      describedBy: [text && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
      isInvalid: Boolean(text),
    },
  };
};

export type FileChoice = ReturnType<typeof useFileChoice>;

interface Props {
  label: string;
  choice: FileChoice;
  isOptional?: boolean;
  /** The drop area. */
  children: ReactNode;
  /** Shown between the drop area and the hint. */
  below?: ReactNode;
}

export const FileFrame = ({ label, choice: { id, hint, error, isRefused, drop }, isOptional, children, below }: Props) => (
  <fieldset className={error ? 'field bad' : 'field'} aria-labelledby={id}>
    <legend className="flabel" id={id}>
      {label}
      {isOptional && <small className="opt">optional</small>}
    </legend>
    <div className={drop.isOver ? 'picture-field is-over' : 'picture-field'} {...drop.handlers}>
      {children}
    </div>
    {below}
    {hint && (
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error && (
      <p className="err" id={`${id}-error`} role={isRefused ? 'alert' : undefined}>
        <Icon name="alert" />
        {error}
      </p>
    )}
  </fieldset>
);

export const RemovedNote = ({ onKeep }: { onKeep: () => void }) => (
  <p className="hint" role="status">
    It is removed when you save.{' '}
    <button type="button" className="link" onClick={onKeep}>
      Keep it
    </button>
  </p>
);

export const RemoveFileButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button type="button" className="icon-btn danger" aria-label={`Remove ${name}`} title="Remove" onClick={onClick}>
    <AdminIcon name="delete" />
  </button>
);
