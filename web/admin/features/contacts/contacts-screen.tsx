// The list of messages: columns, filters, selection, and the open message.
import { useQuery } from '@tanstack/react-query';
import type { ContactMessage } from '#contract/contacts.ts';
import { contactStatuses, contactTypes, nobody } from '#contract/rules/contacts.ts';
import { trashDays } from '#contract/rules/trash.ts';
import { readUser } from '#web/admin/lib/session.ts';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { DateFilter } from '#web/admin/ui/list/date-filter.tsx';
import { Moment } from '#web/admin/ui/list/moment.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SegmentFilter, SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ExportList } from '../exports/export-list.tsx';
import { ContactCounters, StatusBadge } from './contact-status.tsx';
import { changeMessages, contactStatsQuery, messages, useColleagues, useRemoveContact } from './contacts.queries.ts';
import { OpenMessage } from './open-message.tsx';

const filterDelayMs = 500;

const Filters = ({ filter }: FilterProps<typeof messages.shape>) => {
  const { data: stats } = useQuery(contactStatsQuery);
  const colleagues = useColleagues();
  const [from, to] = [filter('from'), filter('to')];
  return (
    <>
      <SegmentFilter
        label="Folder"
        all="Inbox"
        options={[{ value: '1', label: `Spam (${(stats?.spam ?? 0).toLocaleString('en-US')})` }]}
        {...filter('spam')}
      />
      <SearchBox label="Search messages" placeholder="Search messages..." {...filter('search')} />
      <SelectFilter label="Type" all="All Types" options={contactTypes} {...filter('type')} />
      <SelectFilter label="Status" all="All Status" options={contactStatuses} {...filter('status')} />
      <SelectFilter label="Subject" all="All Subjects" options={[{ value: '1', label: 'Quote requests' }]} {...filter('quotes')} />
      {colleagues.length > 1 && (
        <SelectFilter
          label="Assigned to"
          all="Everybody"
          options={[{ value: nobody, label: 'Unassigned' }, ...assigneeChoices(colleagues)]}
          {...filter('assigned_to')}
        />
      )}
      <div className="date-range">
        <DateFilter label="From" max={to.value} {...from} />
        <DateFilter label="To" min={from.value} {...to} />
      </div>
    </>
  );
};

/** The signed-in administrator is the first. */
const assigneeChoices = (colleagues: ReturnType<typeof useColleagues>) => {
  const { id: own } = readUser();
  const choice = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: id === own ? `Me (${name})` : name });
  return colleagues.toSorted((one, other) => Number(other.id === own) - Number(one.id === own)).map(choice);
};

const Sender = ({ message: { name, created_at } }: { message: ContactMessage }) => {
  const { date, time } = useFormats();
  return `${name}, ${date(created_at)}, ${time(created_at)}`;
};

const columns: readonly RecordColumn<ContactMessage>[] = [
  {
    label: 'Contact',
    headClass: 'c-contact',
    className: 'c-main fit',
    cell: ({ name, email, company }, { link, select }) => (
      <div className="cell">
        {select}
        <div>
          {link(name)}
          <small className="truncate">{[company, email].filter(Boolean).join(' · ')}</small>
        </div>
      </div>
    ),
    skeleton: <SkeletonMain />,
  },
  {
    label: 'Subject',
    headClass: 'c-subject',
    className: 'c-wide fit',
    cell: ({ subject, message }) => (
      <>
        <div className="subject truncate">{subject}</div>
        <div className="sub preview truncate">{message}</div>
      </>
    ),
    skeleton: (
      <td className="c-wide">
        <Skeleton width="55%" />
        <Skeleton width="85%" height="9px" className="second" />
      </td>
    ),
  },
  {
    label: 'Type',
    headClass: 'c-opt',
    className: 'c-opt',
    cell: ({ type }) => <span className="tag">{type}</span>,
    skeleton: <SkeletonCell width="60px" className="c-opt" />,
  },
  {
    label: 'Status',
    cell: ({ status, assigned_to }) => (
      <>
        <StatusBadge status={status} />
        {assigned_to && <span className="muted t2">{assigned_to.name}</span>}
      </>
    ),
    skeleton: <SkeletonCell width="48px" />,
  },
  {
    label: 'Date',
    headClass: 'r',
    className: 'r c-end when',
    cell: ({ created_at }) => <Moment at={created_at} />,
    skeleton: <SkeletonCell width="110px" className="c-end" isAtEnd />,
  },
];

const bulkOf = (colleagues: ReturnType<typeof useColleagues>, isSpam: boolean): BulkOptions => ({
  kind: 'message',
  actions: [isSpam ? { label: 'Not spam', action: 'not-spam' } : { label: 'Spam', action: 'spam' }],
  choices: [
    {
      label: 'Set status',
      options: contactStatuses.map((status) => ({ value: status, label: status })),
      toBody: (status) => ({ action: 'status', status }),
    },
    {
      label: 'Set assignee',
      options: [...assigneeChoices(colleagues), { value: nobody, label: 'Nobody' }],
      toBody: (chosen) => ({ action: 'assign', assigned_to: chosen === nobody ? null : Number(chosen) }),
    },
  ],
  canDelete: true,
  change: changeMessages,
});

export const ContactsScreen = () => {
  const list = useRecordList(messages, { filterDelayMs, openKey: 'message' });
  const { data: stats } = useQuery(contactStatsQuery);
  const colleagues = useColleagues();
  const { address } = list;
  return (
    <RecordList
      records={messages}
      list={list}
      title="Contact Messages"
      subtitle="Manage customer inquiries and messages"
      headActions={<ExportList kind="message" records={messages} list={list} />}
      above={<ContactCounters stats={stats} current={address.applied.status} onChoose={address.discard} />}
      Filters={Filters}
      bulk={bulkOf(colleagues, address.applied.spam !== '')}
      caption="Messages, newest first"
      tableClass="table-opens"
      emptyText="Messages and quote requests from the website arrive here."
      emptyAction={
        <a className="btn" href="/contact" target="_blank" rel="noopener">
          Open the contact form
        </a>
      }
      columns={columns}
      nameOf={({ name }) => `message from ${name}`}
      openAction={{ label: 'View', icon: 'view' }}
      opensOnClick
      rowClass={({ status, spam }) => (status === 'new' && !spam ? 'is-new' : undefined)}
      deletion={{
        useRemove: useRemoveContact,
        titleOf: ({ subject }) => subject,
        hint: (message) => <Sender message={message} />,
        consequence: `It is removed for every administrator, and moved to the trash for ${trashDays} days.`,
      }}
      editor={<OpenMessage list={list} />}
    />
  );
};
