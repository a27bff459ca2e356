// Static pages: the list, and the editor over it.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { AdminIcon } from '../../../ui/admin/admin-icon.tsx';
import { ListBox } from '../../../ui/admin/list/list-box.tsx';
import { SkeletonCell } from '../../../ui/admin/list/skeleton-cell.tsx';
import { useOpenRecord } from '../../../ui/admin/list/use-open-record.ts';
import { useRecordFocus, useRowFocus } from '../../../ui/admin/list/use-row-focus.ts';
import { ScreenHead } from '../../../ui/admin/screen-head.tsx';
import { adminPagesQuery, useSetPagePublished } from './admin-pages.queries.ts';
import { PageEditor } from './page-editor.tsx';
import { PageRow, PageTableHead } from './page-row.tsx';

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
  const list = useQuery(adminPagesQuery);
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
      <ListBox
        list={list}
        rows={list.data}
        className="table-tight"
        caption="Static pages in sort order"
        head={<PageTableHead />}
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
        onRecovered={() => focusRow([])}
      />
      <p className="hint after-list">
        The About page is edited under <Link to="/admin/about-settings">About Settings</Link>.
      </p>
      <PageEditor record={record} rows={list.data} />
    </>
  );
};
