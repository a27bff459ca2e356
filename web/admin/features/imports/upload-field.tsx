// A field for one file of an import.
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FilePicker } from '#web/admin/ui/files/file-picker.tsx';
import { formatBytes } from '#web/admin/ui/files/file-rules.ts';
import { useFileDrop } from '#web/admin/ui/files/use-file-drop.ts';

interface ShownFile {
  name: string;
  /** In bytes; undefined for a file that was uploaded before. */
  size?: number;
}

interface FieldProps {
  label: string;
  text: string;
  hint: string;
  accept: string;
  file: ShownFile | null;
  error: string | null;
  isTall?: boolean;
  isBusy: boolean;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
}

const extensionText = ({ name }: ShownFile): string => (/\.([^.]{1,4})$/.exec(name)?.[1] ?? 'file').toUpperCase();

const ChosenFile = ({ file, isBusy, onRemove }: { file: ShownFile } & Pick<FieldProps, 'isBusy' | 'onRemove'>) => (
  <div className="file">
    <span className="ico" aria-hidden="true">
      {extensionText(file)}
    </span>
    <div className="grow">
      <div className="truncate strong">{file.name}</div>
      {file.size !== undefined && <div className="hint">{formatBytes(file.size)}</div>}
    </div>
    {!isBusy && (
      <button type="button" className="icon-btn" aria-label={`Remove ${file.name}`} title="Remove" onClick={onRemove}>
        <AdminIcon name="close" />
      </button>
    )}
  </div>
);

/** Accepts one file, by choosing or dropping it. */
export const UploadField = ({ label, text, hint, accept, file, error, isTall = false, isBusy, onFiles, onRemove }: FieldProps) => {
  const drop = useFileDrop(onFiles);
  return (
    <div className={error ? 'field bad' : 'field'}>
      <span className="flabel">{label}</span>
      {file ? (
        <ChosenFile file={file} isBusy={isBusy} onRemove={onRemove} />
      ) : (
        <div className={drop.isOver ? 'is-over' : undefined} {...drop.handlers}>
          <FilePicker
            className={isTall ? 'drop drop-tall' : 'drop'}
            accept={accept}
            label={`${label}: choose a file`}
            isInvalid={error !== null}
            onFiles={onFiles}
          >
            <AdminIcon name="upload" />
            <span>
              <b>Choose a file</b> {text}
              <small>{hint}</small>
            </span>
          </FilePicker>
        </div>
      )}
      {error && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
