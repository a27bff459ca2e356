import type { ClipboardEvent, KeyboardEvent } from 'react';
import { RowGrip } from '#web/admin/ui/entries/row-grip.tsx';
import type { RowDrag } from '#web/admin/ui/entries/use-row-drag.ts';
import { isBlank, itemLeftOut } from './left-out.ts';
import { isTable, readTable, toEntries } from './pasted-rows.ts';
import { RowActions } from './row-actions.tsx';
import type { DraftItem } from './specification-draft.ts';
import type { SpecificationEditing, SpecificationField } from './use-specification-editing.ts';

interface Props {
  item: DraftItem;
  editing: SpecificationEditing;
  drag: RowDrag;
}

/** Name and value of one entry. */
export const EntryRow = ({ item, editing, drag }: Props) => {
  const { id, key, value } = item;
  const name = key.trim() || 'entry';
  const leftOut = itemLeftOut(item);

  const onPaste = (event: ClipboardEvent) => {
    const rows = readTable({ text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') });
    if (!isTable(rows)) return;
    event.preventDefault();
    editing.paste(toEntries(rows, true), id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, field: SpecificationField) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      editing.move(id, event.key === 'ArrowUp' ? 'up' : 'down', field);
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (field === 'value') editing.addAfter(id);
      else event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-spec-field="value"]')?.focus();
    }
  };

  const noteId = leftOut ? `${id}-note` : undefined;
  const cell = (field: 'key' | 'value') => ({
    'data-spec-field': field,
    'aria-describedby': noteId,
    maxLength: 1000,
    autoComplete: 'off',
    onPaste,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onKeyDown(event, field),
  });
  const missing = (text: string) => (leftOut && text.trim() === '' ? ' miss' : '');
  const isOver = drag.drag?.overId === id && drag.drag.id !== id;
  const classes = [
    'spec-row',
    leftOut && 'warn',
    isBlank(item) && 'blank',
    drag.drag?.id === id && 'is-dragged',
    isOver && `drop-${drag.drag?.side}`,
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-row-id={id}>
      <RowGrip grip={drag.gripOf(id)} />
      <input
        {...cell('key')}
        className={`cellin${missing(key)}`}
        aria-label="Specification name"
        placeholder="Name"
        value={key}
        onChange={(event) => editing.setText(id, { key: event.target.value })}
      />
      <input
        {...cell('value')}
        className={`cellin val${missing(value)}`}
        aria-label={`Value of ${name}`}
        placeholder="Value"
        value={value}
        onChange={(event) => editing.setText(id, { value: event.target.value })}
      />
      <RowActions name={name} onMove={(direction) => editing.move(id, direction, 'key')} onRemove={() => editing.remove(id)} />
      {leftOut && (
        <p className="spec-note" id={noteId}>
          {leftOut}
        </p>
      )}
    </div>
  );
};
