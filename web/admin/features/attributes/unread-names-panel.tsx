// Names of specification rows without an attribute, the most frequent first: one step makes an attribute from each.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted } from '#contract/rules/numbers.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FailedList } from '#web/admin/ui/list-state.tsx';
import { type AttributeName, type CategoryId, namesQuery } from './admin-attributes.queries.ts';
import { LoadingRows } from './loading-rows.tsx';

const shownAtFirst = 8;
const examplesShown = 4;

interface Props {
  categoryId: CategoryId;
  /** Opens the form of an attribute for these rows. */
  onDefine: (name: AttributeName) => void;
}

const NameRow = ({ row, onDefine }: { row: AttributeName; onDefine: Props['onDefine'] }) => {
  const { name, products, examples } = row;
  const count = counted(products, 'row');
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <small className="clamp-1">{examples.slice(0, examplesShown).join(' · ')}</small>
      </div>
      <span className="num">{count}</span>
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

const Names = ({ names, onDefine }: { names: readonly AttributeName[]; onDefine: Props['onDefine'] }) => {
  const [isWhole, setIsWhole] = useState(false);
  if (names.length === 0) return <p className="panel-body hint">Every specification row has an attribute.</p>;
  return (
    <>
      <ul className="attribute-rows">
        {names.slice(0, isWhole ? undefined : shownAtFirst).map((row) => (
          <NameRow key={row.name} row={row} onDefine={onDefine} />
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

export const UnreadNamesPanel = ({ categoryId, onDefine }: Props) => {
  const { data, isError, refetch } = useQuery(namesQuery(categoryId));
  const names = data?.filter(({ attribute }) => attribute === null);
  return (
    <section className="panel" aria-labelledby="unread-names">
      <header className="panel-head">
        <h2 id="unread-names">Rows without an attribute</h2>
        {names && names.length > 0 && <p>{counted(names.length, 'name')}</p>}
      </header>
      {names && <Names names={names} onDefine={onDefine} />}
      {!names && isError && <FailedList title="Failed to load the names of specifications" onRetry={() => void refetch()} />}
      {!names && !isError && <LoadingRows text="Loading the names of specifications..." />}
    </section>
  );
};
