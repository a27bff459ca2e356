// The columns of the file with their meanings: all, or those that match a search.
import { useState } from 'react';
import type { ImportColumn, ImportRecord } from '#contract/imports.ts';
import { fold } from '#contract/rules/fold.ts';
import { counted } from '#contract/rules/numbers.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { ColumnRow } from './column-row.tsx';
import type { Meaning } from './use-options-draft.ts';

type Shown = '' | 'imported' | 'omitted';
const filters = [
  { value: 'imported', label: 'Imported' },
  { value: 'omitted', label: 'Not imported' },
] as const;

const isShown = ({ name, target, samples }: ImportColumn, shown: Shown, wanted: string): boolean => {
  if (shown !== '' && (target !== null) !== (shown === 'imported')) return false;
  return wanted === '' || fold([name, ...samples].join(' ')).includes(wanted);
};

/** @returns the meanings that several columns have, of those that only one can have */
const repeatedTargets = (columns: readonly ImportColumn[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { target } of columns) {
    if (target === null || target === 'specs') continue;
    if (seen.has(target)) repeated.add(target);
    seen.add(target);
  }
  return repeated;
};

interface Props {
  columns: readonly ImportColumn[];
  targets: ImportRecord['targets'];
  hasSpecifications: boolean;
  isFixed: boolean;
  onChange: (index: number, meaning: Meaning) => void;
}

export const ColumnList = ({ columns, targets, hasSpecifications, isFixed, onChange }: Props) => {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('');
  const wanted = fold(search.trim());
  const found = columns.filter((column) => isShown(column, shown, wanted));
  const repeated = repeatedTargets(columns);
  const clear = () => {
    setSearch('');
    setShown('');
  };
  return (
    <section className="panel import-columns" aria-labelledby="import-columns">
      <header className="panel-head">
        <h3 id="import-columns">Columns of the file</h3>
        <p className="num" role="status">
          {found.length === columns.length ? counted(columns.length, 'column') : `${found.length} of ${counted(columns.length, 'column')}`}
        </p>
      </header>
      <div className="toolbar import-columns-bar">
        <SearchBox label="Search columns" value={search} onChange={setSearch} />
        <SegmentFilter label="Columns" all="All" options={filters} value={shown} onChange={setShown} />
      </div>
      <div className="import-columns-head" aria-hidden="true">
        <span>Column</span>
        <span>First values</span>
        <span>Meaning</span>
        <span>Unit</span>
      </div>
      {found.length === 0 ? (
        <p className="panel-body hint">
          No column matches.{' '}
          <button type="button" className="link" onClick={clear}>
            Show all
          </button>
        </p>
      ) : (
        <ul aria-label="Columns of the file">
          {found.map((column) => (
            <ColumnRow
              key={column.index}
              column={column}
              targets={targets}
              hasSpecifications={hasSpecifications}
              isTwice={column.target !== null && repeated.has(column.target)}
              isFixed={isFixed}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
