// Assignee and notes of a message: shown, and edited on demand.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { contactLimits } from '#contract/rules/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ApplySelect } from '#web/admin/ui/apply-select.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { useColleagues, useHandleContact } from './contacts.queries.ts';

const nobody = '';

const Assignee = ({ message: { id, assigned_to } }: { message: ContactMessage }) => {
  const colleagues = useColleagues();
  const handle = useHandleContact();
  // one who can no longer sign in stays shown until somebody else is chosen
  const choices = assigned_to && !colleagues.some((one) => one.id === assigned_to.id) ? [...colleagues, assigned_to] : colleagues;
  return (
    <span className="row">
      <span className="sub" aria-hidden="true">
        Assigned to
      </span>
      <ApplySelect
        label="Assigned to"
        isBusy={handle.isPending}
        value={String((handle.isPending ? handle.variables.assigned_to : assigned_to?.id) ?? nobody)}
        options={[{ value: nobody, label: 'Nobody' }, ...choices.map(({ id: value, name }) => ({ value: String(value), label: name }))]}
        onApply={(chosen) => handle.mutate({ id, assigned_to: chosen === nobody ? null : Number(chosen) })}
      />
    </span>
  );
};

const Note = ({ message: { id, note } }: { message: ContactMessage }) => {
  const handle = useHandleContact();
  const [text, setText] = useState(note ?? '');
  const isChanged = text.trim() !== (note ?? '');
  // closing the view, or opening the next message, saves the typed text
  const saveRest = useEffectEvent(() => {
    if (isChanged && !handle.isPending) handle.mutate({ id, note: text });
  });
  useEffect(() => () => saveRest(), []);
  return (
    <form
      className="stack note-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) handle.mutate({ id, note: text });
      }}
    >
      <label className="sub" htmlFor="message-note">
        Note for colleagues <span className="muted">(visitors never see it)</span>
      </label>
      <textarea
        id="message-note"
        className="textarea"
        rows={3}
        maxLength={contactLimits.note}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {isChanged && (
        <div>
          <BusyButton className="btn" isBusy={handle.isPending} busyText="Saving...">
            Save note
          </BusyButton>
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
