// Products × attributes as an editable grid.
import { useLayoutEffect, useRef } from 'react';
import type { GridRow as Row } from '#contract/attribute-grid.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { GridBar } from './grid-bar.tsx';
import { blockOf, type Place } from './grid-block.ts';
import { textOf } from './grid-changes.ts';
import { choicesId, GridRow } from './grid-row.tsx';
import { useGridCells } from './use-grid-cells.ts';
import type { GridEditing } from './use-grid-changes.ts';

interface Props {
  /** Accessible name. */
  caption: string;
  rows: readonly Row[];
  attributes: readonly AdminAttribute[];
  grid: GridEditing;
  /** Number of the first product. */
  first: number;
  total: number;
  isStale: boolean;
  /** Increases when a save was refused: the first cell with an error gets the focus. */
  refusals: number;
}

const Choices = ({ attributes }: Pick<Props, 'attributes'>) =>
  attributes.map(({ id, key, choices }) =>
    choices.length > 0 ? (
      <datalist key={id} id={choicesId(key)}>
        {choices.map((choice) => (
          <option key={choice.key} value={choice.label} />
        ))}
      </datalist>
    ) : null,
  );

const Heads = ({ attributes }: Pick<Props, 'attributes'>) => (
  <thead>
    <tr aria-rowindex={1}>
      <th scope="col" className="grid-product">
        Product
      </th>
      {attributes.map(({ id, label, unit, is_required }) => (
        <th key={id} scope="col">
          {label}
          {is_required && (
            <>
              <i aria-hidden="true" className="req">
                {' *'}
              </i>
              <span className="vh"> (required)</span>
            </>
          )}
          {unit && <small>{unit}</small>}
        </th>
      ))}
    </tr>
  </thead>
);

export const GridTable = ({ caption, rows, attributes, grid, first, total, isStale, refusals }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const { changes } = grid;
  const rowAt = ({ row }: Place) => rows[row];
  const keyAt = ({ column }: Place) => attributes[column]?.key ?? '';
  const cells = useGridCells({
    size: { rows: rows.length, columns: attributes.length },
    textAt: (place) => {
      const row = rowAt(place);
      return row ? textOf(row, changes.rows.get(row.product_id), keyAt(place)) : '';
    },
    hasChoices: ({ column }) => (attributes[column]?.choices.length ?? 0) > 0,
    change: (changed) =>
      grid.change(
        changed.flatMap(({ place, text }) => {
          const row = rowAt(place);
          return row ? { row, key: keyAt(place), text } : [];
        }),
      ),
    undo: grid.undo,
    redo: grid.redo,
    announce: grid.announce,
    setEditing: grid.setEditing,
    isReadOnly: grid.isSaving || isStale,
  });
  const { selection, editor, needsFocus } = cells;
  const { active } = selection;
  const block = blockOf(selection);

  const latest = useLatest(cells);
  const stable = useRef({ onType: (text: string) => void latest.current.type(text), onLeave: () => latest.current.commit() });

  useLayoutEffect(() => {
    if (!needsFocus.current || editor) return;
    needsFocus.current = false;
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-column="${active.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const cell = table.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (cell) latest.current.select({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
  }, [refusals, latest]);

  const row = rowAt(active);
  const attribute = attributes[active.column];
  return (
    <>
      {row && attribute && (
        <GridBar
          row={row}
          attribute={attribute}
          changed={changes.rows.get(row.product_id)}
          typed={editor?.text}
          selected={(block.bottom - block.top + 1) * (block.right - block.left + 1)}
        />
      )}
      <div className="grid-scroll">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are edited is a grid
          role="grid"
          className={isStale ? 'grid-table is-stale' : 'grid-table'}
          aria-label={caption}
          aria-multiselectable
          aria-rowcount={total + 1}
          aria-colcount={attributes.length + 1}
          aria-busy={isStale}
          {...cells.handlers}
        >
          <Heads attributes={attributes} />
          <tbody>
            {rows.map((product, index) => {
              const isSelected = index >= block.top && index <= block.bottom;
              const isActive = index === active.row;
              return (
                <GridRow
                  key={product.product_id}
                  row={product}
                  number={index}
                  offset={first}
                  attributes={attributes}
                  changed={changes.rows.get(product.product_id)}
                  from={isSelected ? block.left : -1}
                  to={isSelected ? block.right : -1}
                  active={isActive ? active.column : undefined}
                  typed={isActive ? editor?.text : undefined}
                  {...stable.current}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <Choices attributes={attributes} />
    </>
  );
};
