// The message in the address, and navigation to its neighbours.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import type { OpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { useLatest } from '#web/shared/lib/use-latest.ts';
import { type ContactFilters, contactQuery, neighboursQuery, useUpdateContactStatus } from './contacts.queries.ts';

/** Marks a new message as read when it is opened. */
const useMarkAsRead = (id: number | null, message: ContactMessage | null | undefined) => {
  const { mutate } = useUpdateContactStatus();
  const marked = useRef<number | null>(null);
  // spam stays new, so that it is new when it is moved to the inbox
  const isNew = message?.status === 'new' && !message.spam;
  const isKnown = message?.id === id;
  useEffect(() => {
    if (id === null) {
      marked.current = null;
    } else if (isKnown && marked.current !== id) {
      // only once each time it is opened, because it can be set back to new
      marked.current = id;
      if (isNew) mutate({ id, status: 'read', isSilent: true });
    }
  }, [id, isKnown, isNew, mutate]);
};

/** @returns the rows at the time the first message was opened, because a message that has been read may leave the list */
const useOrderOfReading = (id: number | null, rowIds: number[] | undefined) => {
  const [order, setOrder] = useState<number[]>([]);
  const isInOrder = id !== null && order.includes(id);
  if (id !== null && !isInOrder && rowIds?.includes(id)) setOrder(rowIds);
  if (id === null && order.length > 0) setOrder([]);
  return [order, setOrder] as const;
};

/** @param isKnown whether the message exists and is loaded */
const useNeighbours = (id: number | null, isKnown: boolean, order: readonly number[], filters: ContactFilters) => {
  const at = id === null ? -1 : order.indexOf(id);
  // at the ends of the page, the neighbours are on other pages
  const isAtEnd = at === -1 || at === 0 || at === order.length - 1;
  const { data: beyond } = useQuery({ ...neighboursQuery(id ?? 0, filters), enabled: isKnown && isAtEnd });
  return {
    newerId: at > 0 ? order[at - 1] : (beyond?.newer ?? undefined),
    olderId: (at >= 0 ? order[at + 1] : undefined) ?? beyond?.older ?? undefined,
  };
};

/**
 * The open message (undefined while it is loading, null if it does not exist), and navigation to its neighbours.
 * @param open the record that the address opens
 * @param rowIds of the list, newest first; undefined while it loads
 * @param filters of the list
 */
export const useOpenMessage = ({ id, moveTo, close }: OpenRecord, rowIds: number[] | undefined, filters: ContactFilters) => {
  const client = useQueryClient();
  // requested after the list, which usually contains the message
  const { data: message } = useQuery({ ...contactQuery(id ?? 0), enabled: id !== null && rowIds !== undefined });
  useMarkAsRead(id, message);
  const [order, setOrder] = useOrderOfReading(id, rowIds);
  const { newerId, olderId } = useNeighbours(id, message?.id === id, order, filters);

  const shownId = useLatest(id);
  /** Loads the message first, because a dialog without a message would close. */
  const show = async (next: number, nextOrder: number[]) => {
    await client.prefetchQuery(contactQuery(next));
    if (shownId.current !== id) return;
    setOrder(nextOrder);
    moveTo(next);
  };
  return {
    message: id === null ? undefined : message,
    newerId,
    olderId,
    goTo: (next: number) => {
      if (order.includes(next)) return void show(next, order);
      void show(next, next === newerId ? [next, ...order] : [...order, next]);
    },
    /** After a deletion: shows the next older message, otherwise the next newer one, otherwise closes. */
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
