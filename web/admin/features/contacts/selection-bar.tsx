// What can be done with the selected messages.
import { useState } from 'react';
import { type ContactStatus, contactStatuses } from '#contract/rules/contacts.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useRemoveContacts, useUpdateContactStatuses } from './contacts.queries.ts';

interface Props {
  ids: readonly number[];
  onClear: () => void;
  /** They are deleted. */
  onRemoved: () => void;
}

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

export const SelectionBar = ({ ids, onClear, onRemoved }: Props) => {
  const update = useUpdateContactStatuses();
  const remove = useRemoveContacts();
  const [isAsking, setIsAsking] = useState(false);
  if (ids.length === 0) return null;
  return (
    <section className="selection-bar" aria-label="Selected messages">
      <strong role="status">{counted(ids.length)} selected</strong>
      <select
        className="select"
        aria-label="Set status of selected messages"
        value=""
        disabled={update.isPending}
        onChange={(event) => update.mutate({ ids: [...ids], status: event.target.value as ContactStatus })}
      >
        <option value="" disabled>
          Set status…
        </option>
        {contactStatuses.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      <button
        type="button"
        className="btn btn-quiet btn-danger-quiet btn-icon-s"
        aria-label="Delete selected messages"
        onClick={() => setIsAsking(true)}
      >
        <AdminIcon name="delete" />
        <span>Delete</span>
      </button>
      <button type="button" className="btn btn-quiet" onClick={onClear}>
        Clear selection
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={ids.length === 1 ? 'Are you sure you want to delete this message?' : 'Are you sure you want to delete these messages?'}
        thing={<strong>{counted(ids.length)}</strong>}
        consequence="They are removed for every administrator. This cannot be undone."
        action="Delete"
        isBusy={remove.isPending}
        busyText="Deleting..."
        onConfirm={() =>
          remove.mutate([...ids], {
            onSuccess: onRemoved,
            onSettled: () => setIsAsking(false),
          })
        }
        onCancel={() => setIsAsking(false)}
      />
    </section>
  );
};
