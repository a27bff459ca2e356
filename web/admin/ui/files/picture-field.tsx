// One picture of a record: preview, replace, remove. It is sent with the form.
import { FileFrame, RemovedNote, useFileChoice } from './file-frame.tsx';
import type { FileRules } from './file-rules.ts';
import { type FileValue, withChosen, withFile, withoutFile } from './file-value.ts';
import { LibraryButton } from './library-choice.tsx';
import { PictureDropArea, PictureTile } from './picture-tile.tsx';

interface Props {
  label: string;
  value: FileValue;
  rules: FileRules;
  hint: string;
  error?: string;
  /** From 0 to 1 while the form is sent. */
  progress?: number | null;
  onChange: (value: FileValue) => void;
}

export const PictureField = ({ label, value, rules, hint, error, progress, onChange }: Props) => {
  const choice = useFileChoice({ rules, hint, error, onFile: (file) => onChange(withFile(value, file)) });
  const { file, isRemoved } = value;
  const path = value.chosen ?? value.path;
  const name = label.toLowerCase();
  return (
    <FileFrame
      label={label}
      isOptional
      choice={choice}
      below={
        <>
          {isRemoved && <RemovedNote onKeep={() => onChange({ ...value, isRemoved: false })} />}
          <LibraryButton
            name={name}
            onPick={(picked) => {
              choice.clearRefusal();
              onChange(withChosen(value, picked.path));
            }}
          />
        </>
      }
    >
      {file !== null || (path !== null && !isRemoved) ? (
        <PictureTile
          path={path}
          file={file}
          alt={file ? `${label}: ${file.name}` : label}
          progress={file && progress}
          choice={choice}
          change={{ text: 'Change', label: `Change ${name}` }}
          name={name}
          onRemove={() => {
            choice.clearRefusal();
            onChange(withoutFile(value));
          }}
        />
      ) : (
        <PictureDropArea choice={choice} label={`Choose ${name}`}>
          <b>Choose a picture</b> or drop it here
        </PictureDropArea>
      )}
    </FileFrame>
  );
};
