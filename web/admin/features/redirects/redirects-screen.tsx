// The list of redirects: written ones, which can be changed, and those of renamed records.
import { useState } from 'react';
import type { Redirect } from '#contract/redirects.ts';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { ExportButton } from '#web/admin/ui/export-button.tsx';
import { Moment } from '#web/admin/ui/list/moment.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { useIsReadOnly } from '#web/admin/ui/read-only.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { MissingPanel } from './missing-panel.tsx';
import { RedirectForm } from './redirect-form.tsx';
import { exportRedirects, redirects } from './redirects.queries.ts';

const Filters = ({ filter }: FilterProps<typeof redirects.shape>) => (
  <>
    <SearchBox label="Search redirects" {...filter('search')} />
    <SegmentFilter
      label="Origin"
      all="All"
      options={[
        { value: 'written', label: 'Written' },
        { value: 'renamed', label: 'Renamed' },
      ]}
      {...filter('origin')}
    />
  </>
);

const isRenamed = ({ origin }: Redirect): boolean => origin === 'renamed';

const marks: Record<Redirect['state'], { text: string; className: string; title: string } | null> = {
  works: null,
  external: { text: 'External', className: 'tag', title: 'Leads to another site.' },
  missing: { text: 'Shows nothing', className: 'badge yellow', title: 'Visitors who are redirected do not find a page.' },
  covered: { text: 'Not used', className: 'badge yellow', title: 'A page has the old address: visitors see the page.' },
};

const Mark = ({ state }: Pick<Redirect, 'state'>) => {
  const mark = marks[state];
  return (
    mark && (
      <span className={mark.className} title={mark.title}>
        {mark.text}
      </span>
    )
  );
};

const columns: readonly RecordColumn<Redirect>[] = [
  {
    label: 'From',
    className: 'c-main fit redirect-address',
    cell: (redirect, { link }) => (isRenamed(redirect) ? redirect.from : link(redirect.from, { className: '' })),
    skeleton: <SkeletonMain />,
  },
  {
    label: 'To',
    className: 'redirect-address',
    isLabelled: true,
    cell: ({ to, state }) => (
      <>
        {to ?? '–'} <Mark state={state} />
      </>
    ),
    skeleton: <SkeletonCell width="140px" />,
  },
  {
    label: 'Since',
    className: 'when',
    isLabelled: true,
    cell: ({ created_at }) => <Moment at={created_at} />,
    skeleton: <SkeletonCell width="100px" />,
  },
  {
    label: 'Hits',
    headClass: 'r',
    className: 'r',
    isLabelled: true,
    cell: ({ hits }) => hits,
    skeleton: <SkeletonCell width="24px" isAtEnd />,
  },
  {
    label: 'Author',
    className: 'sub',
    isLabelled: true,
    cell: (redirect) => (isRenamed(redirect) ? <span className="tag">Renamed</span> : (redirect.created_by ?? '–')),
    skeleton: <SkeletonCell width="90px" />,
  },
];

const ImportButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsOpen(true)}>
        Import CSV
      </button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

export const RedirectsScreen = () => {
  const list = useRecordList(redirects);
  const [from, setFrom] = useState('');
  const isReadOnly = useIsReadOnly();
  const close = () => {
    setFrom('');
    list.open.close();
  };
  return (
    <RecordList
      records={redirects}
      list={list}
      title="Redirects"
      addText="Add New Redirect"
      headActions={
        <>
          {!isReadOnly && <ImportButton />}
          <ExportButton fileName="redirects.csv" failedText="Failed to export redirects" write={exportRedirects} />
        </>
      }
      Filters={Filters}
      caption="Redirects, newest first"
      emptyText="Lead visitors from an address that shows nothing to another. Renamed pages do so by themselves."
      tableClass="redirects-table"
      columns={columns}
      nameOf={({ from: address }) => address}
      isFixed={isRenamed}
      deletion={{
        useRemove: redirects.useRemove,
        titleOf: ({ from: address }) => address,
        hint: ({ to }) => to,
        consequence: 'Visitors who open the old address do not find a page any more.',
      }}
      below={
        <MissingPanel
          onRedirect={(address) => {
            setFrom(address);
            list.open.openNew();
          }}
        />
      }
      editor={
        <RecordEditor
          noun="redirect"
          list={list}
          one={redirects.one}
          usesRow
          form={(redirect) => <RedirectForm redirect={redirect} from={from} onClose={close} />}
        />
      }
    />
  );
};
