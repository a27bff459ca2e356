// A picture that is stored as text: uploaded immediately, or typed as a path or address.
import { useState } from 'react';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { useHoldUpload } from '../form/form-uploads.ts';
import { FileFrame, useFileChoice } from './file-frame.tsx';
import type { FileRules } from './file-rules.ts';
import { LibraryButton } from './library-choice.tsx';
import { PictureDropArea, PictureTile } from './picture-tile.tsx';

interface Props {
  label: string;
  /** Stored path, address or an empty text. */
  value: string;
  rules: FileRules;
  error?: string;
  /** Texts of the upload area, e.g. 'Upload an image', 'or drag and drop', 'PNG, JPG, GIF up to 5MB'. */
  area?: { action: string; rest: string; hint: string };
  /** e.g. 'Or enter image URL/path'; without it there is no box to type into. */
  pathLabel?: string;
  /** Label of the text field, e.g. 'Or enter image URL/path'; without it there is no text field. */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string | null>;
  onChange: (value: string) => void;
}

const defaultArea = { action: 'Upload an image', rest: 'or drag and drop', hint: 'PNG, JPG, GIF up to 5MB' };

/** @returns the fraction that has been sent (null without an upload), and a function that uploads a file */
const useUpload = ({ upload, onChange }: Pick<Props, 'upload' | 'onChange'>) => {
  const [progress, setProgress] = useState<number | null>(null);
  // the form may have changed during the upload
  const change = useLatest(onChange);
  const hold = useHoldUpload();
  const store = async (file: File) => {
    setProgress(0);
    const path = await upload(file, setProgress).finally(() => setProgress(null));
    if (path !== null) change.current(path);
    return path !== null;
  };
  const send = (file: File) => hold(store(file));
  return { progress, send };
};

export const PathPictureField = ({ label, value, rules, error, area = defaultArea, pathLabel, upload, onChange }: Props) => {
  const { progress, send } = useUpload({ upload, onChange });
  const choice = useFileChoice({ rules, error, onFile: (file) => progress === null && send(file) });
  const describedBy = choice.picker.describedBy;
  const pathBox = pathLabel && (
    <div className="field">
      <label htmlFor={`${choice.id}-path`}>{pathLabel}</label>
      <input
        id={`${choice.id}-path`}
        className="input mono"
        type="text"
        value={value}
        spellCheck={false}
        aria-invalid={choice.error ? true : undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
  return (
    <FileFrame
      label={label}
      choice={choice}
      below={
        <>
          <LibraryButton name={label.toLowerCase()} onPick={({ path }) => onChange(path)} upload={choice.picker} />
          {pathBox}
        </>
      }
    >
      {value ? (
        <PictureTile
          path={value}
          alt={`${label}, as it is now`}
          progress={progress}
          choice={choice}
          change={{ text: 'Change Image', label: `Change Image: ${label}` }}
          name={label.toLowerCase()}
          onRemove={() => onChange('')}
        />
      ) : (
        <PictureDropArea choice={choice} label={`${area.action}: ${label}`} progress={progress}>
          <b>{area.action}</b> {area.rest}
          <small>{area.hint}</small>
        </PictureDropArea>
      )}
    </FileFrame>
  );
};
