// A file of a record other than a picture: its name and size, open, replace, remove. It is sent with the form.
import { useEffect, useState } from 'react';
import { storageUrl } from '#contract/rules/storage-address.ts';
import { FileFrame, RemoveFileButton } from './file-frame.tsx';
import { FilePicker } from './file-picker.tsx';
import { formatBytes, isEncryptedPdf } from './file-rules.ts';
import type { FileValue } from './file-value.ts';
import { type FileValueProps, useFileValue } from './use-file-value.tsx';

/** Shows the original name; files without one have only the stored name, which means nothing to people. */
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

/** Warns if visitors may be unable to open the chosen PDF. */
const PasswordNote = ({ file }: { file: File }) => {
  const [encrypted, setEncrypted] = useState<File | null>(null);
  useEffect(() => {
    isEncryptedPdf(file).then(
      (isEncrypted) => isEncrypted && setEncrypted(file),
      () => {},
    );
  }, [file]);
  if (encrypted !== file) return null;
  return (
    <p className="hint" role="status">
      This PDF is encrypted. Make sure that it opens without a password: visitors get it as it is.
    </p>
  );
};

export const FileField = (props: FileValueProps) => {
  const { choice, name, path, remove, below } = useFileValue(props, 'document');
  const { label, value, rules } = props;
  const { file } = value;
  return (
    <FileFrame
      label={label}
      isOptional
      choice={choice}
      below={
        <>
          {file && rules.kind === 'pdf' && <PasswordNote file={file} />}
          {below}
        </>
      }
    >
      {file || path ? (
        <div className="file">
          <span className="ico" aria-hidden="true">
            {rules.kind.toUpperCase()}
          </span>
          <FileNames value={value} label={`Current ${name}`} />
          {!file && path && (
            <a className="btn btn-quiet btn-s" href={storageUrl(path) ?? undefined} target="_blank" rel="noopener">
              Open<span className="vh"> {name} (new tab)</span>
            </a>
          )}
          <FilePicker {...choice.picker} className="btn btn-quiet btn-s" label={`Replace ${name}`}>
            Replace
          </FilePicker>
          <RemoveFileButton name={name} onClick={remove} />
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
