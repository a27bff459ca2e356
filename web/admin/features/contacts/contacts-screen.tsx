// Contact messages: counters, filters, the list, and the dialogs over it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ContactMessage } from '#contract/contacts.ts';
import { ExportButton } from '#web/admin/ui/export-button.tsx';
import { useExistingPage } from '#web/admin/ui/list/use-existing-page.ts';
import { useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { neighboursOf, useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { Pager } from '#web/admin/ui/pager.tsx';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { ContactCounters } from './contact-counters.tsx';
import { contactShape } from './contact-filters.ts';
import { ContactList } from './contact-list.tsx';
import { ContactToolbar } from './contact-toolbar.tsx';
import { contactListQuery, contactStatsQuery, fetchAllContacts } from './contacts.queries.ts';
import { contactsCsv } from './contacts-csv.ts';
import { DeleteMessageDialog } from './delete-message-dialog.tsx';
import { MessageView } from './message-view.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useOpenMessage } from './use-open-message.ts';
import { useSelection } from './use-selection.ts';

const filterDelayMs = 500;

export const ContactsScreen = () => {
  const client = useQueryClient();
  const { shown, applied, isFiltered, change, discard, clear, setPerPage, goToPage } = useListAddress(contactShape, {
    delayMs: filterDelayMs,
  });
  const list = useQuery(contactListQuery(applied));
  const { data: stats } = useQuery(contactStatsQuery);
  const rowIds = list.data?.data.map(({ id }) => id);
  const view = useOpenMessage(rowIds, applied);
  const selection = useSelection(rowIds ?? []);
  const [deleting, setDeleting] = useState<ContactMessage | null>(null);
  const focusRow = useRowFocus();

  useExistingPage(list, applied.page, goToPage);

  // an old link may name a message that was deleted
  const isGone = view.message === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: close is new on each render and no reason to repeat the notice
  useEffect(() => {
    if (!isGone) return;
    toast.info('This message does not exist any more');
    view.close();
  }, [isGone]);

  // when the dialog has closed, the focus moves to the row of its message, or to the nearest one that remains
  const { id: openId, nearest } = view;
  const lastNearest = useRef<number[]>([]);
  useEffect(() => {
    if (openId !== null) lastNearest.current = nearest;
    else if (lastNearest.current.length > 0) {
      focusRow(lastNearest.current);
      lastNearest.current = [];
    }
  });

  const afterDelete = ({ id }: ContactMessage) => {
    setDeleting(null);
    if (openId === id) return view.leaveDeleted();
    focusRow(neighboursOf(rowIds ?? [], id));
  };

  const { newerId, olderId } = view;
  return (
    <>
      <ScreenHead title="Contact Messages" subtitle="Manage customer inquiries and messages">
        <ExportButton
          fileName="messages.csv"
          failedText="Failed to export messages"
          write={async () => contactsCsv(await fetchAllContacts(client, applied))}
        />
      </ScreenHead>
      <ContactCounters stats={stats} current={applied.status} onChoose={discard} />
      <ContactToolbar filters={shown} onChange={change} />
      <SelectionBar ids={[...selection.ids]} onClear={selection.clear} onRemoved={() => focusRow([])} />
      <ContactList
        list={list}
        selected={selection.ids}
        onSelect={selection.set}
        onSelectAll={selection.setAll}
        isFiltered={isFiltered}
        hrefOf={view.hrefOf}
        onView={view.open}
        onDelete={setDeleting}
        onClearFilters={() => {
          clear();
          focusRow([]);
        }}
        onRecovered={() => focusRow([])}
      />
      {list.data && (
        <Pager
          current={list.data.current_page}
          last={list.data.last_page}
          onPick={goToPage}
          rows={{ perPage: applied.per_page, total: list.data.total, onChange: setPerPage }}
        />
      )}
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
