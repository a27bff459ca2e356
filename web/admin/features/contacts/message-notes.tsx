// The notes of a message: each with its author and time, and with buttons for those that the administrator may change.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactMessage, ContactNote } from '#contract/contacts.ts';
import { contactLimits } from '#contract/rules/contacts.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { readUser } from '#web/admin/lib/session.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { FormMessages, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { TextareaField } from '#web/admin/ui/form/text-field.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { useFormats } from '#web/shared/lib/formats.ts';
import { reloadContact, useChangeNotes, useRemoveNote } from './contacts.queries.ts';

interface NoteProps {
  message: ContactMessage;
  /** Null: the note without author. */
  note: ContactNote | null;
}

const textOf = (message: ContactMessage | null, note: ContactNote | null): string =>
  (note ? message?.notes.find(({ id }) => id === note.id)?.text : message?.note) ?? '';

const NoteEditor = ({ message, note, onClose }: NoteProps & { onClose: () => void }) => {
  const client = useQueryClient();
  const { update } = useChangeNotes(message);
  const form = useRecordForm<ContactMessage, { text: string }>({
    record: message,
    read: (stored) => ({ text: textOf(stored, note) }),
    save: ({ text }, { record }) => update(note, text, record?.note ?? null),
    reload: () => reloadContact(client, message),
    labels: { text: 'Note' },
    explain: explainByMessage('Failed to save note'),
    onSaved: () => {},
    onDone: onClose,
  });
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <form {...formProps} className="note-form">
      <FormMessages form={form} />
      <TextareaField label="Note" isRequired rows={3} maxLength={contactLimits.note} {...form.field('text')} />
      <FormState form={form} />
      <div className="row">
        <SaveButton form={form}>Save changes</SaveButton>
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
};

const RemoveButton = ({ message, note }: NoteProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveNote(message);
  return (
    <>
      <button type="button" className="icon-btn" aria-label="Delete note" title="Delete note" onClick={() => setIsAsking(true)}>
        <AdminIcon name="delete" />
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Are you sure you want to delete this note?"
        thing={<p className="note">{textOf(message, note)}</p>}
        consequence="It is deleted for ever."
        action="Delete"
        isBusy={remove.isPending}
        busyText="Deleting..."
        onConfirm={() => remove.mutate(note, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};

const Byline = ({ note }: Pick<NoteProps, 'note'>) => {
  const { date, time } = useFormats();
  if (!note) return <span className="sub">Note without author</span>;
  const when = (at: string) => `${date(at)}, ${time(at)}`;
  return (
    <span className="sub">
      <b>{note.author.name}</b> <span>{when(note.created_at)}</span>
      {note.edited_at !== null && <span> · edited {when(note.edited_at)}</span>}
    </span>
  );
};

const Note = ({ message, note }: NoteProps) => {
  const [isEdited, setIsEdited] = useState(false);
  const mayChange = note === null || note.author.id === readUser().id;
  return (
    <li>
      <div className="note-head">
        <Byline note={note} />
        {mayChange && !isEdited && (
          <span className="row">
            <button type="button" className="icon-btn" aria-label="Edit note" title="Edit note" onClick={() => setIsEdited(true)}>
              <AdminIcon name="edit" />
            </button>
            <RemoveButton message={message} note={note} />
          </span>
        )}
      </div>
      {isEdited ? (
        <NoteEditor message={message} note={note} onClose={() => setIsEdited(false)} />
      ) : (
        <p className="note">{textOf(message, note)}</p>
      )}
    </li>
  );
};

export const MessageNotes = ({ message }: { message: ContactMessage }) => {
  const notes = [...(message.note === null ? [] : [null]), ...message.notes];
  if (notes.length === 0) return null;
  return (
    <ol className="notes" aria-label="Notes">
      {notes.map((note) => (
        <Note key={note?.id ?? 0} message={message} note={note} />
      ))}
    </ol>
  );
};
