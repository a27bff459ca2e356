// Imports a translated file: it is checked first, then saved as drafts or published. Both continue while the dialog is closed.
import type { TranslationImport } from '#contract/translation-imports.ts';
import { ProgressPanel } from '#web/admin/features/imports/progress-panel.tsx';
import { UploadField } from '#web/admin/features/imports/upload-field.tsx';
import { englishName } from '#web/admin/features/languages/language-list.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { isInProgress } from './translation-import.queries.ts';
import { TranslationReport } from './translation-report.tsx';
import { type TranslationImportState, useTranslationImport } from './use-translation-import.ts';

const hasChanges = ({ report }: TranslationImport): boolean => report !== null && report.counts.new + report.counts.changed > 0;

const isOver = (current: TranslationImport | null): boolean =>
  current?.state === 'saved' || current?.state === 'stopped' || current?.state === 'failed';

const Buttons = ({ current, busy, change, onClose }: TranslationImportState & { onClose: () => void }) => (
  <div className="dlg-foot">
    <button type="button" className="btn" onClick={onClose}>
      {isOver(current) || isInProgress(current) ? 'Close' : 'Cancel'}
    </button>
    {current?.state === 'checked' && hasChanges(current) && (
      <>
        <BusyButton type="button" className="btn" isBusy={busy === 'draft'} busyText="Saving..." onClick={() => void change('draft')}>
          Save as drafts
        </BusyButton>
        <BusyButton type="button" isBusy={busy === 'publish'} busyText="Publishing..." onClick={() => void change('publish')}>
          Publish
        </BusyButton>
      </>
    )}
  </div>
);

const FileField = ({ current, file, busy, error, choose, remove }: TranslationImportState) => {
  const stored = current && current.state !== 'failed' ? { name: current.file_name } : null;
  return (
    <UploadField
      label="File"
      text="or drop it here"
      hint="A file that was exported here and translated (XLIFF 2.1 or Excel). At most 100 MB."
      accept=".xlf,.xliff,.xml,.xlsx,.csv,.tsv,.txt"
      file={file ?? stored}
      error={error}
      isTall
      isBusy={busy !== null || (file === null && (current?.state === 'saving' || isOver(current)))}
      onFiles={choose}
      onRemove={remove}
    />
  );
};

const Sending = ({ sent }: { sent: number }) => (
  <div className="import-progress">
    <progress className="bar" value={sent < 1 ? sent : undefined} aria-label="Progress" />
    <p className="hint" role="status">
      {sent < 1 ? 'The file is being sent. Keep this window open.' : 'The file is being read.'}
    </p>
  </div>
);

const Progress = ({ current, busy, change }: TranslationImportState & { current: TranslationImport }) =>
  current.state === 'checking' ? (
    <ProgressPanel
      progress={current.progress}
      unit="records"
      text="The file is being checked. Nothing is changed. It continues if you close this window."
    />
  ) : (
    <ProgressPanel
      progress={current.progress}
      unit="records"
      text={`${current.action === 'publish' ? 'The translations are being published.' : 'The translations are being saved as drafts.'} It continues if you close this window.`}
    >
      <BusyButton type="button" className="btn" isBusy={busy === 'stop'} busyText="Stopping..." onClick={() => void change('stop')}>
        Stop
      </BusyButton>
    </ProgressPanel>
  );

const Result = ({ current }: { current: TranslationImport }) => {
  const { state, failure, report } = current;
  const isChecked = state === 'checked';
  return (
    <>
      {failure !== null && (
        <p className="err" role="alert">
          {failure}
        </p>
      )}
      {state === 'stopped' && <p>The import was stopped. What was saved stays; import the file again to continue.</p>}
      {report && <TranslationReport report={report} isChecked={isChecked} />}
      {isChecked && !hasChanges(current) && <p>The file contains nothing to import: no text in it is new or changed.</p>}
      {isChecked && <p className="hint">Publishing a translation includes its draft, if it has one.</p>}
    </>
  );
};

export const TranslationImportDialog = ({ language, onClose }: { language: string; onClose: () => void }) => {
  const state = useTranslationImport(language);
  const { current, sent } = state;
  const isSending = sent !== null;
  const close = () => {
    // the result has been seen
    if (current && !isInProgress(current)) void state.change('remove');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={`Import ${englishName(language) ?? language} translations`}
      subtitle="Nothing is changed until you have seen the result of the check."
      className="dlg-l"
    >
      <div className="form-dialog">
        <div className="dlg-body stack">
          <FileField {...state} />
          {isSending && <Sending sent={sent} />}
          {!isSending && current && (isInProgress(current) ? <Progress {...state} current={current} /> : <Result current={current} />)}
        </div>
        <Buttons {...state} current={isSending ? null : current} onClose={close} />
      </div>
    </Dialog>
  );
};
