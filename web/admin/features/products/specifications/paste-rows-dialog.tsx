import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { hasTitleLines, readTable, toEntries } from './pasted-rows.ts';
import { countEntries, type DraftEntry } from './specification-draft.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onPaste: (entries: readonly DraftEntry[]) => void;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Describes the rows that the text will become. */
const outcome = (entries: readonly DraftEntry[]): string => {
  if (entries.length === 0) return 'Nothing to add yet.';
  const groups = entries.filter(({ type }) => type === 'group').length;
  const rows = counted(countEntries(entries), 'row', 'rows');
  return groups === 0 ? `${rows} will be added.` : `${rows} in ${counted(groups, 'group', 'groups')} will be added.`;
};

const PasteForm = ({ onClose, onPaste }: Omit<Props, 'isOpen'>) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => area.current?.focus(), []);
  const [isGrouped, setIsGrouped] = useState(true);
  const rows = readTable({ text });
  const entries = toEntries(rows, isGrouped);

  // only the HTML of a table copied from a web page contains its columns
  const onPasteText = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (!/<tr[\s>]/i.test(html)) return;
    event.preventDefault();
    const table = readTable({ text: '', html }).map((row) => row.join('\t'));
    setText((before) => [before.trimEnd(), ...table].filter(Boolean).join('\n'));
  };

  return (
    <>
      <div className="dlg-body stack">
        <div className="field">
          <label htmlFor={id}>Rows</label>
          <textarea
            ref={area}
            id={id}
            className="textarea spec-paste"
            aria-describedby={`${id}-hint ${id}-outcome`}
            placeholder={'Payload\t12 kg\nReach\t1 450 mm'}
            wrap="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onPaste={onPasteText}
          />
          <p className="hint" id={`${id}-hint`}>
            Two columns copied from a spreadsheet, a document or a web page; or lines such as “Payload: 12 kg”. Further columns join the
            value.
          </p>
        </div>
        {hasTitleLines(rows) && (
          <label className="check">
            <input type="checkbox" checked={isGrouped} onChange={(event) => setIsGrouped(event.target.checked)} />A line with one column
            above rows is the title of a group
          </label>
        )}
      </div>
      <div className="dlg-foot">
        <p className="grow" id={`${id}-outcome`} role="status">
          {outcome(entries)}
        </p>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={entries.length === 0 || undefined}
          onClick={() => {
            if (entries.length === 0) return;
            onClose();
            onPaste(entries);
          }}
        >
          Add rows
        </button>
      </div>
    </>
  );
};

/** Pastes rows from a spreadsheet, for people who cannot paste them into a row or do not know about it. */
export const PasteRowsDialog = ({ isOpen, onClose, onPaste }: Props) => (
  <Dialog isOpen={isOpen} onClose={onClose} title="Paste rows" className="dlg-m">
    {(titleId) => (
      <>
        <DialogHead titleId={titleId} title="Paste rows" onClose={onClose} />
        <PasteForm onClose={onClose} onPaste={onPaste} />
      </>
    )}
  </Dialog>
);
