// Options that remove errors of rows, offered next to the errors: each one checks the file again.
import { useQuery } from '@tanstack/react-query';
import type { ImportOptions, ImportRecord, ImportRow } from '#contract/imports.ts';
import { isFileField } from '#web/admin/records/kinds.ts';
import type { StepProps } from './import-page.tsx';
import { refusalText, rowsQuery, useCheckImport } from './imports.queries.ts';

interface Remedy {
  label: string;
  options: ImportOptions;
}

/** @returns options that remove errors of these rows */
const remediesOf = ({ options, columns }: ImportRecord, rows: readonly ImportRow[]): Remedy[] => {
  const targets = new Map(columns.map(({ name, target }) => [name, target]));
  const wrong = rows.flatMap(({ kind, errors }) =>
    errors.flatMap(({ column, value }) => (column === null || !value ? [] : [{ kind, target: targets.get(column) ?? '' }])),
  );
  const hasMissingFile = wrong.some(({ kind, target }) => isFileField(kind, target));
  const hasMissingCategory = wrong.some(({ kind, target }) => kind === 'product' && target === 'category');
  return [
    ...(hasMissingCategory && !options.create_categories
      ? [{ label: 'Create missing categories', options: { create_categories: true } }]
      : []),
    ...(hasMissingFile && options.missing_files !== 'leave_out'
      ? [{ label: 'Import without missing files', options: { missing_files: 'leave_out' } } satisfies Remedy]
      : []),
  ];
};

export const ErrorRemedies = ({ record, onRefused }: Pick<StepProps, 'record' | 'onRefused'>) => {
  const { data } = useQuery(rowsQuery(record, { action: 'error', page: 1 }));
  const check = useCheckImport(record.id);
  const remedies = remediesOf(record, data?.data ?? []);
  if (remedies.length === 0) return null;
  const checkAgain = (options: ImportOptions) => {
    onRefused(null);
    check.mutate({ options, start: true }, { onError: (error) => onRefused(refusalText(error, 'Failed to check the file')) });
  };
  return (
    <div className="import-remedies">
      <span id="import-remedies">Or check the file again with another option:</span>
      {remedies.map(({ label, options }) => (
        <button
          key={label}
          type="button"
          className="btn"
          aria-describedby="import-remedies"
          disabled={check.isPending}
          onClick={() => checkAgain(options)}
        >
          {label}
        </button>
      ))}
    </div>
  );
};
