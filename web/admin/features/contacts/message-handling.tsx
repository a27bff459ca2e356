// Assignee and note of a message, edited in place.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { contactLimits } from '#contract/rules/contacts.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ApplySelect } from '#web/admin/ui/apply-select.tsx';
import { FormMessages, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { TextareaField } from '#web/admin/ui/form/text-field.tsx';
import { useRecordForm } from '#web/admin/ui/form/use-record-form.ts';
import { handleContact, reloadContact, useAssignContact, useColleagues } from './contacts.queries.ts';

const nobody = '';

const Assignee = ({ message: { id, assigned_to } }: { message: ContactMessage }) => {
  const colleagues = useColleagues();
  const assign = useAssignContact({ id });
  // an assignee who can no longer sign in stays in the list until another one is chosen
  const choices = assigned_to && !colleagues.some((one) => one.id === assigned_to.id) ? [...colleagues, assigned_to] : colleagues;
  return (
    <span className="row">
      <span className="sub" aria-hidden="true">
        Assigned to
      </span>
      <ApplySelect
        label="Assigned to"
        isBusy={assign.isPending}
        value={String((assign.isPending ? assign.variables : assigned_to?.id) ?? nobody)}
        options={[{ value: nobody, label: 'Nobody' }, ...choices.map(({ id: value, name }) => ({ value: String(value), label: name }))]}
        onApply={(chosen) => assign.mutate(chosen === nobody ? null : Number(chosen))}
      />
    </span>
  );
};

/** Closing the message asks before an unsaved note is lost. */
const Note = ({ message }: { message: ContactMessage }) => {
  const client = useQueryClient();
  const form = useRecordForm<ContactMessage, { note: string }>({
    record: message,
    read: (stored) => ({ note: stored?.note ?? '' }),
    save: ({ note }, { record }) => handleContact(client, message.id, { note, note_before: record?.note ?? null }),
    reload: () => reloadContact(client, message),
    labels: { note: 'Note' },
    explain: explainByMessage('Failed to update message'),
    onSaved: () => {},
  });
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <form {...formProps} className="stack note-form">
      <FormMessages form={form} />
      <TextareaField
        label="Note for colleagues"
        hint="Visitors never see it."
        rows={3}
        maxLength={contactLimits.note}
        {...form.field('note')}
      />
      <FormState form={form} />
      {(form.isDirty || form.isSaving) && (
        <div>
          <SaveButton form={form}>Save note</SaveButton>
        </div>
      )}
    </form>
  );
};

export const MessageHandling = ({ message }: { message: ContactMessage }) => {
  const [isEdited, setIsEdited] = useState(false);
  const { assigned_to, note } = message;
  return (
    <section className="handling" aria-label="Handling">
      {isEdited ? (
        <>
          <Assignee message={message} />
          <Note message={message} />
        </>
      ) : (
        <>
          {assigned_to && (
            <p>
              <span className="sub">Assigned to</span> {assigned_to.name}
            </p>
          )}
          {note && <p className="note">{note}</p>}
          <div>
            <button type="button" className="btn" onClick={() => setIsEdited(true)}>
              <AdminIcon name="edit" />
              Assign or note
            </button>
          </div>
        </>
      )}
    </section>
  );
};
