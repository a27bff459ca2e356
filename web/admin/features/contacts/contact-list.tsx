import type { ContactMessage } from '#contract/contacts.ts';
import type { Paged } from '#contract/paging.ts';
import { ListBox, type ListQuery } from '#web/admin/ui/list/list-box.tsx';
import { ContactRow, type ContactRowActions } from './contact-row.tsx';
import { ContactSkeleton, ContactTableHead } from './contact-table-head.tsx';

interface Props extends ContactRowActions {
  list: ListQuery & { data: Paged<ContactMessage> | undefined };
  isFiltered: boolean;
  onClearFilters: () => void;
  onRecovered: () => void;
  onSelectAll: (isSelected: boolean) => void;
}

export const ContactList = ({ list, isFiltered, onClearFilters, onRecovered, onSelectAll, ...actions }: Props) => (
  <ListBox
    list={list}
    rows={list.data?.data}
    caption="Messages, newest first"
    className="table-opens"
    head={
      <ContactTableHead
        selectedCount={list.data?.data.filter(({ id }) => actions.selected.has(id)).length ?? 0}
        rowCount={list.data?.data.length ?? 0}
        onSelectAll={onSelectAll}
      />
    }
    row={(message) => <ContactRow message={message} {...actions} />}
    keyOf={({ id }) => id}
    skeleton={<ContactSkeleton />}
    loadingText="Loading messages..."
    failedText="Failed to load contacts"
    emptyTitle="No messages found"
    emptyText="Messages and quote requests from the website arrive here."
    emptyAction={
      <a className="btn" href="/contact" target="_blank" rel="noopener">
        Open the contact form
      </a>
    }
    isFiltered={isFiltered}
    filteredText="No message matches the search and the filters."
    onClearFilters={onClearFilters}
    onRecovered={onRecovered}
  />
);
