// The dialog with the message in the address.
import { useEffect, useEffectEvent } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import type { RecordListState } from '#web/admin/records/use-record-list.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import type { messages } from './contacts.queries.ts';
import { MessageView } from './message-view.tsx';
import { useOpenMessage } from './use-open-message.ts';

interface Props {
  list: RecordListState<ContactMessage, typeof messages.shape>;
}

export const OpenMessage = ({ list: { open, rows, address, askToDelete } }: Props) => {
  const { message, newerId, olderId, goTo, leaveDeleted } = useOpenMessage(
    open,
    rows?.map(({ id }) => id),
    address.applied,
  );
  // the link may be outdated
  const isGone = message === null;
  const reportGone = useEffectEvent(() => {
    toast.info('This message does not exist any more');
    open.close();
  });
  useEffect(() => {
    if (isGone) reportGone();
  }, [isGone]);
  // the neighbours may have loaded since the confirmation was requested
  const leave = useLatest(leaveDeleted);
  return (
    <MessageView
      message={message ?? null}
      onClose={open.close}
      onDelete={(shown) => askToDelete(shown, () => leave.current())}
      onNewer={newerId === undefined ? undefined : () => goTo(newerId)}
      onOlder={olderId === undefined ? undefined : () => goTo(olderId)}
    />
  );
};
