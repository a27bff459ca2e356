// A product of the grid. It renders only when it changes, or when the selection or the editor is in this row.
import { memo, useEffect, useRef } from 'react';
import type { GridRow as Row } from '#contract/attribute-grid.ts';
import type { AdminAttribute } from '#contract/attributes.ts';
import type { ChangedRow } from '#web/admin/features/attribute-grid/grid-changes.ts';
import { cellState } from './cell-state.ts';

export const choicesId = (key: string): string => `grid-choices-${key}`;

interface EditorProps {
  label: string;
  text: string;
  listId: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

const CellEditor = ({ label, text, listId, onType, onLeave }: EditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <input
      ref={input}
      className="grid-input"
      aria-label={label}
      aria-describedby="grid-bar"
      autoComplete="off"
      list={listId}
      value={text}
      onChange={({ target: { value } }) => onType(value)}
      onBlur={onLeave}
    />
  );
};

interface Props {
  row: Row;
  /** Index on the page, and offset of the page in the whole list. */
  number: number;
  offset: number;
  attributes: readonly AdminAttribute[];
  changed: ChangedRow | undefined;
  /** First and last selected column. */
  from: number;
  to: number;
  /** Column of the active cell, if it is in this row. */
  active: number | undefined;
  /** The text in the editor, if the active cell is edited. */
  typed: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
}

export const GridRow = memo(({ row, number, offset, attributes, changed, from, to, active, typed, onType, onLeave }: Props) => (
  <tr aria-rowindex={offset + number + 1}>
    <th scope="row" className="grid-product">
      <b>{row.name}</b>
      <small>
        {row.model}
        {!row.is_active && <span className="grid-inactive">Inactive</span>}
      </small>
    </th>
    {attributes.map((attribute, column) => {
      const isActive = column === active;
      const isEdited = isActive && typed !== undefined;
      const { text, isChanged, note } = cellState(row, changed, attribute, isEdited ? typed : undefined);
      const isSelected = column >= from && column <= to;
      const classes = [isChanged && 'is-changed', isSelected && 'is-selected', isActive && 'is-active', note && `is-${note.tone}`];
      return (
        <td
          key={attribute.id}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can have the focus
          role="gridcell"
          className={classes.filter(Boolean).join(' ') || undefined}
          data-row={number}
          data-column={column}
          tabIndex={isActive && !isEdited ? 0 : -1}
          aria-selected={isSelected}
          aria-invalid={note?.tone === 'error' || undefined}
          aria-describedby={isActive ? 'grid-bar' : undefined}
        >
          {isEdited ? (
            <CellEditor
              label={`${attribute.label} of ${row.name}`}
              text={typed}
              listId={attribute.choices.length > 0 ? choicesId(attribute.key) : undefined}
              onType={onType}
              onLeave={onLeave}
            />
          ) : (
            <span className="grid-text">{text}</span>
          )}
          {note && <small className="grid-note">{note.text}</small>}
          {isChanged && <span className="vh">, changed</span>}
        </td>
      );
    })}
  </tr>
));
