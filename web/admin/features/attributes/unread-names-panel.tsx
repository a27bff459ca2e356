// Names of specification rows without an attribute, the most frequent first: one step makes an attribute from each or from many,
// or adds a name to an existing attribute.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminAttribute } from '#contract/attributes.ts';
import { attributeLimits } from '#contract/rules/attributes/limits.ts';
import { counted } from '#contract/rules/numbers.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { type AttributeName, type CategoryId, definitionsQuery, namesQuery } from './attributes.queries.ts';
import { LoadingRows } from './loading-rows.tsx';
import { newAttribute, similarAttribute } from './name-entries.ts';
import type { Naming } from './names-dialog.tsx';

const shownAtFirst = 8;
const examplesShown = 4;

interface Props {
  categoryId: CategoryId;
  /** Opens the form of an attribute for these rows. */
  onDefine: (name: AttributeName) => void;
  /** Opens the dialog that gives several names a meaning in one step. */
  onName: (naming: Naming) => void;
}

interface RowProps extends Pick<Props, 'onDefine' | 'onName'> {
  row: AttributeName;
  /** Those that can read the name. */
  attributes: readonly AdminAttribute[];
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

const NameRow = ({ row, attributes, isSelected, onSelect, onDefine, onName }: RowProps) => {
  const { name, products, examples } = row;
  const count = counted(products, 'row');
  const similar = similarAttribute(row, attributes);
  return (
    <li>
      <label className="check grow">
        <input type="checkbox" checked={isSelected} onChange={({ target }) => onSelect(target.checked)} />
        <span>
          <b>{name}</b>
          <small className="clamp-1">{examples.slice(0, examplesShown).join(' · ')}</small>
        </span>
      </label>
      <span className="num">{count}</span>
      {attributes.length > 0 && (
        <button
          type="button"
          className="btn btn-s"
          aria-label={similar ? `${name} is the same as ${similar.label}` : `${name} is the same as another attribute`}
          onClick={() => onName({ names: [row], into: similar ? String(similar.id) : '' })}
        >
          {similar ? `Same as ${similar.label}` : 'Same as…'}
        </button>
      )}
      <button
        type="button"
        className="btn btn-s"
        aria-label={`Make an attribute from ${count} named ${name}`}
        onClick={() => onDefine(row)}
      >
        <AdminIcon name="plus" />
        Make an attribute
      </button>
    </li>
  );
};

const Names = ({ names, categoryId, onDefine, onName }: Props & { names: readonly AttributeName[] }) => {
  const [isWhole, setIsWhole] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data } = useQuery(definitionsQuery(categoryId));
  if (names.length === 0) return <p className="panel-body hint">Every specification row has an attribute.</p>;
  const attributes = [...(data?.data ?? []), ...(data?.general ?? [])];
  const shown = names.slice(0, isWhole ? undefined : shownAtFirst);
  const chosen = shown.filter(({ name }) => selected.has(name));
  const select = (name: string, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(name);
    else next.delete(name);
    setSelected(next);
  };
  return (
    <>
      <div className="attribute-names-bar">
        <label className="check">
          <input
            type="checkbox"
            checked={chosen.length === shown.length}
            onChange={({ target }) => setSelected(new Set(target.checked ? shown.map(({ name }) => name) : []))}
          />
          <span>Select all {counted(shown.length, 'name')}</span>
        </label>
        <button
          type="button"
          className="btn btn-s"
          disabled={chosen.length === 0}
          onClick={() => onName({ names: chosen.slice(0, attributeLimits.definitions), into: newAttribute })}
        >
          <AdminIcon name="plus" />
          {chosen.length === 0 ? 'Make attributes' : `Make ${counted(chosen.length, 'attribute')}`}
        </button>
      </div>
      <ul className="attribute-rows">
        {shown.map((row) => (
          <NameRow
            key={row.name}
            row={row}
            attributes={attributes}
            isSelected={selected.has(row.name)}
            onSelect={(isSelected) => select(row.name, isSelected)}
            onDefine={onDefine}
            onName={onName}
          />
        ))}
      </ul>
      {!isWhole && names.length > shownAtFirst && (
        <div className="panel-body">
          <button type="button" className="btn btn-s" onClick={() => setIsWhole(true)}>
            Show all {names.length} names
          </button>
        </div>
      )}
    </>
  );
};

export const UnreadNamesPanel = (props: Props) => {
  const { data, isError, refetch } = useQuery(namesQuery(props.categoryId));
  const names = data?.filter(({ attribute }) => attribute === null);
  return (
    <section className="panel" aria-labelledby="unread-names">
      <header className="panel-head">
        <h2 id="unread-names">Rows without an attribute</h2>
        {names && names.length > 0 && <p>{counted(names.length, 'name')}</p>}
      </header>
      {names && <Names {...props} names={names} />}
      {!names && isError && <FailedList title="Failed to load the names of specifications" onRetry={() => void refetch()} />}
      {!names && !isError && <LoadingRows text="Loading the names of specifications..." />}
    </section>
  );
};
