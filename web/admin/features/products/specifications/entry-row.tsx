import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { isTable, readTable, toEntries } from './pasted-rows.ts';
import { RowActions } from './row-actions.tsx';
import { isBlank, itemWarning } from './save-warnings.ts';
import type { DraftItem } from './specification-draft.ts';
import type { RowEditing, SpecificationField } from './use-specification-editing.ts';

interface Props {
  item: DraftItem;
  editing: RowEditing;
}

/** Name and value of one entry. */
export const EntryRow = memo(({ item, editing }: Props) => {
  const { id, key, value } = item;
  const row = useReorderItem(id);
  const name = key.trim() || 'entry';
  const leftOut = itemWarning(item);

  const onPaste = (event: ClipboardEvent) => {
    const rows = readTable({ text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') });
    if (!isTable(rows)) return;
    event.preventDefault();
    editing.paste(toEntries(rows, true), id);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, field: SpecificationField) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      editing.move(id, event.key === 'ArrowUp' ? -1 : 1, field);
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
  const classes = ['spec-row', leftOut && 'warn', isBlank(item) && 'blank', row.className];
  return (
    <div className={classes.filter(Boolean).join(' ')} data-row-id={id} ref={row.ref}>
      <ReorderGrip item={row} />
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
      <RowActions name={name} onMove={(step) => editing.move(id, step, 'key')} onRemove={() => editing.remove(id)} />
      {leftOut && (
        <p className="spec-note" id={noteId}>
          {leftOut}
        </p>
      )}
    </div>
  );
});
