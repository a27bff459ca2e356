// Changed options and meanings of columns that have not been sent yet. They stay while the steps are changed.
import { useEffect, useState } from 'react';
import type { Location } from 'react-router';
import type { ImportColumn, ImportOptions, ImportRecord } from '#contract/imports.ts';
import { registerUnsavedWork } from '#web/admin/ui/form/unsaved-work.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';

export type Meaning = Pick<ImportColumn, 'target' | 'unit'>;
type Plain = Omit<ImportOptions, 'columns'>;

export interface OptionsDraft {
  /** All options, and those that have not been sent yet. */
  options: Plain;
  changed: Partial<Plain>;
  /** All columns, and the meanings that have not been sent yet. */
  columns: readonly ImportColumn[];
  meanings: ({ index: number } & Meaning)[];
  setOption: (part: Partial<Plain>) => void;
  setMeaning: (index: number, meaning: Meaning) => void;
  clear: () => void;
}

const importOf = ({ search }: Location) => new URLSearchParams(search).get('edit');
const isSameImport = (current: Location, next: Location) => current.pathname === next.pathname && importOf(current) === importOf(next);

export const useOptionsDraft = (record: ImportRecord): OptionsDraft => {
  const [changed, setChanged] = useState<Partial<Plain>>({});
  const [meanings, setMeanings] = useState<ReadonlyMap<number, Meaning>>(new Map());
  const { columns: _columns, ...stored } = record.options;
  const options = { ...stored, ...changed };
  const columns = record.columns.map((column) => {
    const meaning = meanings.get(column.index);
    return meaning ? { ...column, ...meaning, proposed: false } : column;
  });
  const count = Object.keys(changed).length + meanings.size;
  const latest = useLatest(count);
  useEffect(
    () => registerUnsavedWork({ hasChanges: () => latest.current > 0, count: () => latest.current, survives: isSameImport }),
    [latest],
  );
  return {
    options,
    changed,
    columns,
    meanings: [...meanings].map(([index, meaning]) => ({ index, ...meaning })),
    setOption: (part) => setChanged((before) => ({ ...before, ...part })),
    setMeaning: (index, meaning) => setMeanings((before) => new Map(before).set(index, meaning)),
    clear: () => {
      setChanged({});
      setMeanings(new Map());
    },
  };
};
