// The message that the address opens, and the way to its neighbours.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import type { RecordListState } from '#web/admin/records/use-record-list.ts';
import type { OpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { toast } from '#web/shared/ui/toast-store.ts';
import { type ContactFilters, contactQuery, type messages, neighboursQuery, useUpdateContactStatus } from './contacts.queries.ts';
import { MessageView } from './message-view.tsx';

/**
 * The message that is open (undefined while it is loading, null when it does not exist), and the way to its neighbours.
 * @param open the record that the address opens
 * @param rowIds of the list, newest first; undefined while it loads
 * @param filters of the list
 */
const useOpenMessage = ({ id, moveTo, close }: OpenRecord, rowIds: number[] | undefined, filters: ContactFilters) => {
  // the rows when the first message was opened: a message that has been read may leave the list
  const [order, setOrder] = useState<number[]>([]);
  const isOrderOfReading = id !== null && order.includes(id);
  if (id !== null && !isOrderOfReading && rowIds?.includes(id)) setOrder(rowIds);
  if (id === null && order.length > 0) setOrder([]);

  // requested after the list, which contains most messages
  const { data: message } = useQuery({ ...contactQuery(id ?? 0), enabled: id !== null && rowIds !== undefined });

  const { mutate } = useUpdateContactStatus();
  const marked = useRef<number | null>(null);
  // reading spam does not handle it: it is still new when it comes to the inbox
  const isNew = message?.status === 'new' && !message.spam;
  const isKnown = message !== undefined && message !== null && message.id === id;
  useEffect(() => {
    if (id === null) {
      marked.current = null;
    } else if (isKnown && marked.current !== id) {
      // once each time it is opened: it can be set back to new
      marked.current = id;
      if (isNew) mutate({ id, status: 'read', isSilent: true });
    }
  }, [id, isKnown, isNew, mutate]);

  const at = id === null ? -1 : order.indexOf(id);
  // at the ends of the page the neighbours are on the pages before and after it
  const isAtEnd = at === -1 || at === 0 || at === order.length - 1;
  const { data: beyond } = useQuery({ ...neighboursQuery(id ?? 0, filters), enabled: isKnown && isAtEnd });
  const newerId = at > 0 ? order[at - 1] : (beyond?.newer ?? undefined);
  const olderId = (at >= 0 ? order[at + 1] : undefined) ?? beyond?.older ?? undefined;
  const client = useQueryClient();
  const shownId = useLatest(id);
  /** Loaded first: a dialog without a message would close. */
  const show = async (next: number, nextOrder: number[]) => {
    await client.prefetchQuery(contactQuery(next));
    if (shownId.current !== id) return;
    setOrder(nextOrder);
    moveTo(next);
  };
  const goTo = (next: number) => {
    if (order.includes(next)) return void show(next, order);
    void show(next, next === newerId ? [next, ...order] : [...order, next]);
  };
  return {
    message: id === null ? undefined : message,
    newerId,
    olderId,
    goTo,
    /** After this message was deleted: shows the next older one, else the next newer one, else closes. */
    leaveDeleted: () => {
      const next = olderId ?? newerId;
      if (next === undefined) return close();
      void show(
        next,
        (order.includes(next) ? order : [...order, next]).filter((known) => known !== id),
      );
    },
  };
};

interface Props {
  list: RecordListState<ContactMessage, typeof messages.shape>;
}

export const OpenMessage = ({ list: { open, rows, address, askToDelete } }: Props) => {
  const { message, newerId, olderId, goTo, leaveDeleted } = useOpenMessage(
    open,
    rows?.map(({ id }) => id),
    address.applied,
  );
  // the link may be old
  const isGone = message === null;
  const reportGone = useEffectEvent(() => {
    toast.info('This message does not exist any more');
    open.close();
  });
  useEffect(() => {
    if (isGone) reportGone();
  }, [isGone]);
  // the neighbours may have loaded since the question was asked
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
