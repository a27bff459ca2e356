// One file of a record that is not a picture: its name and size, open, replace, remove. It is sent with the form.
import { storageUrl } from '#contract/rules/storage-address.ts';
import { FileFrame, RemovedNote, RemoveFileButton, useFileChoice } from './file-frame.tsx';
import { FilePicker } from './file-picker.tsx';
import { type FileRules, formatBytes } from './file-rules.ts';
import { type FileValue, withChosen, withFile, withoutFile } from './file-value.ts';
import { LibraryButton } from './library-choice.tsx';

interface Props {
  label: string;
  value: FileValue;
  rules: FileRules;
  hint: string;
  error?: string;
  onChange: (value: FileValue) => void;
}

/** The original name if it is known. The stored name means nothing to people, but files without the other have no better one. */
const FileNames = ({ value: { file, name, path, chosen }, label }: { value: FileValue; label: string }) => {
  const fileName = file?.name ?? (chosen ? undefined : name) ?? undefined;
  return (
    <div className="grow">
      <div className="truncate strong" title={fileName}>
        {fileName ?? label}
      </div>
      {file && <div className="hint truncate">{formatBytes(file.size)}, not saved yet</div>}
      {!file && <div className={name ? 'hint truncate' : 'hint mono truncate'}>{name && !chosen ? label : (chosen ?? path)}</div>}
    </div>
  );
};

export const FileField = ({ label, value, rules, hint, error, onChange }: Props) => {
  const choice = useFileChoice({ rules, hint, error, onFile: (file) => onChange(withFile(value, file)) });
  const { path, file, isRemoved } = value;
  const stored = isRemoved ? null : (value.chosen ?? path);
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
            kind="document"
            onPick={(picked) => {
              choice.clearRefusal();
              onChange(withChosen(value, picked.path));
            }}
          />
        </>
      }
    >
      {file || stored ? (
        <div className="file">
          <span className="ico" aria-hidden="true">
            {rules.kind.toUpperCase()}
          </span>
          <FileNames value={value} label={`Current ${name}`} />
          {!file && stored && (
            <a className="btn btn-quiet btn-s" href={storageUrl(stored) ?? undefined} target="_blank" rel="noopener">
              Open<span className="vh"> {name} (new tab)</span>
            </a>
          )}
          <FilePicker {...choice.picker} className="btn btn-quiet btn-s" label={`Replace ${name}`}>
            Replace
          </FilePicker>
          <RemoveFileButton
            name={name}
            onClick={() => {
              choice.clearRefusal();
              onChange(withoutFile(value));
            }}
          />
        </div>
      ) : (
        <FilePicker {...choice.picker} className="drop" label={`Choose ${name}`}>
          <span>
            <b>Choose a file</b> or drop it here
          </span>
        </FilePicker>
      )}
    </FileFrame>
  );
};
