// Specifications as a sheet of two columns: entries, and groups of entries, in the order visitors see.
import { useRef, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import { useRowDrag } from '#web/admin/ui/entries/use-row-drag.ts';
import { EntryRow } from './entry-row.tsx';
import { GroupRows } from './group-rows.tsx';
import { PasteRowsDialog } from './paste-rows-dialog.tsx';
import { removedText } from './removed-entry.ts';
import type { SpecificationDraft } from './specification-draft.ts';
import { useSpecificationEditing } from './use-specification-editing.ts';

interface Props {
  /** From `readDraft`; saved with `writeDraft`. */
  draft: SpecificationDraft;
  onChange: (draft: SpecificationDraft) => void;
  /** What the server said about them. */
  error?: string;
}

export const SpecificationEditor = ({ draft, onChange, error }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const editing = useSpecificationEditing({ draft, onChange, root });
  const drag = useRowDrag({ root, onDrop: editing.drop });
  const [isPasting, setIsPasting] = useState(false);
  const isAtEnd = drag.drag?.overId === null;

  return (
    <div className="specs" ref={root}>
      <div className="specs-tools">
        <button
          type="button"
          className="btn btn-s"
          title="Two columns copied from a spreadsheet become rows"
          onClick={() => setIsPasting(true)}
        >
          <AdminIcon name="paste" />
          Paste rows
        </button>
        <button type="button" className="btn btn-s" onClick={editing.addGroup}>
          <AdminIcon name="group" />
          Add group
        </button>
        <button type="button" className="btn btn-s" onClick={editing.addEntry}>
          <AdminIcon name="plus" />
          Add entry
        </button>
      </div>
      {error && (
        <p className="err" role="alert">
          <AdminIcon name="alert" />
          {error}
        </p>
      )}
      {editing.removed && <UndoNotice text={removedText(editing.removed)} onUndo={editing.undo} onDismiss={editing.forget} />}
      {draft.length === 0 ? (
        <p className="spec-none">No specifications yet. Add entries one by one, or paste two columns from a spreadsheet.</p>
      ) : (
        <div className={isAtEnd ? 'spec drop-end' : 'spec'}>
          <div className="spec-row spec-head" aria-hidden="true">
            <span />
            <span>Name</span>
            <span>Value</span>
            <span />
          </div>
          {draft.map((entry) =>
            entry.type === 'group' ? (
              <GroupRows key={entry.id} group={entry} editing={editing} drag={drag} />
            ) : (
              <EntryRow key={entry.id} item={entry} editing={editing} drag={drag} />
            ),
          )}
        </div>
      )}
      {draft.length > 0 && <p className="hint">Enter adds the next row. Alt with ↑ or ↓ moves the row, also into and out of groups.</p>}
      <p className="vh" role="status">
        {editing.said}
      </p>
      <PasteRowsDialog isOpen={isPasting} onClose={() => setIsPasting(false)} onPaste={editing.paste} />
    </div>
  );
};
