// Imports redirects from a file: first a preview of what it does, then the import.
import { useState } from 'react';
import { counted } from '#contract/rules/numbers.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { FilePicker } from '#web/admin/ui/files/file-picker.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type ImportResult, useImport } from './redirects.queries.ts';

const errorsShown = 50;

const Errors = ({ errors }: Pick<ImportResult, 'errors'>) => (
  <>
    <p className="err">{counted(errors.length, 'line')} cannot be imported. Nothing is stored until each line is right.</p>
    <ul className="list">
      {errors.slice(0, errorsShown).map(({ line, from, text }) => (
        <li key={line}>
          <div className="grow">
            <b>Line {line}</b> <span className="mono">{from}</span>
            <div className="hint">{text}</div>
          </div>
        </li>
      ))}
    </ul>
  </>
);

const Preview = ({ result }: { result: ImportResult }) =>
  result.errors.length > 0 ? (
    <Errors errors={result.errors} />
  ) : (
    <p role="status">
      {counted(result.created, 'redirect')} will be created and {result.changed} changed; {result.unchanged} are there already.
    </p>
  );

export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const preview = useImport();
  const store = useImport();
  const result = preview.data;
  const canImport = file !== null && result?.errors.length === 0 && result.created + result.changed > 0;
  const choose = async ([chosen]: File[]) => {
    if (!chosen) return;
    const read = { name: chosen.name, csv: await chosen.text() };
    setFile(read);
    preview.mutate({ csv: read.csv, is_preview: true });
  };
  const confirm = () => {
    if (!file || store.isPending) return;
    store.mutate(
      { csv: file.csv, is_preview: false },
      {
        onSuccess: ({ message, errors }) => {
          // somebody else has changed something since the preview
          if (errors.length > 0) return preview.mutate({ csv: file.csv, is_preview: true });
          toast.success(message);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title="Import redirects" className="dlg-m">
      <div className="dlg-body stack">
        <p className="hint">
          A CSV file whose first line names the columns from and to. A line with an old address that is there already changes its redirect.
        </p>
        <div className="row">
          <FilePicker className="btn" accept=".csv,text/csv" isDisabled={preview.isPending} onFiles={(files) => void choose(files)}>
            Choose a file
          </FilePicker>
          {file && <span className="hint">{file.name}</span>}
        </div>
        {result && <Preview result={result} />}
      </div>
      <div className="dlg-foot">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        {canImport && (
          <BusyButton type="button" isBusy={store.isPending} busyText="Importing..." onClick={confirm}>
            Import {counted(result.created + result.changed, 'redirect')}
          </BusyButton>
        )}
      </div>
    </Dialog>
  );
};
