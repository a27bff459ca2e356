// The Status column of a list: a switch for the flag that shows the record to visitors.
import { published } from '#contract/records/kinds.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import { SkeletonCell } from '#web/admin/ui/list/skeleton-cell.tsx';
import { StatusSwitch } from '#web/admin/ui/list/status-switch.tsx';
import { FormBody } from '#web/shared/lib/form-body.ts';
import { hasFiles, isShown } from './kinds.ts';
import type { Row } from './record-lists.ts';
import type { RecordColumn } from './record-row.tsx';

const words = { is_active: ['Active', 'Inactive'], is_published: ['Published', 'Draft'] } as const;
type Flag = keyof typeof words;

/** The options of a filter by this flag. */
export const statusChoices = (flag: Flag) =>
  [
    { value: '1', label: words[flag][0] },
    { value: '0', label: words[flag][1] },
  ] as const;

export interface StatusRecords<U> {
  shape: { sorts?: readonly string[] };
  useSaveRow: () => { mutateAsync: (change: { id: number; body: U; undo?: U }) => Promise<unknown> };
}

interface Options<T, U> {
  kind: DraftKind;
  records: StatusRecords<U>;
  nameOf: (record: T) => string;
  /** Replaces "Active" or "Published". */
  statusOf?: (record: T) => string | undefined;
}

const Status = <T extends Row, U>({ record, kind, records, nameOf, statusOf }: Options<T, U> & { record: T }) => {
  const { shownBy } = published[kind];
  const save = records.useSaveRow();
  const [onText, offText] = words[shownBy];
  const bodyOf = (isOn: boolean) => (hasFiles(kind) ? new FormBody({ [shownBy]: isOn }) : { [shownBy]: isOn }) as U;
  const toggle = (isOn: boolean) => save.mutateAsync({ id: record.id, body: bodyOf(isOn), undo: bodyOf(!isOn) });
  return (
    <StatusSwitch
      name={nameOf(record)}
      isOn={isShown(kind, record)}
      onText={statusOf?.(record) ?? onText}
      offText={offText}
      onToggle={toggle}
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
