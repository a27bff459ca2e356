// One row of the file: what becomes of it, its changed values, and what is wrong with it.
import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportRow } from '#contract/imports.ts';
import type { ImportKind } from '#contract/rules/imports.ts';
import { counted } from '#contract/rules/numbers.ts';
import { kindName, recordPath } from '#web/admin/records/kinds.ts';
import { rowActionNames } from './row-counts.tsx';

const badges = {
  create: 'badge green',
  update: 'badge yellow',
  unchanged: 'badge off',
  skip: 'badge off',
  error: 'badge red',
} as const;

const stateTexts: Partial<Record<ImportRow['state'], string>> = {
  refused: 'Not written.',
  kept: 'Not undone.',
};

const cellsShown = 4;

const Value = ({ text, isOld = false }: { text: string | null; isOld?: boolean }) => {
  if (text === null || text === '') return <span className="muted">empty</span>;
  return isOld ? <del>{text}</del> : <ins>{text}</ins>;
};

const Cells = ({ cells, isNew }: { cells: ImportRow['cells']; isNew: boolean }) => {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? cells : cells.slice(0, cellsShown);
  const rest = cells.length - cellsShown;
  return (
    <>
      <dl className="import-cells">
        {shown.map(({ label, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels can repeat, and the order is fixed
          <div key={index}>
            <dt>{label}</dt>
            <dd>
              {!isNew && (
                <>
                  <Value text={before} isOld />
                  <span className="import-arrow" aria-hidden="true">
                    →
                  </span>
                  <span className="vh">becomes</span>
                </>
              )}
              <Value text={after} />
            </dd>
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <button type="button" className="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer values' : `Show ${counted(rest, 'more value', 'more values')}`}
        </button>
      )}
    </>
  );
};

/** Specifications that are read as values of attributes, one by one, and the names of the others. */
const Understood = ({ understood }: Pick<ImportRow, 'understood'>) => {
  const texts = understood.filter(({ read_as }) => read_as === null).map(({ name }) => name);
  return (
    <ul className="import-understood">
      {understood.flatMap(({ name, text, read_as }) =>
        read_as === null ? (
          []
        ) : (
          <li key={`${name} ${text}`}>
            <b>{name}</b> <span className="mono">{text}</span> read as {read_as}
          </li>
        ),
      )}
      {texts.length > 0 && <li>Stored as text: {texts.join(', ')}</li>}
    </ul>
  );
};

const Errors = ({ errors }: Pick<ImportRow, 'errors'>) => (
  <ul className="import-errors">
    {errors.map(({ column, value, text }) => (
      <li key={`${column} ${text}`}>
        {column !== null && <b>{column}</b>} {value !== null && value !== '' && <code>{value}</code>} <span>{text}</span>
      </li>
    ))}
  </ul>
);

interface Props {
  row: ImportRow;
  /** The kind of most rows; null if they have several. */
  kind: ImportKind | null;
  /** Shows what became of the row instead of what is planned. */
  hasResult?: boolean;
}

export const ImportRowItem = ({ row, kind, hasResult = false }: Props) => {
  const { line, action, record_id, title, cells, errors, losses, understood, state } = row;
  const stateText = hasResult ? stateTexts[state] : undefined;
  const name = title || 'Without a name';
  return (
    <li className={action === 'error' ? 'import-row is-error' : 'import-row'}>
      <header>
        <span className="import-line num">{line === null ? 'New' : `Line ${line.toLocaleString('en-US')}`}</span>
        <h3>
          {record_id === null ? (
            name
          ) : (
            <Link className="row-link" to={recordPath(row.kind, record_id)}>
              {name}
            </Link>
          )}
        </h3>
        {row.kind !== kind && <span className="tag">{kindName(row.kind)}</span>}
        <span className={badges[action]}>{rowActionNames[action]}</span>
      </header>
      {stateText && <p className="import-loss">{stateText}</p>}
      {errors.length > 0 && <Errors errors={errors} />}
      {cells.length > 0 && <Cells cells={cells} isNew={action === 'create'} />}
      {losses.length > 0 && <p className="import-loss">Left out: {losses.join(', ')}</p>}
      {understood.length > 0 && <Understood understood={understood} />}
    </li>
  );
};
