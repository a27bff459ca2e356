// One picture of a record: preview, replace, remove. It is sent with the form.
import { useId, useState } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { FilePicker } from './file-picker.tsx';
import { FilePicture } from './file-picture.tsx';
import { acceptOf, type FileRules, formatBytes, refusalOf } from './file-rules.ts';
import { useFileDrop } from './use-file-drop.ts';

export interface PictureValue {
  /** Stored path, null without one. */
  path: string | null;
  /** Chosen and not sent yet; takes the place of what is stored. */
  file: File | null;
  /** What the stored file was called when it was uploaded, where that is known. */
  name?: string | null;
  /** What is stored is removed on save. */
  isRemoved: boolean;
}

/**
 * @param path what the record has now
 * @param name what that file was called when it was uploaded
 */
export const pictureOf = (path: string | null, name?: string | null): PictureValue => ({
  path,
  file: null,
  isRemoved: false,
  ...(name && { name }),
});

/** Writes it into a form: the new file, or that what is stored goes. */
export const appendFile = (form: FormData, name: string, { file, isRemoved }: PictureValue): void => {
  if (file) form.append(name, file);
  else if (isRemoved) form.append(`remove_${name}`, '1');
};

interface Props {
  label: string;
  value: PictureValue;
  rules: FileRules;
  hint: string;
  /** What the server said. */
  error?: string;
  /** Share of the form that has been sent, while it is saved. */
  progress?: number | null;
  onChange: (value: PictureValue) => void;
}

export const PictureField = ({ label, value, rules, hint, error, progress, onChange }: Props) => {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { path, file, isRemoved } = value;
  const hasPicture = file !== null || (path !== null && !isRemoved);
  const text = refusal ?? error;

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const why = refusalOf(chosen, rules);
    setRefusal(why);
    if (why === null) onChange({ ...value, file: chosen, isRemoved: false });
  };
  const { isOver, handlers } = useFileDrop(choose);
  const remove = () => {
    setRefusal(null);
    // a chosen file first: what was stored comes back
    onChange(file && path && !isRemoved ? { ...value, file: null } : { ...value, file: null, isRemoved: path !== null });
  };
  const describedBy = [text && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ');
  const picker = { accept: acceptOf(rules), onFiles: choose, describedBy, isInvalid: Boolean(text) };

  return (
    <fieldset className={text ? 'field bad' : 'field'} aria-labelledby={id}>
      <legend className="flabel" id={id}>
        {label}
        <small className="opt">optional</small>
      </legend>
      <div className={isOver ? 'picture-field is-over' : 'picture-field'} {...handlers}>
        {hasPicture ? (
          <div className="tile main-tile">
            <FilePicture path={path} file={file} alt={file ? `${label}: ${file.name}` : label} />
            {file && <span className="tag">New</span>}
            {file && typeof progress === 'number' && <Sending progress={progress} />}
            <div className="tile-bar">
              <FilePicker {...picker} className="btn btn-quiet btn-s" label={`Change ${label.toLowerCase()}`}>
                Change
              </FilePicker>
              <span className="grow truncate">{file && formatBytes(file.size)}</span>
              <button
                type="button"
                className="icon-btn danger"
                aria-label={`Remove ${label.toLowerCase()}`}
                title="Remove"
                onClick={remove}
              >
                <AdminIcon name="delete" />
              </button>
            </div>
          </div>
        ) : (
          <FilePicker {...picker} className="drop drop-tall" label={`Choose ${label.toLowerCase()}`}>
            <span>
              <b>Choose a picture</b> or drop it here
            </span>
          </FilePicker>
        )}
      </div>
      {isRemoved && (
        <p className="hint" role="status">
          It is removed when you save.{' '}
          <button type="button" className="link" onClick={() => onChange({ ...value, isRemoved: false })}>
            Keep it
          </button>
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
      {text && (
        <p className="err" id={`${id}-error`} role={refusal ? 'alert' : undefined}>
          <Icon name="alert" />
          {text}
        </p>
      )}
    </fieldset>
  );
};

interface SendingProps {
  /** From 0 to 1. */
  progress: number;
}

/** Lies over a picture while it is sent. */
export const Sending = ({ progress }: SendingProps) => {
  const percent = Math.round(progress * 100);
  return (
    <div className="veil">
      <span className="num">{percent} %</span>
      <progress className="bar" max={100} value={percent} aria-label="Sent" />
    </div>
  );
};
