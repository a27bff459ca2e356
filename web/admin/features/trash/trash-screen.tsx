// The trash: deleted records that can be restored or deleted for ever.
import { useState } from 'react';
import type { BulkResult } from '#contract/bulk.ts';
import { counted } from '#contract/rules/numbers.ts';
import { permissionToChange } from '#contract/rules/policy.ts';
import { trashDays, trashKinds } from '#contract/rules/trash.ts';
import type { TrashedRecord } from '#contract/trash.ts';
import { useMay } from '#web/admin/lib/rights.ts';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import { kindName } from '#web/admin/records/kinds.ts';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList } from '#web/admin/records/record-list.tsx';
import type { RecordColumn } from '#web/admin/records/record-row.tsx';
import type { FilterProps } from '#web/admin/records/record-toolbar.tsx';
import { RefusedRecords } from '#web/admin/records/refused-records.tsx';
import { useRecordList } from '#web/admin/records/use-record-list.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { Moment } from '#web/admin/ui/list/moment.tsx';
import { SearchBox } from '#web/admin/ui/list/search-box.tsx';
import { SelectFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell, SkeletonMain } from '#web/admin/ui/list/skeleton-cell.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { changeTrash, trash, useEmptyTrash, useRestoreAll } from './trash.queries.ts';

const Filters = ({ filter }: FilterProps<typeof trash.shape>) => {
  const may = useMay();
  const kinds = trashKinds.filter((kind) => may(permissionToChange(kind)));
  return (
    <>
      <SearchBox label="Search the trash" {...filter('search')} />
      <SelectFilter
        label="Kind"
        all="All kinds"
        options={kinds.map((kind) => ({ value: kind, label: kindName(kind) }))}
        {...filter('kind')}
      />
    </>
  );
};

const dayMs = 24 * 60 * 60 * 1000;

const daysLeft = (expiresAt: string, now: number): string => {
  const days = Math.max(1, Math.ceil((Date.parse(expiresAt) - now) / dayMs));
  return counted(days, 'day');
};

const columns: readonly RecordColumn<TrashedRecord>[] = [
  {
    label: 'Name',
    className: 'c-main fit',
    cell: ({ name }, { link, select }) => (
      <div className="cell">
        {select}
        {link(name)}
      </div>
    ),
    skeleton: <SkeletonMain />,
  },
  { label: 'Kind', cell: ({ kind }) => <span className="tag">{kindName(kind)}</span>, skeleton: <SkeletonCell width="60px" /> },
  {
    label: 'Deleted by',
    className: 'sub',
    cell: ({ deleted_by }) => deleted_by ?? '–',
    skeleton: <SkeletonCell width="110px" />,
  },
  {
    label: 'Deleted',
    className: 'when',
    cell: ({ deleted_at }) => <Moment at={deleted_at} />,
    skeleton: <SkeletonCell width="110px" />,
  },
  {
    label: 'Days left',
    className: 'c-end',
    cell: ({ expires_at }) => daysLeft(expires_at, Date.now()),
    skeleton: <SkeletonCell width="58px" className="c-end" />,
  },
];

const purging = 'deleted for ever, with the files that nothing else uses. This cannot be undone.';

type TrashList = ReturnType<typeof useRecordList<TrashedRecord, typeof trash.shape>>;

const countedRecords = (total: number): string => counted(total, 'record');

const RestoreAll = ({ list, onRefused }: { list: TrashList; onRefused: (refused: BulkResult['refused']) => void }) => {
  const [isAsking, setIsAsking] = useState(false);
  const restore = useRestoreAll(list.address.applied);
  const total = list.query.data?.total ?? 0;
  if (total === 0) return null;
  const confirm = () => restore.mutate(undefined, { onSuccess: ({ refused }) => onRefused(refused), onSettled: () => setIsAsking(false) });
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsAsking(true)}>
        {list.address.isFiltered ? 'Restore all matching' : 'Restore all'}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Do you want to restore these records?"
        thing={<strong>{countedRecords(total)}</strong>}
        consequence="Visitors see again what they could see before."
        action="Restore"
        isHarmless
        isBusy={restore.isPending}
        busyText="Restoring..."
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};

const EmptyTrash = ({ list }: { list: TrashList }) => {
  const [isAsking, setIsAsking] = useState(false);
  const empty = useEmptyTrash(list.address.applied);
  const total = list.query.data?.total ?? 0;
  const { isFiltered } = list.address;
  if (total === 0) return null;
  return (
    <>
      <button type="button" className="btn" onClick={() => setIsAsking(true)}>
        {isFiltered ? 'Delete all matching' : 'Empty trash'}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={isFiltered ? 'Are you sure you want to delete these records for ever?' : 'Are you sure you want to empty the trash?'}
        thing={<strong>{countedRecords(total)}</strong>}
        consequence={`They are ${purging}`}
        action="Delete for ever"
        isBusy={empty.isPending}
        busyText="Deleting..."
        onConfirm={() => empty.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};

const bulk: BulkOptions = {
  actions: [{ label: 'Restore', action: 'restore' }],
  canDelete: true,
  consequence: 'Nothing can be restored after that. Files that nothing else uses are deleted too.',
  isWhole: true,
  change: changeTrash,
};

export const TrashScreen = () => {
  const list = useRecordList(trash);
  const [refused, setRefused] = useState<BulkResult['refused']>([]);
  return (
    <RecordList
      records={trash}
      list={list}
      title="Trash"
      subtitle={`Deleted records are kept for ${trashDays} days`}
      headActions={
        <>
          <RestoreAll list={list} onRefused={setRefused} />
          <EmptyTrash list={list} />
        </>
      }
      above={refused.length > 0 && <RefusedRecords refused={refused} participle="restored" onClose={() => setRefused([])} />}
      Filters={Filters}
      bulk={bulk}
      caption="Deleted records, most recently deleted first"
      emptyText={`Records that you delete are kept here for ${trashDays} days.`}
      tableClass="trash-table"
      columns={columns}
      nameOf={({ name }) => name}
      openAction={{ label: 'Restore', icon: 'undo' }}
      deletion={{
        useRemove: trash.useRemove,
        titleOf: ({ name }) => name,
        hint: ({ kind }) => kindName(kind),
        consequence: `It is ${purging}`,
      }}
      editor={
        <RecordEditor
          noun="record"
          list={list}
          usesRow
          form={(record) => record && <RestoreDialog record={record} kindName={kindName(record.kind)} onClose={list.open.close} />}
        />
      }
    />
  );
};
