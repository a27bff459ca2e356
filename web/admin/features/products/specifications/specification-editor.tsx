// Specifications as a table of two columns: entries and groups of entries, in the order in which visitors see them.
import { useRef, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { UndoNotice } from '#web/admin/ui/entries/undo-notice.tsx';
import { ReorderList, useIsDropAtEnd } from '#web/admin/ui/reorder/reorder-list.tsx';
import { AttributeOffers } from './attribute-offers.tsx';
import { AttributesContext } from './attributes-context.ts';
import type { CategoryAttributes } from './category-attributes.ts';
import { choicesId, EntryRow } from './entry-row.tsx';
import { GroupRows } from './group-rows.tsx';
import { PasteRowsDialog } from './paste-rows-dialog.tsx';
import { removedText } from './removed-entry.ts';
import type { SpecificationDraft } from './specification-draft.ts';
import { type RowEditing, useSpecificationEditing } from './use-specification-editing.ts';

interface Props {
  /** From `readDraft`; saved with `writeDraft`. */
  draft: SpecificationDraft;
  onChange: (draft: SpecificationDraft) => void;
  /** The server's error. */
  error?: string;
  /** Attributes of the chosen category. */
  attributes?: CategoryAttributes | null;
}

const Rows = ({ draft, editing }: { draft: SpecificationDraft; editing: RowEditing }) => (
  <div className={useIsDropAtEnd() ? 'spec drop-end' : 'spec'}>
    <div className="spec-row spec-head" aria-hidden="true">
      <span />
      <span>Name</span>
      <span>Value</span>
      <span />
    </div>
    {draft.map((entry) =>
      entry.type === 'group' ? (
        <GroupRows key={entry.id} group={entry} editing={editing} />
      ) : (
        <EntryRow key={entry.id} item={entry} editing={editing} />
      ),
    )}
  </div>
);

/** The suggestions of value fields. */
const Choices = ({ attributes: { definitions } }: { attributes: CategoryAttributes }) =>
  definitions.map(({ id, choices }) =>
    choices.length > 0 ? (
      <datalist key={id} id={choicesId(id)}>
        {choices.map(({ key, label }) => (
          <option key={key} value={label} />
        ))}
      </datalist>
    ) : null,
  );

export const SpecificationEditor = ({ draft, onChange, error, attributes = null }: Props) => {
  const root = useRef<HTMLDivElement>(null);
  const editing = useSpecificationEditing({ draft, onChange, root });
  const [isPasting, setIsPasting] = useState(false);

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
      {editing.removed && <UndoNotice text={removedText(editing.removed)} onUndo={editing.undo} onDismiss={editing.dismiss} />}
      {attributes && (
        <AttributeOffers draft={draft} attributes={attributes} onAdd={(chosen) => editing.addAttributes(chosen, attributes)} />
      )}
      {attributes && <Choices attributes={attributes} />}
      {draft.length === 0 ? (
        <p className="spec-none">No specifications yet. Add entries one by one, or paste two columns from a spreadsheet.</p>
      ) : (
        <AttributesContext value={attributes}>
          <ReorderList layout="tree" onDrop={editing.drop}>
            <Rows draft={draft} editing={editing.rows} />
          </ReorderList>
        </AttributesContext>
      )}
      {draft.length > 0 && <p className="hint">Enter adds the next row. Alt with ↑ or ↓ moves the row, also into and out of groups.</p>}
      <p className="vh" role="status">
        {editing.announcement}
      </p>
      <PasteRowsDialog isOpen={isPasting} onClose={() => setIsPasting(false)} onPaste={editing.rows.paste} />
    </div>
  );
};
