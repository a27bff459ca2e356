// A picture that a text names: uploaded at once, or its address typed in.
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { AdminIcon } from '../admin-icon.tsx';
import { FilePicker } from './file-picker.tsx';
import { FilePicture } from './file-picture.tsx';
import { acceptOf, type FileRules, refusalOf } from './file-rules.ts';
import { Sending } from './picture-field.tsx';
import { useFileDrop } from './use-file-drop.ts';

interface Props {
  label: string;
  /** Stored path, address or the empty text. */
  value: string;
  rules: FileRules;
  error?: string;
  /** Words of the upload area, e.g. 'Upload an image', 'or drag and drop', 'PNG, JPG, GIF up to 5MB'. */
  area?: { action: string; rest: string; hint: string };
  /** e.g. 'Or enter image URL/path'; without it there is no box to type into. */
  pathLabel?: string;
  /** Sends the file; answers its stored path, or null when it was refused and somebody has been told. */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string | null>;
  onChange: (value: string) => void;
}

const defaultArea = { action: 'Upload an image', rest: 'or drag and drop', hint: 'PNG, JPG, GIF up to 5MB' };

export const PathPictureField = ({ label, value, rules, error, area = defaultArea, pathLabel, upload, onChange }: Props) => {
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const text = refusal ?? error;
  // sending takes its time: what was written meanwhile must not be undone by the form of before
  const latestChange = useRef(onChange);
  useEffect(() => {
    latestChange.current = onChange;
  });

  const send = async ([chosen]: File[]) => {
    if (!chosen || progress !== null) return;
    const why = refusalOf(chosen, rules);
    setRefusal(why);
    if (why !== null) return;
    setProgress(0);
    const path = await upload(chosen, setProgress).finally(() => setProgress(null));
    if (path !== null) latestChange.current(path);
  };
  const { isOver, handlers } = useFileDrop((files) => void send(files));
  const picker = { accept: acceptOf(rules), onFiles: (files: File[]) => void send(files), isInvalid: Boolean(text) };
  const describedBy = text ? `${id}-error` : undefined;

  return (
    <fieldset className={text ? 'field bad' : 'field'} aria-labelledby={id}>
      <legend className="flabel" id={id}>
        {label}
      </legend>
      <div className={isOver ? 'picture-field is-over' : 'picture-field'} {...handlers}>
        {value ? (
          <div className="tile main-tile">
            <FilePicture path={value} alt={`${label}, as it is now`} />
            {progress !== null && <Sending progress={progress} />}
            <div className="tile-bar">
              <FilePicker {...picker} describedBy={describedBy} className="btn btn-quiet btn-s" label={`Change Image: ${label}`}>
                Change Image
              </FilePicker>
              <span className="grow" />
              <button
                type="button"
                className="icon-btn danger"
                aria-label={`Remove ${label.toLowerCase()}`}
                title="Remove"
                onClick={() => onChange('')}
              >
                <AdminIcon name="delete" />
              </button>
            </div>
          </div>
        ) : (
          <FilePicker {...picker} describedBy={describedBy} className="drop drop-tall" label={`${area.action}: ${label}`}>
            {progress === null ? (
              <span>
                <b>{area.action}</b> {area.rest}
                <small>{area.hint}</small>
              </span>
            ) : (
              <Sending progress={progress} />
            )}
          </FilePicker>
        )}
      </div>
      {pathLabel && (
        <div className="field">
          <label htmlFor={`${id}-path`}>{pathLabel}</label>
          <input
            id={`${id}-path`}
            className="input mono"
            type="text"
            value={value}
            spellCheck={false}
            aria-invalid={text ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
      {text && (
        <p className="err" id={`${id}-error`} role={refusal ? 'alert' : undefined}>
          <Icon name="alert" />
          {text}
        </p>
      )}
    </fieldset>
  );
};
