// The columns of an export, in groups of check boxes with a search.
import { useState } from 'react';
import { fold } from '#contract/rules/fold.ts';
import { type ExportColumn, isChosen, targetsOf } from './export-choice.ts';

interface Props {
  columns: readonly ExportColumn[];
  /** Targets. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

interface GroupProps extends Props {
  name: string;
  /** Those of the group that match the search. */
  shown: readonly ExportColumn[];
}

const ColumnGroup = ({ name, shown, columns, chosen, onChange }: GroupProps) => {
  const count = shown.filter((column) => isChosen(column, chosen)).length;
  const set = (changed: readonly ExportColumn[], isOn: boolean) =>
    onChange(targetsOf(columns, (column) => (changed.includes(column) ? isOn : isChosen(column, chosen))));
  return (
    <fieldset className="export-group">
      <legend>
        <label className="check">
          <input
            ref={(input) => {
              if (input) input.indeterminate = count > 0 && count < shown.length;
            }}
            type="checkbox"
            checked={count === shown.length}
            onChange={(event) => set(shown, event.target.checked)}
          />
          <span>
            <b>{name}</b> ({shown.length})
          </span>
        </label>
      </legend>
      <div className="export-columns">
        {shown.map((column) => (
          <label key={column.target} className="check">
            <input type="checkbox" checked={isChosen(column, chosen)} onChange={(event) => set([column], event.target.checked)} />
            <span>{column.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};

export const ColumnChoice = (props: Props) => {
  const [search, setSearch] = useState('');
  const words = fold(search).split(/\s+/).filter(Boolean);
  const matching = props.columns.filter(({ label, group }) => words.every((word) => fold(`${label} ${group}`).includes(word)));
  const groups = [...Map.groupBy(matching, ({ group }) => group)];
  return (
    <div className="stack">
      <input
        type="search"
        className="input"
        aria-label="Search columns"
        placeholder="Search columns"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {groups.map(([name, shown]) => (
        <ColumnGroup key={name} {...props} name={name} shown={shown} />
      ))}
      {groups.length === 0 && <p className="hint">No column contains this text.</p>}
    </div>
  );
};
