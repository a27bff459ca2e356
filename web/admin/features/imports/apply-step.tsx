// Step 4: applying the checked import, its progress and result, and undoing it.
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { counted } from '#contract/rules/numbers.ts';
import { screens } from '#web/admin/records/kinds.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import type { StepProps } from './import-page.tsx';
import { ImportRows } from './import-rows.tsx';
import { canUndo, changesText, kindLabel, kindOfRows, stateNames } from './import-words.ts';
import { type ImportAction, refusalText, useCheckImport, useImportAction } from './imports.queries.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { UndoDialog } from './undo-dialog.tsx';

const Panel = ({ title, isDone, children }: { title: string; isDone?: boolean; children: ReactNode }) => (
  <section className="panel panel-body stack import-apply" aria-labelledby="import-step">
    <h2 id="import-step">
      {isDone && <AdminIcon name="check" />}
      <span>{title}</span>
    </h2>
    {children}
  </section>
);

interface ActionProps extends Pick<StepProps, 'record' | 'onRefused'> {
  action: ImportAction;
  className?: string;
  busyText: string;
  children: ReactNode;
}

/** A button that changes the state of the import; it is absent for roles that may not. */
const ActionButton = ({ record, onRefused, action, className = 'btn', busyText, children }: ActionProps) => {
  const change = useImportAction(record.id);
  if (useIsReadOnly()) return null;
  return (
    <BusyButton
      type="button"
      className={className}
      isBusy={change.isPending}
      busyText={busyText}
      onClick={() => {
        onRefused(null);
        change.mutate(action, { onError: (error) => onRefused(refusalText(error, `Failed to ${action} the import`)) });
      }}
    >
      {children}
    </BusyButton>
  );
};

const Confirmation = (props: StepProps) => {
  const { record } = props;
  const { counts, questions, archive_name } = record;
  const changes = counts && changesText(counts, kindOfRows(record));
  if (!counts || !changes)
    return (
      <Panel title="Nothing to apply">
        <p>The file changes nothing: every row is unchanged, left out or has an error.</p>
      </Panel>
    );
  return (
    <Panel title="Apply the import">
      <ul className="import-effects">
        {archive_name !== null && (
          <li>The pictures and documents are stored first. Visitors see nothing of it, and you can pause or cancel it.</li>
        )}
        <li>The records are saved. Visitors see all changes at once, at the end.</li>
        <li>You can undo the import for 30 days. Records that somebody changes meanwhile are then kept.</li>
        {counts.error > 0 && (
          <li>
            {counted(counts.error, 'row')} with errors {counts.error === 1 ? 'is' : 'are'} left out.
          </li>
        )}
      </ul>
      {questions.length > 0 ? (
        <p className="err">Answer the question about the columns first.</p>
      ) : (
        <div className="row">
          <ActionButton {...props} action="apply" className="btn btn-primary" busyText="Starting...">
            {changes}
          </ActionButton>
        </div>
      )}
    </Panel>
  );
};

const InProgress = (props: StepProps) => {
  const { state, progress } = props.record;
  if (state === 'writing')
    return (
      <Panel title="Saving the records">
        <ProgressPanel
          progress={progress}
          unit="records"
          text="This cannot be interrupted. Visitors see everything at once at the end. You can leave this page."
        />
      </Panel>
    );
  if (state === 'undoing')
    return (
      <Panel title="Undoing the import">
        <ProgressPanel progress={progress} unit="records" text="Visitors see everything at once at the end. You can leave this page." />
      </Panel>
    );
  return (
    <Panel title={state === 'paused' ? 'Paused' : 'Preparing the files'}>
      <ProgressPanel
        progress={progress}
        unit="files"
        text={
          state === 'paused'
            ? 'The files that are stored so far are kept. Visitors see nothing of it.'
            : 'Pictures and documents are stored. Visitors see nothing of it yet. You can leave this page.'
        }
      >
        {state === 'paused' ? (
          <ActionButton {...props} action="resume" className="btn btn-primary" busyText="Resuming...">
            Resume
          </ActionButton>
        ) : (
          <ActionButton {...props} action="pause" busyText="Pausing...">
            Pause
          </ActionButton>
        )}
        <ActionButton {...props} action="cancel" busyText="Cancelling...">
          Cancel import
        </ActionButton>
      </ProgressPanel>
    </Panel>
  );
};

const Applied = ({ record }: StepProps) => {
  const { date } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const isReadOnly = useIsReadOnly();
  const { counts, kind, undo_until, applied_at } = record;
  const isUndoable = canUndo(record, Date.now());
  const result = (counts && changesText(counts, kindOfRows(record), 'past')) ?? 'Nothing was changed';
  return (
    <>
      <Panel title="Applied" isDone>
        <p>{`${result} on ${date(applied_at)}.`}</p>
        <div className="row">
          {kind && (
            <Link className="btn" to={screens[kind].path}>
              {kindLabel(kind)}
            </Link>
          )}
          {isUndoable && !isReadOnly && (
            <button type="button" className="btn" onClick={() => setIsAsking(true)}>
              Undo import
            </button>
          )}
        </div>
        <p className="hint">{isUndoable ? `It can be undone until ${date(undo_until)}.` : 'It cannot be undone any more.'}</p>
      </Panel>
      <ImportRows record={record} filter={{ state: 'refused' }} label="Rows that were not written" isHeaded hasResult />
      {isAsking && <UndoDialog record={record} onClose={() => setIsAsking(false)} />}
    </>
  );
};

const Undone = ({ record }: StepProps) => {
  const { date } = useFormats();
  return (
    <>
      <Panel title="Undone">
        <p>The import was undone on {date(record.undone_at)}. Created records are in the trash.</p>
      </Panel>
      <ImportRows
        record={record}
        filter={{ state: 'kept' }}
        label="Records that were kept"
        isHeaded
        emptyText="No record had been changed since, so everything was undone."
        hasResult
      />
    </>
  );
};

const Ended = ({ record, onRefused }: StepProps) => {
  const check = useCheckImport(record.id);
  const isReadOnly = useIsReadOnly();
  const isRepeatable = record.applied_at === null && !isReadOnly;
  return (
    <Panel title={stateNames[record.state]}>
      <p>{record.failure ?? 'The import was cancelled before anything was written.'}</p>
      {isRepeatable && (
        <div className="row">
          <BusyButton
            type="button"
            className="btn"
            isBusy={check.isPending}
            busyText="Starting..."
            onClick={() =>
              check.mutate({ options: {}, start: true }, { onError: (error) => onRefused(refusalText(error, 'Failed to check the file')) })
            }
          >
            Check again
          </BusyButton>
        </div>
      )}
    </Panel>
  );
};

export const ApplyStep = (props: StepProps) => {
  const { state } = props.record;
  return (
    <div className="import-step">
      {state === 'checked' && <Confirmation {...props} />}
      {['preparing', 'paused', 'writing', 'undoing'].includes(state) && <InProgress {...props} />}
      {state === 'applied' && <Applied {...props} />}
      {state === 'undone' && <Undone {...props} />}
      {(state === 'cancelled' || state === 'failed') && <Ended {...props} />}
    </div>
  );
};
