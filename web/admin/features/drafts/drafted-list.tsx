// The screen of a kind of record that has drafts: its list with the Status column, and the form with the draft.
import { type UseMutationResult, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { bulkActions } from '#contract/records/bulk.ts';
import { capitalised } from '#contract/rules/capitalised.ts';
import type { DraftKind } from '#contract/rules/drafts.ts';
import type { BulkOptions } from '#web/admin/records/bulk-bar.tsx';
import type { Deletion } from '#web/admin/records/delete-dialog.tsx';
import { kindName, screens, titleOf } from '#web/admin/records/kinds.ts';
import { RecordEditor } from '#web/admin/records/record-editor.tsx';
import { RecordList, type RecordListProps } from '#web/admin/records/record-list.tsx';
import type { RecordLists, Row } from '#web/admin/records/record-lists.ts';
import { type StatusRecords, statusColumn } from '#web/admin/records/status-column.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import type { RowAction } from '#web/admin/ui/list/row-menu.tsx';
import { ExportList } from '../exports/export-list.tsx';
import { ImportLink } from '../imports/import-link.tsx';
import { AddressField } from '../links/address-field.tsx';
import { DraftStates } from './draft-marks.tsx';
import { usePublishTime } from './use-publish-time.ts';
import { WithDraft } from './with-draft.tsx';

type DraftedRecords<T extends Row, S extends ListShape, U> = RecordLists<T, S> &
  StatusRecords<U> & {
    one: (id: number) => UseQueryOptions<T | null>;
    change: BulkOptions['change'];
    useRemove?: Deletion<T>['useRemove'];
    useDuplicate?: () => UseMutationResult<T, Error, number>;
  };

type Determined = 'records' | 'title' | 'addText' | 'nameOf' | 'bulk' | 'deletion' | 'editor';

interface Props<T extends Row, S extends ListShape, U> extends Omit<RecordListProps<T, S>, Determined> {
  kind: DraftKind;
  records: DraftedRecords<T, S, U>;
  /** Used in the names of controls; default: the whole name or title. */
  nameOf?: (record: T) => string;
  bulk?: Pick<BulkOptions, 'choices' | 'consequence' | 'isWhole'>;
  /** If it is absent, records cannot be deleted. */
  deletion?: Omit<Deletion<T>, 'useRemove' | 'titleOf'>;
  /** Whether a row of the list is enough to edit it. */
  usesRow?: boolean;
  /** @param onDuplicate opens a copy of the stored record */
  form: (record: T | null, onDuplicate?: () => void) => ReactNode;
}

/** The actions of a kind that need no further choice. */
const actionsOf = (kind: DraftKind): BulkOptions['actions'] =>
  bulkActions[kind].flatMap((action) => (action === 'move' || action === 'delete' ? [] : [{ label: capitalised(action), action }]));

/** @returns null if records of the kind cannot be copied */
const useCopies = <T extends Row>(useDuplicate: (() => UseMutationResult<T, Error, number>) | undefined) => {
  const duplicate = useDuplicate?.();
  return duplicate ? (id: number, show: (id: number) => void) => duplicate.mutate(id, { onSuccess: (copy) => show(copy.id) }) : null;
};

export const DraftedList = <T extends Row, S extends ListShape, U>(props: Props<T, S, U>) => {
  const { kind, records, list, columns, bulk, deletion, usesRow, form, rowActions, headActions, ...others } = props;
  const { nameOf = (record: T) => titleOf(kind, record) } = props;
  const address = { kind, AddressField };
  const { useRemove } = records;
  const client = useQueryClient();
  const setPublishTime = usePublishTime(kind, records);
  const copy = useCopies(records.useDuplicate);
  const { open } = list;
  return (
    <DraftStates kind={kind} rows={list.rows}>
      <RecordList
        {...others}
        records={records}
        list={list}
        headActions={
          <>
            <ImportLink kind={kind} />
            <ExportList kind={kind} records={records} list={list} />
            {headActions}
          </>
        }
        title={screens[kind].title}
        addText={`Add New ${kindName(kind)}`}
        columns={[...columns, statusColumn({ kind, records, nameOf, setPublishTime })]}
        nameOf={nameOf}
        bulk={{ kind, actions: actionsOf(kind), canDelete: deletion !== undefined, change: records.change, address, ...bulk }}
        rowActions={
          rowActions &&
          ((record: T): RowAction[] => [
            ...(copy ? [{ label: 'Duplicate', icon: 'copy', onSelect: () => copy(record.id, open.open) } satisfies RowAction] : []),
            ...rowActions(record),
          ])
        }
        deletion={deletion && useRemove && { useRemove, titleOf: nameOf, address, ...deletion }}
        editor={
          <RecordEditor
            noun={records.noun}
            list={list}
            one={records.one}
            usesRow={usesRow}
            form={(stored) => (
              <WithDraft kind={kind} record={stored} onScheduled={() => records.reload(client)}>
                {(record) => form(record, copy && stored ? () => copy(stored.id, open.moveTo) : undefined)}
              </WithDraft>
            )}
          />
        }
      />
    </DraftStates>
  );
};
