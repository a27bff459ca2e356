// Static pages: the list, and the editor over it.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ListBox } from '#web/admin/ui/list/list-box.tsx';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import { useListAddress } from '#web/admin/ui/list/use-list-address.ts';
import { useOpenRecord } from '#web/admin/ui/list/use-open-record.ts';
import { useRecordFocus, useRowFocus } from '#web/admin/ui/list/use-row-focus.ts';
import { ScreenHead } from '#web/admin/ui/screen-head.tsx';
import { adminPagesQuery, useSetPagePublished } from './admin-pages.queries.ts';
import { PageEditor } from './page-editor.tsx';
import { listedPages, pageShape } from './page-list.ts';
import { PageRow, PageTableHead } from './page-row.tsx';
import { PagesToolbar } from './pages-toolbar.tsx';

const filterDelayMs = 300;

const skeleton = (
  <>
    <SkeletonCell width="180px" className="c-main" />
    <SkeletonCell width="200px" className="c-wide" />
    <SkeletonCell width="60px" />
    <SkeletonCell width="70px" className="c-end" />
    <SkeletonCell width="28px" className="c-actions" isAtEnd />
  </>
);

export const PagesScreen = () => {
  const { shown, applied, isFiltered, change, clear, sortBy, orderBy } = useListAddress(pageShape, { delayMs: filterDelayMs });
  const list = useQuery(adminPagesQuery);
  const rows = list.data && listedPages(list.data, applied);
  const record = useOpenRecord();
  const focusRow = useRowFocus();
  const setPublished = useSetPagePublished();
  useRecordFocus(record.id, focusRow);
  const addButton = (className: string) => (
    <button type="button" className={className} onClick={record.openNew}>
      <AdminIcon name="plus" />
      Add New Page
    </button>
  );
  return (
    <>
      <ScreenHead title="Pages" count={list.data?.length}>
        {addButton('btn btn-primary')}
      </ScreenHead>
      <PagesToolbar filters={shown} onChange={change} order={applied} onSort={orderBy} />
      <ListBox
        list={list}
        rows={rows}
        className="table-tight"
        caption={applied.sort === '' ? 'Static pages in sort order' : 'Static pages'}
        head={<PageTableHead order={applied} onSort={sortBy} />}
        row={(page) => (
          <PageRow
            page={page}
            href={record.hrefOf(page.id)}
            onEdit={record.open}
            onSetPublished={(id, isPublished) => setPublished.mutateAsync({ id, isPublished })}
          />
        )}
        keyOf={({ id }) => id}
        skeleton={skeleton}
        loadingText="Loading pages..."
        failedText="Failed to load pages"
        emptyTitle="No pages found"
        emptyText="Static pages hold texts such as terms and warranty."
        emptyAction={addButton('btn')}
        isFiltered={isFiltered}
        filteredText="No page matches the search and the filters."
        onClearFilters={() => {
          clear();
          focusRow([]);
        }}
        onRecovered={() => focusRow([])}
      />
      <p className="hint after-list">
        The About page is edited under <Link to="/admin/about-settings">About Settings</Link>.
      </p>
      <PageEditor record={record} rows={list.data} />
    </>
  );
};
