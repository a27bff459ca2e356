// Contact messages: counters, filters, the list, and the dialogs over it.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { Pager } from '../../../ui/admin/pager.tsx';
import { ScreenHead } from '../../../ui/admin/screen-head.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ContactCounters } from './contact-counters.tsx';
import { hasFilters, writeFilters } from './contact-filters.ts';
import { ContactList } from './contact-list.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';
import { contactListQuery, contactStatsQuery } from './contacts.queries.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageView } from './message-view.tsx';
import { useContactFilters } from './use-contact-filters.ts';
import { useOpenMessage } from './use-open-message.ts';
import { useRowFocus } from './use-row-focus.ts';

export const ContactsScreen = () => {
  const { shown, applied, change, apply, goToPage } = useContactFilters();
  const list = useQuery(contactListQuery(applied));
  const { data: stats } = useQuery(contactStatsQuery);
  const rowIds = list.data?.data.map(({ id }) => id);
  const view = useOpenMessage(rowIds);
  const [deleting, setDeleting] = useState<ContactMessage | null>(null);
  const focusRow = useRowFocus();

  // deleting may empty the last page
  const { data, isPlaceholderData } = list;
  const lastPage = data && !isPlaceholderData ? data.last_page : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goToPage is new on each render and no reason to go anywhere
  useEffect(() => {
    if (lastPage !== null && applied.page > lastPage) goToPage(lastPage, { replace: true });
  }, [lastPage, applied.page]);

  // the message of an old link
  const isGone = view.message === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: close is new on each render and no reason to tell again
  useEffect(() => {
    if (!isGone) return;
    toast.info('This message does not exist any more');
    view.close();
  }, [isGone]);

  const lastOpen = useRef<(number | undefined)[]>([]);
  useEffect(() => {
    if (view.id !== null) lastOpen.current = [view.id, view.olderId, view.newerId];
    else if (lastOpen.current.length > 0) {
      focusRow(lastOpen.current);
      lastOpen.current = [];
    }
  }, [view.id, view.olderId, view.newerId, focusRow]);

  const afterDelete = ({ id }: ContactMessage) => {
    const at = rowIds?.indexOf(id) ?? -1;
    const next = view.id === id ? [view.olderId, view.newerId] : [rowIds?.[at + 1], rowIds?.[at - 1]];
    setDeleting(null);
    if (view.id === id) {
      lastOpen.current = next;
      view.close();
    } else focusRow(next);
  };

  const { newerId, olderId } = view;
  return (
    <>
      <ScreenHead title="Contact Messages" subtitle="Manage customer inquiries and messages" />
      <ContactCounters stats={stats} current={applied.status} onChoose={() => apply({})} />
      <ContactToolbar filters={shown} onChange={change} />
      <ContactList
        list={list}
        isFiltered={hasFilters(applied)}
        hrefOf={(id) => `?${writeFilters(applied, id)}`}
        onView={view.open}
        onDelete={setDeleting}
        onClearFilters={() => apply({})}
      />
      {data && <Pager current={data.current_page} last={data.last_page} onPick={goToPage} />}
      <MessageView
        message={view.message ?? null}
        onClose={view.close}
        onDelete={setDeleting}
        onNewer={newerId === undefined ? undefined : () => view.goTo(newerId)}
        onOlder={olderId === undefined ? undefined : () => view.goTo(olderId)}
      />
      <DeleteMessageDialog message={deleting} onDeleted={afterDelete} onCancel={() => setDeleting(null)} />
    </>
  );
};
