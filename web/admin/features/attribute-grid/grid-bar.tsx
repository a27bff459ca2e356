// All details of the active cell, shown above the grid and announced with the cell.
import { Link } from 'react-router';
import type { GridRow } from '#contract/attribute-grid.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import type { ChangedRow } from '#web/admin/features/attribute-grid/grid-changes.ts';
import { kindText } from '#web/admin/features/attributes/attribute-words.ts';
import { recordPath } from '#web/admin/records/kinds.ts';
import { cellState } from './cell-state.ts';

interface Props {
  row: GridRow;
  attribute: AdminAttribute;
  changed: ChangedRow | undefined;
  typed: string | undefined;
  /** Number of selected cells. */
  selected: number;
}

export const GridBar = ({ row, attribute, changed, typed, selected }: Props) => {
  const { text, isChanged, note } = cellState(row, changed, attribute, typed);
  const before = changed?.base.cells[attribute.key]?.text ?? '';
  return (
    <div className="grid-state">
      <p className="grow" id="grid-bar">
        <b>{attribute.label}</b> <span className="muted">of {row.name}</span>
        {note?.tone === 'read' && <span>Read as {note.text}</span>}
        {note?.tone === 'missing' && <span className="is-problem">Missing</span>}
        {note?.tone === 'problem' && <span className="is-problem">Not understood: {note.text}</span>}
        {note?.tone === 'error' && <span className="is-error">{note.text}</span>}
        {!note && text === '' && <span className="muted">{kindText(attribute)}</span>}
        {isChanged && <span className="muted">{before === '' ? 'New' : `Was ${before}`}</span>}
      </p>
      {selected > 1 && <span className="num">{selected} cells selected</span>}
      <Link className="row-link" to={recordPath('product', row.product_id)}>
        Open product
      </Link>
    </div>
  );
};
