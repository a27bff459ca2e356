// Assignee and notes of a message, edited in place.
import type { ContactMessage } from '#contract/contacts.ts';
import { contactLimits } from '#contract/rules/contacts.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { ApplySelect } from '#web/admin/ui/apply-select.tsx';
import { FormMessages, SaveButton, useFormFrame } from '#web/admin/ui/form/form-frame.tsx';
import { FormState } from '#web/admin/ui/form/form-state.tsx';
import { TextareaField } from '#web/admin/ui/form/text-field.tsx';
import { useForm } from '#web/admin/ui/form/use-form.ts';
import { useAssignContact, useChangeNotes, useColleagues } from './contacts.queries.ts';
import { MessageNotes } from './message-notes.tsx';

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
const NewNote = ({ message }: { message: ContactMessage }) => {
  const { add } = useChangeNotes(message);
  const form = useForm<{ text: string }>({
    initial: { text: '' },
    save: ({ text }) => add(text),
    stored: () => ({ text: '' }),
    explain: explainByMessage('Failed to save note'),
  });
  const { formProps } = useFormFrame(form, { isPart: true });
  return (
    <form {...formProps} className="note-form">
      <FormMessages form={form} />
      <TextareaField
        label="Note for colleagues"
        hint="Visitors never see it."
        rows={2}
        maxLength={contactLimits.note}
        {...form.field('text')}
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

export const MessageHandling = ({ message }: { message: ContactMessage }) => (
  <section className="handling" aria-label="Handling">
    <Assignee message={message} />
    <MessageNotes message={message} />
    <NewNote message={message} />
  </section>
);
