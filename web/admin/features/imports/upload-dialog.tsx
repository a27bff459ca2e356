// Uploads a file with records, and a zip file with their pictures and documents.
import { useNavigate } from 'react-router';
import type { ImportOptions } from '#contract/imports.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { archiveAccept, sheetAccept } from './import-file-rules.ts';
import { UploadField } from './upload-field.tsx';
import { useImportUpload } from './use-import-upload.ts';

const UploadProgress = ({ progress }: { progress: number }) => (
  <div className="import-upload" role="status">
    <span>{progress < 1 ? 'Uploading…' : 'The server is reading the file…'}</span>
    <progress className="bar" max={100} value={progress < 1 ? Math.round(progress * 100) : undefined} aria-label="Upload" />
    <span className="num" aria-hidden="true">
      {progress < 1 ? `${Math.round(progress * 100)} %` : ''}
    </span>
  </div>
);

interface Props {
  title?: string;
  /** Options that the new import starts with, such as its kind. */
  options: ImportOptions;
  /** Files that were dropped on the list. */
  initial?: readonly File[];
  onClose: () => void;
}

const noFiles: readonly File[] = [];

export const UploadDialog = ({ title = 'Import a file', options, initial = noFiles, onClose }: Props) => {
  const navigate = useNavigate();
  const upload = useImportUpload({
    options,
    initial,
    onUploaded: ({ id }) => navigate(`/admin/imports?edit=${id}`, { replace: true }),
  });
  const { files, refusals, progress, error } = upload;
  const isBusy = progress !== null;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      subtitle="Nothing is changed until you have seen a preview and applied it."
      className="dlg-m"
    >
      <form
        className="import-upload-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void upload.send();
        }}
      >
        <div className="dlg-body stack">
          <UploadField
            label="File"
            text="or drop it here"
            hint="Spreadsheet (XLSX, CSV, TSV), export of WooCommerce, Shopify or WordPress, BMEcat. At most 100 MB."
            accept={sheetAccept}
            file={files.file}
            error={refusals.file}
            isTall
            isBusy={isBusy}
            onFiles={upload.add}
            onRemove={() => upload.remove('file')}
          />
          <UploadField
            label="Pictures and documents (optional)"
            text="or drop a zip file here"
            hint="Files are found by the names in the spreadsheet. At most 2 GB."
            accept={archiveAccept}
            file={files.archive}
            error={refusals.archive}
            isBusy={isBusy}
            onFiles={upload.addArchive}
            onRemove={() => upload.remove('archive')}
          />
          {progress !== null && <UploadProgress progress={progress} />}
          {error && (
            <p className="notice red" role="alert">
              <AdminIcon name="alert" />
              <span className="grow">{error}</span>
            </p>
          )}
        </div>
        <div className="dlg-foot">
          <button type="button" className="btn" onClick={onClose}>
            {isBusy ? 'Cancel upload' : 'Cancel'}
          </button>
          <BusyButton isBusy={isBusy} busyText="Uploading...">
            {error ? 'Try again' : 'Upload and continue'}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
};
