// Products × attributes as an editable grid.
import { type ClipboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridRow as Row } from '#contract/attribute-grid.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import { blockOf, isSingle, type Position, positionsOf } from '#web/admin/features/attribute-grid/grid-block.ts';
import { countedCells } from '#web/admin/features/attribute-grid/grid-changes.ts';
import { readBlock, writeBlock } from '#web/admin/features/attribute-grid/grid-clipboard.ts';
import { gridContents } from '#web/admin/features/attribute-grid/grid-contents.ts';
import { type GridCells, useGridCells } from '#web/admin/features/attribute-grid/use-grid-cells.ts';
import type { GridEditing } from '#web/admin/features/attribute-grid/use-grid-changes.ts';
import { useGridKeys } from '#web/admin/features/attribute-grid/use-grid-keys.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { GridBar } from './grid-bar.tsx';
import { choicesId, GridRow } from './grid-row.tsx';

/** Moves the focus in a grid: to the active cell after the selection has changed, and to the first error after a refused save. */
const useGridFocus = (table: RefObject<HTMLTableElement | null>, cells: Readonly<RefObject<GridCells>>, refusals: number) => {
  useLayoutEffect(() => {
    const { selection, editor } = cells.current;
    if (!selection.needsFocus.current || editor.edited) return;
    selection.needsFocus.current = false;
    const { row, column } = selection.active;
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const cell = table.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (cell) cells.current.selection.selectCell({ row: Number(cell.dataset.row), column: Number(cell.dataset.column) });
  }, [refusals, table, cells]);
};

/** @returns the position of the cell in which an event happened */
const positionOf = (target: EventTarget): Position | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined;
};

/** Clicks, touches and drags in a grid. */
const pointerHandlers = ({ selection, editor, commit, edit }: GridCells) => ({
  onPointerDown: (event: PointerEvent) => {
    const position = positionOf(event.target);
    if (!position || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    commit();
    const { active, selectCell, extendTo } = selection;
    const isAgain = isSingle(selection) && position.row === active.row && position.column === active.column;
    // touch has no double click
    if (isAgain && event.pointerType === 'touch') edit();
    else (event.shiftKey ? extendTo : selectCell)(position);
  },
  onPointerOver: (event: PointerEvent) => {
    const position = positionOf(event.target);
    if (position && event.buttons === 1 && event.pointerType === 'mouse' && !editor.latest.current) selection.extendTo(position);
  },
  onDoubleClick: edit,
});

/** Copying, cutting and pasting blocks of a grid. */
const clipboardHandlers = ({ contents, selection, editor, isReadOnly, change, empty, announce }: GridCells) => {
  const onCopy = (event: ClipboardEvent) => {
    if (editor.latest.current) return;
    event.preventDefault();
    const block = blockOf(selection);
    event.clipboardData.setData('text/plain', writeBlock(block, contents.textAt));
    if (event.type === 'cut') empty();
    else announce(`${countedCells(positionsOf(block).length)} copied.`);
  };
  return {
    onCopy,
    onCut: onCopy,
    onPaste: (event: ClipboardEvent) => {
      if (editor.latest.current || isReadOnly) return;
      event.preventDefault();
      const pasted = readBlock(event.clipboardData.getData('text/plain'), selection, contents.size);
      if (!pasted) return;
      change(pasted.cells);
      announce(`${countedCells(pasted.cells.length)} pasted.${pasted.left > 0 ? ` ${countedCells(pasted.left)} did not fit.` : ''}`);
      selection.select(pasted.selection);
    },
  };
};

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
  /** Increases with each refused save: the first cell with an error then gets the focus. */
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

type PartProps = Pick<Props, 'rows' | 'attributes' | 'grid'> & { cells: GridCells };

const ActiveCellBar = ({ rows, attributes, grid, cells: { selection, editor } }: PartProps) => {
  const { top, bottom, left, right } = blockOf(selection);
  const row = rows[selection.active.row];
  const attribute = attributes[selection.active.column];
  if (!row || !attribute) return null;
  return (
    <GridBar
      row={row}
      attribute={attribute}
      changed={grid.changes.rows.get(row.product_id)}
      typed={editor.edited?.text}
      selected={(bottom - top + 1) * (right - left + 1)}
    />
  );
};

interface BodyProps extends PartProps, Pick<Props, 'first'> {
  latest: Readonly<RefObject<GridCells>>;
}

const Body = ({ rows, attributes, grid, cells: { selection, editor }, latest, first }: BodyProps) => {
  const block = blockOf(selection);
  // stable functions, because a row renders again when one of them changes
  const editing = useRef({ onType: (text: string) => void latest.current.editor.type(text), onLeave: () => latest.current.commit() });
  return (
    <tbody>
      {rows.map((product, index) => {
        const isSelected = index >= block.top && index <= block.bottom;
        const isActive = index === selection.active.row;
        return (
          <GridRow
            key={product.product_id}
            row={product}
            number={index}
            offset={first}
            attributes={attributes}
            changed={grid.changes.rows.get(product.product_id)}
            from={isSelected ? block.left : -1}
            to={isSelected ? block.right : -1}
            active={isActive ? selection.active.column : undefined}
            typed={isActive ? editor.edited?.text : undefined}
            {...editing.current}
          />
        );
      })}
    </tbody>
  );
};

export const GridTable = ({ caption, rows, attributes, grid, first, total, isStale, refusals }: Props) => {
  const table = useRef<HTMLTableElement>(null);
  const cells = useGridCells(gridContents(rows, attributes, grid.changes), grid, grid.isSaving || isStale);
  const latest = useLatest(cells);
  const onKeyDown = useGridKeys(cells);
  useGridFocus(table, latest, refusals);
  const parts = { rows, attributes, grid, cells };
  return (
    <>
      <ActiveCellBar {...parts} />
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
          onKeyDown={onKeyDown}
          {...clipboardHandlers(cells)}
          {...pointerHandlers(cells)}
        >
          <Heads attributes={attributes} />
          <Body {...parts} latest={latest} first={first} />
        </table>
      </div>
      <Choices attributes={attributes} />
    </>
  );
};
