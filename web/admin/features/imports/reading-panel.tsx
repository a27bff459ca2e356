// How the file was read, and the questions that it leaves open.
import type { ImportRecord, ReadingOptions } from '#contract/imports.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { Spinner } from '#web/shared/ui/spinner.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import { isMixed } from './import-words.ts';
import {
  type Choice,
  dates,
  decimals,
  delimiters,
  encodingChoices,
  headChoices,
  meaningOf,
  readingOptionsOf,
  sheetChoices,
} from './option-choices.ts';

type Option = keyof ReadingOptions;

const labels: Record<Option, string> = {
  sheet: 'Sheet',
  head: 'Names of the columns',
  encoding: 'Encoding',
  delimiter: 'Columns are separated by',
  decimal: 'Decimal sign',
  date: 'Dates',
};

const choicesOf = (option: Option, record: ImportRecord): readonly Choice[] => {
  const { options } = record;
  switch (option) {
    case 'sheet':
      return sheetChoices(record);
    case 'head':
      return headChoices(options.head);
    case 'encoding':
      return encodingChoices(options.encoding);
    case 'delimiter':
      return delimiters;
    case 'decimal':
      return decimals;
    case 'date':
      return dates;
  }
};

const isIndex = (option: Option) => option === 'sheet' || option === 'head';
/** The value of a control as the call accepts it. */
const partOf = (option: Option, value: string): ReadingOptions => ({ [option]: isIndex(option) ? Number(value) : value });

interface Props {
  record: ImportRecord;
  isBusy: boolean;
  isFixed: boolean;
  /** Reads the file again. */
  onChange: (part: ReadingOptions) => void;
}

type Question = ImportRecord['questions'][number];

const examplesShown = 3;

/** The encoding with which the file was read comes first, as the answer "yes". */
const answersOf = (option: Option, record: ImportRecord): readonly Choice[] => {
  const choices = choicesOf(option, record);
  const current = option === 'encoding' ? choices.find(({ value }) => value === record.options.encoding) : undefined;
  if (!current) return choices;
  return [{ ...current, label: `Yes, keep ${current.label}` }, ...choices.filter((choice) => choice !== current)];
};

const Answer = ({ question: { option, examples }, choice, onChoose }: { question: Question; choice: Choice; onChoose: () => void }) => {
  const meanings = examples.slice(0, examplesShown).flatMap((example) => {
    const meaning = meaningOf(option, choice.value, example);
    return meaning === null ? [] : [{ example, meaning }];
  });
  return (
    <button type="button" className="import-answer" onClick={onChoose}>
      <b>{choice.label}</b>
      {meanings.map(({ example, meaning }) => (
        <span key={example} className="mono">
          {example} = {meaning}
        </span>
      ))}
    </button>
  );
};

export const Questions = ({ record, isFixed, onChange }: Omit<Props, 'isBusy'>) =>
  record.questions.map((question) => (
    <fieldset key={question.option} className="import-question" disabled={isFixed}>
      <legend>
        <AdminIcon name="alert" />
        {question.text}
      </legend>
      {question.option !== 'decimal' && question.option !== 'date' && (
        <p>
          In the file:{' '}
          {question.examples.map((example) => (
            <code key={example}>{example}</code>
          ))}
        </p>
      )}
      <div className="import-answers">
        {answersOf(question.option, record).map((choice) => (
          <Answer key={choice.value} question={question} choice={choice} onChoose={() => onChange(partOf(question.option, choice.value))} />
        ))}
      </div>
    </fieldset>
  ));

export const ReadingPanel = ({ record, isBusy, isFixed, onChange }: Props) => {
  const shown = readingOptionsOf(record);
  if (shown.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="import-reading" aria-busy={isBusy}>
      <header className="panel-head">
        <h3 id="import-reading">How the file was read</h3>
        {isBusy && (
          <p role="status">
            <Spinner /> Reading the file again…
          </p>
        )}
      </header>
      <div className="import-choices panel-body">
        {shown.map((option) => (
          <ChoiceSelect
            key={option}
            label={labels[option]}
            options={choicesOf(option, record)}
            value={record.options[option]}
            isDisabled={isFixed || isBusy}
            onChange={(value) => onChange(partOf(option, value))}
          />
        ))}
      </div>
      {isMixed(record) && (
        <p className="hint import-mixed">
          All tables of the file are imported. If you choose one, only that one is, and its columns are shown.
        </p>
      )}
    </section>
  );
};
