// Exports the records of a list: what is exported, the format, the columns and the files.
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { type ExportKind, type SheetFormat, sheetFormats } from '#contract/rules/imports.ts';
import { counted } from '#contract/rules/numbers.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { type ExportChoice, formatNames, hasFiles, isChosen, readChoice, targetsOf } from './export-choice.ts';
import { exportColumnsQuery } from './exports.queries.ts';
import { useExport } from './use-export.ts';

export interface ExportedList {
  kind: ExportKind;
  /** Singular and plural, e.g. "product" and "products". */
  nouns: readonly [one: string, many: string];
  /** Query parameters of the list. */
  filter: Readonly<Record<string, unknown>>;
  isFiltered: boolean;
}

const Radio = ({ label, ...props }: { label: string } & ComponentProps<'input'>) => (
  <label className="check">
    <input type="radio" {...props} />
    <span>{label}</span>
  </label>
);

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const useDialog = ({ kind, filter }: ExportedList) => {
  const [choice, setChoice] = useState(() => readChoice(kind));
  const { data, isError, refetch } = useQuery(exportColumnsQuery(kind, filter));
  const change = (part: Partial<ExportChoice>) => setChoice((before) => ({ ...before, ...part }));
  const columns = data?.columns ?? [];
  const count = choice.columns === null ? columns.length : columns.filter((column) => isChosen(column, choice.columns ?? [])).length;
  return { choice, change, data, columns, count, isError, refetch };
};

type DialogState = ReturnType<typeof useDialog>;

const Summary = ({ data, isError, refetch, nouns, isFiltered }: DialogState & Pick<ExportedList, 'nouns' | 'isFiltered'>) => {
  if (isError) {
    return (
      <p className="err" role="alert">
        The columns cannot be loaded.{' '}
        <button type="button" className="btn" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!data) return <p role="status">Counting…</p>;
  const records = counted(data.records, ...nouns);
  return (
    <div role="status">
      <p>{isFiltered ? `${records} ${data.records === 1 ? 'matches' : 'match'} the filters` : `${records} in total`}</p>
      {data.note && <p className="hint">{data.note}</p>}
    </div>
  );
};

const Columns = ({ choice, change, columns, count }: DialogState) => {
  const name = useId();
  const isAll = choice.columns === null;
  return (
    <fieldset className="stack export-choice">
      <legend>Columns</legend>
      <div>
        <Radio name={name} label={`All columns (${columns.length})`} checked={isAll} onChange={() => change({ columns: null })} />
        <Radio
          name={name}
          label={isAll ? 'Choose columns' : `Choose columns (${count})`}
          checked={!isAll}
          onChange={() => change({ columns: targetsOf(columns, () => true) })}
        />
      </div>
      {choice.columns && <ColumnChoice columns={columns} chosen={choice.columns} onChange={(chosen) => change({ columns: chosen })} />}
    </fieldset>
  );
};

export const ExportDialog = ({ onClose, ...list }: ExportedList & { onClose: () => void }) => {
  const state = useDialog(list);
  const { choice, change, data, columns, count } = state;
  const { isBusy, bytes, error, start } = useExport({ ...list, onDone: onClose });
  const submit = () => {
    if (isBusy || (data && count === 0)) return;
    // without those that the list no longer has
    const listed = (chosen: readonly string[]) => (data ? targetsOf(columns, (column) => isChosen(column, chosen)) : chosen);
    void start({ ...choice, columns: choice.columns && listed(choice.columns) });
  };
  return (
    <Dialog isOpen onClose={onClose} title={`Export ${list.nouns[1]}`} className="dlg-m">
      <form
        className="form-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="dlg-body stack">
          <Summary {...state} {...list} />
          <Field label="Format" isRequired>
            {(control) => (
              <select
                {...control}
                className="select"
                value={choice.format}
                onChange={(event) => change({ format: event.target.value as SheetFormat })}
              >
                {sheetFormats.map((format) => (
                  <option key={format} value={format}>
                    {formatNames[format]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {hasFiles(list.kind) && (
            <label className="check">
              <input type="checkbox" checked={choice.files} onChange={(event) => change({ files: event.target.checked })} />
              <span>
                With pictures and documents
                <small>A zip file with the table and the files that it names</small>
              </span>
            </label>
          )}
          {data && <Columns {...state} />}
          {count === 0 && data && <p className="err">Choose at least one column.</p>}
          {error && (
            <p className="err" role="alert">
              {error}
            </p>
          )}
        </div>
        <div className="dlg-foot">
          {bytes !== null && bytes > 0 && <span className="hint export-progress">{megabytes(bytes)} received</span>}
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <BusyButton isBusy={isBusy} busyText="Exporting...">
            Export
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
};
