import type { ContactMessage } from '#contract/contacts.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { useRemoveContact } from './contacts.queries.ts';

interface Props {
  /** The message asked about, null while none is. */
  message: ContactMessage | null;
  onDeleted: (message: ContactMessage) => void;
  onCancel: () => void;
}

export const DeleteMessageDialog = ({ message, onDeleted, onCancel }: Props) => {
  const remove = useRemoveContact();
  const formats = useFormats();
  return (
    <ConfirmDialog
      isOpen={message !== null}
      title="Are you sure you want to delete this message?"
      thing={
        message && (
          <div className="grow">
            <div className="truncate strong">{message.subject}</div>
            <div className="hint">
              {message.name}, {formats.date(message.created_at)}, {formats.time(message.created_at)}
            </div>
          </div>
        )
      }
      consequence="It is removed for every administrator. This cannot be undone."
      action="Delete"
      isBusy={remove.isPending}
      busyText="Deleting..."
      onConfirm={() => {
        if (message) remove.mutate(message.id, { onSuccess: () => onDeleted(message) });
      }}
      onCancel={onCancel}
    />
  );
};
