// Previous, Next, the page number, and how many rows a page has. Shown only if there is more than one page, or would be with
// fewer rows. A button that is disabled at the end keeps its position and the focus.
import { AdminIcon } from './admin-icon.tsx';
import { type RowChoice, rowChoices } from './list/list-address.ts';

interface Rows {
  perPage: RowChoice;
  total: number;
  onChange: (count: RowChoice) => void;
}

interface Props {
  current: number;
  last: number;
  /** Replaces "Page 1 of 3". */
  text?: string;
  onPick: (page: number) => void;
  /** For lists with a choice of the number of rows. */
  rows?: Rows;
}

const RowsSelect = ({ perPage, onChange }: Pick<Rows, 'perPage' | 'onChange'>) => (
  <label className="pager-rows">
    <span>Rows per page</span>
    <select
      className="select"
      value={perPage}
      onChange={(event) => {
        const count = rowChoices.find((choice) => String(choice) === event.target.value);
        if (count) onChange(count);
      }}
    >
      {rowChoices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  </label>
);

export const Pager = ({ current, last, text, onPick, rows }: Props) => {
  const hasChoice = rows !== undefined && rows.total > rowChoices[0];
  if (last <= 1 && !hasChoice) return null;
  const go = (page: number) => {
    if (page >= 1 && page <= last) onPick(page);
  };
  return (
    <nav className="pager" aria-label="Pagination">
      <span className="grow" aria-live="polite">
        {text ?? `Page ${current} of ${last}`}
      </span>
      {hasChoice && <RowsSelect perPage={rows.perPage} onChange={rows.onChange} />}
      {last > 1 && (
        <>
          <button type="button" className="btn" aria-disabled={current <= 1 || undefined} onClick={() => go(current - 1)}>
            <AdminIcon name="left" />
            Previous
          </button>
          <button type="button" className="btn" aria-disabled={current >= last || undefined} onClick={() => go(current + 1)}>
            Next
            <AdminIcon name="right" />
          </button>
        </>
      )}
    </nav>
  );
};
