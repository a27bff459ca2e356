// The list in its four states: loading, failed, empty, there.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ContactMessage } from '#contract/contacts.ts';
import type { Paged } from '#contract/paging.ts';
import { EmptyList, FailedList } from '../../../ui/admin/list-state.tsx';
import { ContactTable } from './contact-table.tsx';
import { ContactTableSkeleton } from './contact-table-skeleton.tsx';

interface Props {
  list: UseQueryResult<Paged<ContactMessage>>;
  isFiltered: boolean;
  hrefOf: (id: number) => string;
  onView: (id: number) => void;
  onDelete: (message: ContactMessage) => void;
  onClearFilters: () => void;
  /** A list that had failed is there after all; the button that has the focus goes away. */
  onRecovered: () => void;
}

export const ContactList = ({ list, isFiltered, hrefOf, onView, onDelete, onClearFilters, onRecovered }: Props) => {
  const { data, isError, isPlaceholderData, refetch } = list;
  const retry = async () => {
    const { isSuccess } = await refetch();
    if (isSuccess) onRecovered();
  };
  if (!data) {
    if (!isError) return <ContactTableSkeleton />;
    return (
      <div className="table-box">
        <FailedList title="Failed to load contacts" onRetry={() => void retry()} />
      </div>
    );
  }
  if (data.data.length === 0) {
    return (
      <div className="table-box" role="status">
        {isFiltered ? (
          <EmptyList title="No messages found" text="No message matches the search and the filters.">
            <button type="button" className="btn" onClick={onClearFilters}>
              Clear filters
            </button>
          </EmptyList>
        ) : (
          <EmptyList title="No messages found" text="Messages and quote requests from the website arrive here.">
            <a className="btn" href="/contact" target="_blank" rel="noopener">
              Open the contact form
            </a>
          </EmptyList>
        )}
      </div>
    );
  }
  return <ContactTable rows={data.data} isStale={isPlaceholderData} hrefOf={hrefOf} onView={onView} onDelete={onDelete} />;
};
