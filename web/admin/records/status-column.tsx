// The status of the records of a list: its column, a switch for the flag that shows the record to visitors, and its filter.
import { published } from '#contract/records/kinds.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { SegmentFilter } from '#web/admin/ui/list/select-filter.tsx';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { hasFiles, isShown } from './kinds.ts';
import { publishTime, useRecordState } from './publication.ts';
import type { Row } from './record-lists.ts';
import type { RecordColumn } from './record-row.tsx';

const words = { is_active: ['Active', 'Inactive'], is_published: ['Published', 'Draft'] } as const;
type Flag = keyof typeof words;
const scheduledText = 'Scheduled';

interface Filter {
  value: '1' | '0' | '';
  onChange: (value: '1' | '0' | '') => void;
}

interface FilterProps {
  flag: Flag;
  /** The filter by the flag. */
  shown: Filter;
  scheduled: Filter;
}

/** Every record has one status: a scheduled one is found as neither visible nor hidden. */
export const StatusFilter = ({ flag, shown, scheduled }: FilterProps) => {
  const [onText, offText] = words[flag];
  return (
    <SegmentFilter
      label="Status"
      all="All"
      options={[
        { value: '1', label: onText },
        { value: '0', label: offText },
        { value: 'scheduled', label: scheduledText },
      ]}
      value={scheduled.value === '1' ? 'scheduled' : shown.value}
      onChange={(value) => {
        shown.onChange(value === 'scheduled' ? '' : value);
        scheduled.onChange(value === 'scheduled' ? '1' : value && '0');
      }}
    />
  );
};

/** The status of a record outside its list. */
export const StatusBadge = ({ kind, record }: { kind: DraftKind; record: Row }) => {
  const { scheduledFor } = useRecordState(kind, record);
  const [onText, offText] = words[published[kind].shownBy];
  if (scheduledFor !== null) return <span className="badge yellow">{scheduledText}</span>;
  return isShown(kind, record) ? <span className="badge green">{onText}</span> : <span className="badge off">{offText}</span>;
};

export type SetPublishTime = (change: { id: number; from: string; to: string | null }) => Promise<unknown>;

export interface StatusRecords<U> {
  shape: { sorts?: readonly string[] };
  useSaveRow: () => { mutateAsync: (change: { id: number; body: U; undo?: U }) => Promise<unknown> };
}

interface Options<T, U> {
  kind: DraftKind;
  records: StatusRecords<U>;
  nameOf: (record: T) => string;
  setPublishTime: SetPublishTime;
}

const Status = <T extends Row, U>({ record, kind, records, nameOf, setPublishTime }: Options<T, U> & { record: T }) => {
  const { shownBy } = published[kind];
  const save = records.useSaveRow();
  const { schedule, scheduledFor } = useRecordState(kind, record);
  const [onText, offText] = words[shownBy];
  const { id } = record;
  const isOn = isShown(kind, record);
  const dueAt = isOn ? undefined : publishTime(schedule);
  const bodyOf = (isShownNow: boolean) => (hasFiles(kind) ? new FormBody({ [shownBy]: isShownNow }) : { [shownBy]: isShownNow }) as U;
  return (
    <StatusSwitch
      name={nameOf(record)}
      isOn={isOn || dueAt !== undefined}
      isWaiting={scheduledFor !== null}
      onText={scheduledFor === null ? onText : scheduledText}
      offText={offText}
      onToggle={(wanted) =>
        dueAt === undefined
          ? save.mutateAsync({ id, body: bodyOf(wanted), undo: bodyOf(!wanted) })
          : setPublishTime({ id, from: dueAt, to: null })
      }
    />
  );
};

export const statusColumn = <T extends Row, U>(options: Options<T, U>): RecordColumn<T> => {
  const { shownBy } = published[options.kind];
  return {
    label: 'Status',
    sort: options.records.shape.sorts?.includes(shownBy) ? shownBy : undefined,
    className: 'c-end',
    cell: (record) => <Status {...options} record={record} />,
    skeleton: <SkeletonCell width={shownBy === 'is_active' ? '60px' : '70px'} className="c-end" />,
  };
};
