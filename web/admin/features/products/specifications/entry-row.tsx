import { type ClipboardEvent, type KeyboardEvent, memo, useContext } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { AttributesContext } from './attributes-context.ts';
import { type RowReading, readItem } from './category-attributes.ts';
import { isTable, readTable, toEntries } from './pasted-rows.ts';
import { RowActions } from './row-actions.tsx';
import { isBlank, itemWarning } from './save-warnings.ts';
import type { DraftItem } from './specification-draft.ts';
import type { RowEditing } from './use-specification-editing.ts';

interface Props {
  item: DraftItem;
  editing: RowEditing;
}

export const choicesId = (attributeId: number): string => `spec-choices-${attributeId}`;

/** The unit of the attribute, or a tick for a text that was parsed as it is. */
const ReadingMark = ({ id, reading, value }: { id: string; reading: RowReading; value: string }) => {
  const { unit, isUnderstood, note } = reading;
  const isShown = unit !== null && unit !== '1' && !value.includes(unit);
  if (!isShown && (!isUnderstood || note)) return null;
  return (
    <span className="spec-mark" id={id}>
      {isShown ? (
        <>
          <span className="vh">Unit: </span>
          <span>{unit}</span>
        </>
      ) : (
        <>
          <AdminIcon name="check" />
          <span className="vh">Understood</span>
        </>
      )}
    </span>
  );
};

/** Pastes the rows of a table as entries. */
const pasteTable = (event: ClipboardEvent, id: string, { paste }: RowEditing) => {
  const rows = readTable({ text: event.clipboardData.getData('text/plain'), html: event.clipboardData.getData('text/html') });
  if (!isTable(rows)) return;
  event.preventDefault();
  paste(toEntries(rows, true), id);
};

/** Alt with an arrow key moves the entry; Enter moves the focus to its value, or adds an entry. */
const onEntryKey = (event: KeyboardEvent<HTMLInputElement>, field: 'key' | 'value', id: string, editing: RowEditing) => {
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    event.preventDefault();
    editing.move(id, event.key === 'ArrowUp' ? -1 : 1, field);
  } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if (field === 'value') editing.addAfter(id);
    else event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-spec-field="value"]')?.focus();
  }
};

/** The name and value of one entry. */
export const EntryRow = memo(({ item, editing }: Props) => {
  const { id, key, value } = item;
  const row = useReorderItem(id);
  const name = key.trim() || 'entry';
  const leftOut = itemWarning(item);
  const attributes = useContext(AttributesContext);
  const reading = attributes && readItem(item, attributes);

  const note = leftOut ? { text: leftOut, isWarning: true } : reading?.note;
  const noteClass = ['spec-note', !leftOut && 'is-reading', !note?.isWarning && 'is-plain'].filter(Boolean).join(' ');
  const noteId = note ? `${id}-note` : undefined;
  const cell = (field: 'key' | 'value') => ({
    'data-spec-field': field,
    'aria-describedby': noteId,
    maxLength: 1000,
    autoComplete: 'off',
    onPaste: (event: ClipboardEvent) => pasteTable(event, id, editing),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => onEntryKey(event, field, id, editing),
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
        aria-describedby={[reading && `${id}-mark`, noteId].filter(Boolean).join(' ') || undefined}
        list={reading && reading.definition.choices.length > 0 ? choicesId(reading.definition.id) : undefined}
        placeholder="Value"
        value={value}
        onChange={(event) => editing.setText(id, { value: event.target.value })}
      />
      {reading && <ReadingMark id={`${id}-mark`} reading={reading} value={value} />}
      <RowActions name={name} onMove={(step) => editing.move(id, step, 'key')} onRemove={() => editing.remove(id)} />
      {note && (
        <p className={noteClass} id={noteId}>
          {note.text}
        </p>
      )}
    </div>
  );
});
