// Imports a translated file: it is checked first, then saved as drafts or published.
import { UploadField } from '#web/admin/features/imports/upload-field.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { TranslationReport } from './translation-report.tsx';
import { useTranslationImport } from './use-translation-import.ts';

type State = ReturnType<typeof useTranslationImport>;

const Buttons = ({ report, busy, send, onClose }: State & { onClose: () => void }) => {
  const isChecked = report?.action === 'check' && report.counts.new + report.counts.changed > 0;
  const isDone = report !== null && report.action !== 'check';
  return (
    <div className="dlg-foot">
      <button type="button" className="btn" onClick={onClose}>
        {isDone ? 'Close' : 'Cancel'}
      </button>
      {isChecked && (
        <>
          <BusyButton type="button" className="btn" isBusy={busy === 'draft'} busyText="Saving..." onClick={() => void send('draft')}>
            Save as drafts
          </BusyButton>
          <BusyButton type="button" isBusy={busy === 'publish'} busyText="Publishing..." onClick={() => void send('publish')}>
            Publish
          </BusyButton>
        </>
      )}
    </div>
  );
};

export const TranslationImportDialog = ({ language, onClose }: { language: string; onClose: () => void }) => {
  const state = useTranslationImport(language);
  const { file, report, busy, error, choose, remove } = state;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Import translations (${language})`}
      subtitle="Nothing is changed until you have seen the result of the check."
      className="dlg-l"
    >
      <div className="form-dialog">
        <div className="dlg-body stack">
          <UploadField
            label="File"
            text="or drop it here"
            hint="A file that was exported here and translated (XLIFF 2.1 or Excel). At most 100 MB."
            accept=".xlf,.xliff,.xml,.xlsx,.csv,.tsv,.txt"
            file={file}
            error={error}
            isTall
            isBusy={busy !== null}
            onFiles={choose}
            onRemove={remove}
          />
          {busy === 'check' && <p role="status">Checking the file…</p>}
          {report && <TranslationReport report={report} />}
          {report?.action === 'check' && report.counts.new + report.counts.changed === 0 && (
            <p>The file contains nothing to import: no text in it is new or changed.</p>
          )}
          {report?.action === 'check' && <p className="hint">Publishing a translation includes its draft, if it has one.</p>}
        </div>
        <Buttons {...state} onClose={onClose} />
      </div>
    </Dialog>
  );
};
