// One file of a record that is no picture: its name and size, open, replace, remove. It is sent with the form.
import { useId, useState } from 'react';
import { storageUrl } from '#web/shared/lib/paths.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { FilePicker } from './file-picker.tsx';
import { acceptOf, type FileRules, formatBytes, refusalOf } from './file-rules.ts';
import type { PictureValue } from './picture-field.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  label: string;
  /** The same shape as a picture's. */
  value: PictureValue;
  rules: FileRules;
  hint: string;
  /** What the server said. */
  error?: string;
  onChange: (value: PictureValue) => void;
}

export const FileField = ({ label, value, rules, hint, error, onChange }: Props) => {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { path, file, isRemoved } = value;
  const stored = isRemoved ? null : path;
  const text = refusal ?? error;
  const name = label.toLowerCase();
  const fileName = file?.name ?? value.name ?? undefined;

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    const why = refusalOf(chosen, rules);
    setRefusal(why);
    if (why === null) onChange({ ...value, file: chosen, isRemoved: false });
  };
  const { isOver, handlers } = useFileDrop(choose);
  const remove = () => {
    setRefusal(null);
    onChange(file && stored ? { ...value, file: null } : { ...value, file: null, isRemoved: path !== null });
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
        {file || stored ? (
          <div className="file">
            <span className="ico" aria-hidden="true">
              {rules.kind.toUpperCase()}
            </span>
            <div className="grow">
              <div className="truncate strong" title={fileName}>
                {fileName ?? `Current ${name}`}
              </div>
              {file ? (
                <div className="hint truncate">{formatBytes(file.size)}, not saved yet</div>
              ) : (
                // the name on the server says nothing to people; it is all there is of files without another
                <div className={value.name ? 'hint truncate' : 'hint mono truncate'}>{value.name ? `Current ${name}` : stored}</div>
              )}
            </div>
            {!file && stored && (
              <a className="btn btn-quiet btn-s" href={storageUrl(stored) ?? undefined} target="_blank" rel="noopener">
                Open<span className="vh"> {name} (new tab)</span>
              </a>
            )}
            <FilePicker {...picker} className="btn btn-quiet btn-s" label={`Replace ${name}`}>
              Replace
            </FilePicker>
            <button type="button" className="icon-btn danger" aria-label={`Remove ${name}`} title="Remove" onClick={remove}>
              <AdminIcon name="delete" />
            </button>
          </div>
        ) : (
          <FilePicker {...picker} className="drop" label={`Choose ${name}`}>
            <span>
              <b>Choose a file</b> or drop it here
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
