// Step 3: the result of the dry run. Nothing is written yet.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ImportOptions, ImportRecord } from '#contract/imports.ts';
import { rowActions } from '#contract/rules/imports.ts';
import { counted } from '#contract/rules/numbers.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ErrorRemedies } from './error-remedies.tsx';
import { Notes } from './file-step.tsx';
import type { StepProps } from './import-page.tsx';
import { ImportRows } from './import-rows.tsx';
import { canCheck, changesText, kindOfRows } from './import-words.ts';
import { downloadErrors, refusalText, useCheckImport } from './imports.queries.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { RowCounts } from './row-counts.tsx';
import { UploadDialog } from './upload-dialog.tsx';

/** What a corrected file is imported with: the choices of this import, without those that depend on its file. */
const optionsForAnother = ({ options }: ImportRecord): ImportOptions => {
  const { sheet: _sheet, head: _head, encoding: _encoding, delimiter: _delimiter, columns: _columns, ...others } = options;
  return others;
};

const ErrorsNotice = ({ record, count, onRefused }: Pick<StepProps, 'record' | 'onRefused'> & { count: number }) => {
  const [isUploading, setIsUploading] = useState(false);
  const isReadOnly = useIsReadOnly();
  return (
    <div className="notice red import-errors-notice">
      <AdminIcon name="alert" />
      <div className="grow">
        <b>
          {counted(count, 'row')} {count === 1 ? 'has an error' : 'have errors'} and {count === 1 ? 'is' : 'are'} left out.
        </b>
        <span>Correct these rows and upload them again, now or after you have applied the others.</span>
      </div>
      <div className="actions">
        <button type="button" className="btn" onClick={() => void downloadErrors(record)}>
          <AdminIcon name="download" />
          Download errors
        </button>
        {!isReadOnly && (
          <button type="button" className="btn" onClick={() => setIsUploading(true)}>
            <AdminIcon name="upload" />
            Upload corrected file
          </button>
        )}
      </div>
      {canCheck(record) && !isReadOnly && <ErrorRemedies record={record} onRefused={onRefused} />}
      {isUploading && (
        <UploadDialog title="Upload corrected file" options={optionsForAnother(record)} onClose={() => setIsUploading(false)} />
      )}
    </div>
  );
};

/** A check that failed or was cancelled, with the way to repeat it. */
const NotChecked = ({ record, onRefused }: StepProps) => {
  const check = useCheckImport(record.id);
  const isReadOnly = useIsReadOnly();
  const repeat = () => {
    onRefused(null);
    check.mutate({ options: {}, start: true }, { onError: (error) => onRefused(refusalText(error, 'Failed to check the file')) });
  };
  return (
    <section className="panel panel-body stack" aria-labelledby="import-step">
      <h2 id="import-step">{record.state === 'failed' ? 'The check failed' : 'Not checked'}</h2>
      <p>{record.failure ?? 'The file has not been checked with the chosen options.'}</p>
      {!isReadOnly && (
        <div className="row">
          <button type="button" className="btn" onClick={repeat}>
            Check again
          </button>
        </div>
      )}
    </section>
  );
};

const outcomeText = (hasChanges: boolean, hasErrors: boolean): string => {
  if (hasChanges) return 'Nothing has been changed yet.';
  return hasErrors ? 'No row can be imported before errors are corrected.' : 'Everything in the file is stored already.';
};

export const CheckStep = (props: StepProps) => {
  const { record, goTo, onRefused } = props;
  const [params] = useSearchParams();
  const isReadOnly = useIsReadOnly();
  const { state, counts } = record;
  const shown = rowActions.find((action) => action === params.get('action')) ?? null;
  if (state === 'checking')
    return (
      <section className="panel panel-body stack" aria-labelledby="import-step">
        <h2 id="import-step">Checking the file</h2>
        <ProgressPanel
          progress={record.progress}
          unit="rows"
          text="Every row is compared with what is stored. Nothing is changed. You can leave this page."
        />
      </section>
    );
  if (!counts) return <NotChecked {...props} />;
  const changes = changesText(counts, kindOfRows(record));
  return (
    <div className="import-step">
      <h2 className="vh">Result of the check</h2>
      <RowCounts record={record} shown={shown} />
      {counts.error > 0 && <ErrorsNotice record={record} count={counts.error} onRefused={onRefused} />}
      <Notes notes={record.notes} />
      <ImportRows record={record} filter={{ action: shown ?? undefined }} label="Rows of the file" emptyText="There are no such rows." />
      {state === 'checked' && !isReadOnly && (
        <div className="import-foot">
          <p className="grow">{outcomeText(changes !== null, counts.error > 0)}</p>
          <button type="button" className="btn" onClick={() => goTo('columns')}>
            Back to the columns
          </button>
          {changes && (
            <button type="button" className="btn btn-primary" onClick={() => goTo('apply')}>
              Continue
            </button>
          )}
        </div>
      )}
    </div>
  );
};
