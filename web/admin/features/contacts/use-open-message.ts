// Which message is open. It stands in the address, so that it can be linked to and Back closes it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import type { ContactFilters } from './contact-filters.ts';
import { contactQuery, neighboursQuery, useUpdateContactStatus } from './contacts.queries.ts';

interface OpenMessage {
  id: number | null;
  /** Undefined while it is not known yet, null when there is none. */
  message: ContactMessage | null | undefined;
  hrefOf: (id: number) => string;
  open: (id: number) => void;
  close: () => void;
  newerId: number | undefined;
  olderId: number | undefined;
  /** All messages of the list as the reading began: this one, the older, then the newer, nearest first. */
  nearest: number[];
  /** To a neighbour. */
  goTo: (id: number) => void;
  /** After this message was deleted: to the next older one, else the next newer one, else it closes. */
  leaveDeleted: () => void;
}

/**
 * @param rowIds of the list, newest first; undefined while it loads
 * @param filters of the list
 */
export const useOpenMessage = (rowIds: number[] | undefined, filters: ContactFilters): OpenMessage => {
  const { id, hrefOf, open, moveTo, close } = useOpenRecord('message');
  // neighbours stay those of the list as it was when the reading began: a message that was read may leave the list
  const [order, setOrder] = useState<number[]>([]);
  const isOrderOfReading = id !== null && order.includes(id);
  if (id !== null && !isOrderOfReading && rowIds?.includes(id)) setOrder(rowIds);
  if (id === null && order.length > 0) setOrder([]);

  // once the list is there, most messages are known
  const { data: message } = useQuery({ ...contactQuery(id ?? 0), enabled: id !== null && rowIds !== undefined });

  const { mutate } = useUpdateContactStatus();
  const marked = useRef<number | null>(null);
  const isNew = message?.status === 'new';
  const isKnown = message !== undefined && message !== null && message.id === id;
  useEffect(() => {
    if (id === null) {
      marked.current = null;
    } else if (isKnown && marked.current !== id) {
      // once each time it is opened: who sets it back to new means it
      marked.current = id;
      if (isNew) mutate({ id, status: 'read', isSilent: true });
    }
  }, [id, isKnown, isNew, mutate]);

  const at = id === null ? -1 : order.indexOf(id);
  // at the ends of the page the reading goes on with the pages before and after it
  const isAtEnd = at === -1 || at === 0 || at === order.length - 1;
  const { data: beyond } = useQuery({ ...neighboursQuery(id ?? 0, filters), enabled: isKnown && isAtEnd });
  const newerId = at > 0 ? order[at - 1] : (beyond?.newer ?? undefined);
  const olderId = (at >= 0 ? order[at + 1] : undefined) ?? beyond?.older ?? undefined;
  const client = useQueryClient();
  const shownId = useRef(id);
  useEffect(() => {
    shownId.current = id;
  }, [id]);
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
    id,
    message: id === null ? undefined : message,
    hrefOf,
    open,
    close,
    newerId,
    olderId,
    nearest: at < 0 ? (id === null ? [] : [id]) : [...order.slice(at), ...order.slice(0, at).reverse()],
    goTo,
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
