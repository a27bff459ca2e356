// One import: its steps, its state, which is followed while something is in progress, and what a refused call means.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { ImportRecord } from '#contract/imports.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { EmptyList, FailedList } from '#web/admin/ui/list-state.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { ApplyStep } from './apply-step.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { FileStep } from './file-step.tsx';
import { type ImportStep, importSteps, isReached, stepAddress, stepOf } from './import-steps.ts';
import { isInProgress, kindLabel, progressAnnouncement } from './import-words.ts';
import { importQuery, refusalText } from './imports.queries.ts';
import { useOptionsDraft } from './use-options-draft.ts';

/** What the steps have in common. */
export interface StepProps {
  record: ImportRecord;
  goTo: (step: ImportStep) => void;
  /** Shows why a call was refused; null removes the message. */
  onRefused: (text: string | null) => void;
}

const Steps = ({ record, current }: { record: ImportRecord; current: ImportStep }) => (
  <nav aria-label="Steps of the import">
    <ol className="import-steps">
      {importSteps.map(({ step, name }, index) => (
        <li key={step}>
          {isReached(step, record) ? (
            <Link to={stepAddress(record.id, step)} aria-current={step === current ? 'step' : undefined} preventScrollReset>
              <span className="num">{index + 1}</span>
              {name}
            </Link>
          ) : (
            <span aria-disabled="true">
              <span className="num">{index + 1}</span>
              {name}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

/** Lists on other screens show the records that were written. */
const useReloadAfter = (record: ImportRecord) => {
  const client = useQueryClient();
  const state = useRef(record.state);
  const reload = useEffectEvent(() => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'imports' }));
  useEffect(() => {
    const before = state.current;
    state.current = record.state;
    if (before !== record.state && (record.state === 'applied' || record.state === 'undone')) reload();
  }, [record.state]);
};

/** After a step the focus moves to its heading, so that screen readers announce it. */
const useStepFocus = (step: ImportStep) => {
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each step
  useEffect(() => {
    const heading = root.current?.querySelector('h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    document.scrollingElement?.scrollTo?.({ top: 0 });
  }, [step]);
  return root;
};

const LoadedImport = ({ record, isAway }: { record: ImportRecord; isAway: boolean }) => {
  const { id, file_name, created_by, created_at, kind, state } = record;
  const { date, time } = useFormats();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  const draft = useOptionsDraft(record);
  const step = stepOf(params.get('step'), record);
  const root = useStepFocus(step);
  useReloadAfter(record);
  const props: StepProps = { record, goTo: (next) => navigate(stepAddress(id, next)), onRefused: setRefusal };
  return (
    <div className="import-page" ref={root}>
      <ScreenHead
        title={file_name}
        subtitle={[kindLabel(kind), created_by && `uploaded by ${created_by}`, `${date(created_at)}, ${time(created_at)}`]
          .filter(Boolean)
          .join(' · ')}
      >
        <Link className="btn" to="/admin/imports">
          All imports
        </Link>
      </ScreenHead>
      <Steps record={record} current={step} />
      <p className="vh" role="status">
        {progressAnnouncement(record)}
      </p>
      {isAway && (
        <p className="notice yellow import-notice" role="status">
          <AdminIcon name="alert" />
          <span className="grow">
            The server does not respond.{' '}
            {isInProgress(state) ? 'The import continues there, and this page as soon as it responds.' : 'What you see may be out of date.'}
          </span>
        </p>
      )}
      {refusal && (
        <p className="notice red import-notice" role="alert">
          <AdminIcon name="alert" />
          <span className="grow">{refusal}</span>
        </p>
      )}
      {step === 'file' && <FileStep {...props} />}
      {step === 'columns' && <ColumnsStep {...props} draft={draft} />}
      {step === 'check' && <CheckStep {...props} />}
      {step === 'apply' && <ApplyStep {...props} />}
    </div>
  );
};

/** @param onClose leads back to the list */
export const ImportPage = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: record, isError, error, refetch } = useQuery(importQuery(id));
  if (record) return <LoadedImport record={record} isAway={isError} />;
  return (
    <>
      <ScreenHead title="Import" />
      {record === undefined && !isError && <LoadingText>Loading import...</LoadingText>}
      {record === undefined && isError && (
        <div className="table-box">
          <FailedList title={refusalText(error, 'Failed to load the import')} onRetry={() => void refetch()} />
        </div>
      )}
      {record === null && (
        <div className="table-box">
          <EmptyList title="This import does not exist any more" text="It was deleted.">
            <button type="button" className="btn" onClick={onClose}>
              All imports
            </button>
          </EmptyList>
        </div>
      )}
    </>
  );
};
