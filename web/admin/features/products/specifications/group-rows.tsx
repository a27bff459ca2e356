import { type KeyboardEvent, memo } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ReorderGrip } from '#web/admin/ui/reorder/reorder-grip.tsx';
import { useReorderItem } from '#web/admin/ui/reorder/reorder-list.tsx';
import { EntryRow } from './entry-row.tsx';
import { RowActions } from './row-actions.tsx';
import { groupWarning } from './save-warnings.ts';
import type { DraftGroup } from './specification-draft.ts';
import type { RowEditing } from './use-specification-editing.ts';

interface Props {
  group: DraftGroup;
  editing: RowEditing;
}

/** The title of a group and its entries. */
export const GroupRows = memo(({ group, editing }: Props) => {
  const { id, title, items } = group;
  const row = useReorderItem(id);
  const name = title.trim() || 'without a title';
  const leftOut = groupWarning(group);
  const noteId = leftOut ? `${id}-note` : undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      editing.move(id, event.key === 'ArrowUp' ? -1 : 1, 'title');
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const first = event.currentTarget.closest('[role="group"]')?.querySelector<HTMLElement>('[data-spec-field="key"]');
      if (first) first.focus();
      else editing.addItem(id);
    }
  };

  const classes = ['spec-row title', leftOut && 'warn', row.className];
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers cannot lay out a fieldset as a grid
    <div className="spec-group" role="group" aria-label={`Group ${name}`}>
      <div className={classes.filter(Boolean).join(' ')} data-row-id={id} ref={row.ref}>
        <ReorderGrip item={row} />
        <input
          className={leftOut && title.trim() === '' ? 'cellin miss' : 'cellin'}
          data-spec-field="title"
          aria-label="Group title"
          aria-describedby={noteId}
          placeholder="Group title"
          autoComplete="off"
          maxLength={1000}
          value={title}
          onChange={(event) => editing.setText(id, { title: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="btn btn-quiet btn-s" aria-label={`Add entry to group ${name}`} onClick={() => editing.addItem(id)}>
          <AdminIcon name="plus" />
          <span aria-hidden="true">Entry</span>
        </button>
        <RowActions name={`group ${name}`} onMove={(step) => editing.move(id, step, 'title')} onRemove={() => editing.remove(id)} />
        {leftOut && (
          <p className="spec-note" id={noteId}>
            {leftOut}
          </p>
        )}
      </div>
      {items.map((item) => (
        <EntryRow key={item.id} item={item} editing={editing} />
      ))}
    </div>
  );
});
