// Step 2: how the file was read, what its columns mean, and what the import does.
import { useCallback } from 'react';
import type { ImportOptions, ImportRecord } from '#contract/imports.ts';
import { counted } from '#contract/rules/numbers.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { ColumnList } from './column-list.tsx';
import { Notes } from './file-step.tsx';
import type { StepProps } from './import-page.tsx';
import { canCheck, isApplied } from './import-words.ts';
import { refusalText, useCheckImport } from './imports.queries.ts';
import { readingOptionsOf } from './option-choices.ts';
import { OptionsPanel } from './options-panel.tsx';
import { Questions, ReadingPanel } from './reading-panel.tsx';
import type { Meaning, OptionsDraft } from './use-options-draft.ts';

/** Options whose change results in other columns, or in other meanings of them. */
const changesColumns = (part: ImportOptions): boolean =>
  ['sheet', 'head', 'encoding', 'delimiter', 'kind'].some((option) => option in part);

/** Unsent options and meanings with one more option. Meanings of other columns are proposed again. */
const optionsWith = ({ changed, meanings }: OptionsDraft, part: ImportOptions): ImportOptions => ({
  ...changed,
  ...part,
  columns: changesColumns(part) ? [] : meanings,
});

const fixedText = ({ state }: ImportRecord): string =>
  isApplied(state)
    ? 'The import was applied with these options. To change them, upload the file again.'
    : 'These options cannot be changed while the import is in progress.';

interface FootProps {
  draft: OptionsDraft;
  hasQuestions: boolean;
  isBusy: boolean;
  onCheck: () => void;
}

const Foot = ({ draft: { columns }, hasQuestions, isBusy, onCheck }: FootProps) => {
  const count = columns.filter(({ target }) => target !== null).length;
  const obstacle = hasQuestions ? 'Answer the question above first.' : count === 0 ? 'Choose the meaning of a column first.' : null;
  return (
    <div className="import-foot">
      <p className="grow" id="import-obstacle">
        {obstacle ?? `${count.toLocaleString('en-US')} of ${counted(columns.length, 'column')} ${count === 1 ? 'is' : 'are'} imported.`}
      </p>
      {obstacle ? (
        <button type="button" className="btn" aria-disabled="true" aria-describedby="import-obstacle">
          Check the file
        </button>
      ) : (
        <BusyButton type="button" isBusy={isBusy} busyText="Starting..." onClick={onCheck}>
          Check the file
        </BusyButton>
      )}
    </div>
  );
};

export const ColumnsStep = ({ record, goTo, onRefused, draft }: StepProps & { draft: OptionsDraft }) => {
  const isReadOnly = useIsReadOnly();
  const isFixed = isReadOnly || !canCheck(record);
  const check = useCheckImport(record.id);
  const latest = useLatest(draft);
  const setMeaning = useCallback((index: number, meaning: Meaning) => latest.current.setMeaning(index, meaning), [latest]);
  const send = (options: ImportOptions, start: boolean) => {
    if (check.isPending) return;
    onRefused(null);
    check.mutate(
      { options, start },
      {
        onSuccess: () => {
          draft.clear();
          if (start) goTo('check');
        },
        onError: (error) => onRefused(refusalText(error, start ? 'Failed to check the file' : 'Failed to read the file again')),
      },
    );
  };
  const readAgain = (part: ImportOptions) => send(optionsWith(draft, part), false);
  const isReading = check.isPending && check.variables.start === false;
  return (
    <div className="import-step">
      <h2 className="vh">Columns</h2>
      {isFixed && !isReadOnly && <p className="notice">{fixedText(record)}</p>}
      {!isFixed && <Questions record={record} isFixed={isReading} onChange={readAgain} />}
      <div className={readingOptionsOf(record).length > 0 ? 'import-panels has-two' : 'import-panels'}>
        <ReadingPanel record={record} isBusy={isReading} isFixed={isFixed} onChange={readAgain} />
        <OptionsPanel options={draft.options} isFixed={isFixed} onChange={draft.setOption} onKind={(kind) => readAgain({ kind })} />
      </div>
      <Notes notes={record.notes} />
      <ColumnList
        columns={draft.columns}
        targets={record.targets}
        hasSpecifications={draft.options.kind === undefined || draft.options.kind === 'product'}
        isFixed={isFixed}
        onChange={setMeaning}
      />
      {!isFixed && (
        <Foot
          draft={draft}
          hasQuestions={record.questions.length > 0}
          isBusy={check.isPending && check.variables.start}
          onCheck={() =>
            send({ ...draft.changed, columns: draft.columns.map(({ index, target, unit }) => ({ index, target, unit })) }, true)
          }
        />
      )}
    </div>
  );
};
