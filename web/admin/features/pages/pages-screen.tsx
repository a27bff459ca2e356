// The list of static pages: columns, filters and orders.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AdminPage } from '#contract/pages.ts';
import { DraftMark } from '#web/admin/features/drafts/draft-marks.tsx';
import { DraftedList } from '#web/admin/features/drafts/drafted-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { StatusFilter } from '#web/admin/records/status-column.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import type { SortChoice } from '#web/admin/ui/list/sort-select.tsx';
import { PageForm } from './page-form.tsx';
import { listedName } from './page-values.ts';
import { pages, unlinkedPagesQuery } from './pages.queries.ts';

const orders: readonly SortChoice[] = [
  { label: 'Sort order', sort: '', direction: 'asc' },
  { label: 'Title, A to Z', sort: 'title', direction: 'asc' },
  { label: 'Title, Z to A', sort: 'title', direction: 'desc' },
  { label: 'Slug, A to Z', sort: 'slug', direction: 'asc' },
  { label: 'Slug, Z to A', sort: 'slug', direction: 'desc' },
  { label: 'Drafts first', sort: 'is_published', direction: 'asc' },
  { label: 'Published first', sort: 'is_published', direction: 'desc' },
];

const Filters = ({ filter }: FilterProps<typeof pages.shape>) => (
  <>
    <SearchBox label="Search title or slug" {...filter('search')} />
    <StatusFilter flag="is_published" shown={filter('is_published')} scheduled={filter('scheduled')} />
  </>
);

const UnlinkedMark = ({ id }: { id: number }) => {
  const { data } = useQuery(unlinkedPagesQuery);
  if (!data?.includes(id)) return null;
  return (
    <span className="draft-marks">
      <span className="tag">Not linked from a menu or a text</span>
    </span>
  );
};

const columns: readonly RecordColumn<AdminPage>[] = [
  {
    label: 'Title',
    sort: 'title',
    headClass: 'c-page',
    className: 'c-main fit',
    cell: (page, { link, select }) => (
      <div className="cell">
        {select}
        <div>
          {link(listedName(page.title), { title: listedName(page.title) === page.title ? undefined : page.title })}
          <DraftMark kind="page" record={page} />
          <UnlinkedMark id={page.id} />
        </div>
      </div>
    ),
    skeleton: <SkeletonCell width="180px" className="c-main" />,
  },
  {
    label: 'Slug',
    sort: 'slug',
    headClass: 'c-slug',
    className: 'c-wide fit mono sub',
    cell: ({ slug }) => <div className="truncate">{slug}</div>,
    skeleton: <SkeletonCell width="200px" className="c-wide" />,
  },
  { label: 'Template', cell: ({ template }) => <span className="tag">{template}</span>, skeleton: <SkeletonCell width="60px" /> },
];

export const PagesScreen = () => {
  const list = useRecordList(pages);
  return (
    <DraftedList
      kind="page"
      records={pages}
      list={list}
      Filters={Filters}
      orders={orders}
      bulk={{ isWhole: true }}
      caption="Static pages in sort order"
      sortedCaption="Static pages"
      tableClass="table-tight"
      emptyText="Static pages hold texts such as terms and warranty."
      columns={columns}
      nameOf={({ title }) => listedName(title)}
      below={
        <p className="hint after-list">
          The About page is edited under <Link to="/admin/about-settings">About Settings</Link>.
        </p>
      }
      usesRow
      form={(page, onDuplicate) => <PageForm page={page} onClose={list.open.close} onDuplicate={onDuplicate} />}
    />
  );
};
