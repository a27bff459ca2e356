// Asks before a record is deleted.
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import type { Row } from './record-lists.ts';
import { type RecordAddress, useLead } from './removal/lead-choice.tsx';
import { RemovalQuestion } from './removal/removal-question.tsx';
import type { RecordListState } from './use-record-list.ts';

export interface Deletion<T> {
  /** The hook of `recordRemoval`. */
  useRemove: (onRefused?: (record: T, error: unknown) => void) => {
    mutate: (record: T & { redirect_to?: string }, options: { onSuccess: () => void }) => void;
    isPending: boolean;
  };
  picture?: (record: T) => ReactNode;
  titleOf: (record: T) => string;
  /** A second line that helps to recognise the record. */
  hint: (record: T) => ReactNode;
  consequence: string | ((record: T) => string);
  /** Of a kind whose records have an address: asks where it leads from now on. */
  address?: RecordAddress;
  /** Shows why a record was not deleted, instead of a message. */
  onRefused?: (record: T, error: unknown) => void;
}

interface Props<T extends Row, S extends ListShape> extends Deletion<T> {
  noun: string;
  list: RecordListState<T, S>;
}

export const DeleteDialog = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { noun, list, useRemove, picture, titleOf, hint, consequence, address, onRefused } = props;
  const { deleting: record } = list;
  const lead = useLead();
  const end = (isDeleted: boolean) => {
    lead.reset();
    list.endDeletion(isDeleted);
  };
  const remove = useRemove(
    onRefused &&
      ((refused, error) => {
        end(false);
        onRefused(refused, error);
      }),
  );
  return (
    <ConfirmDialog
      isOpen={record !== null}
      title={`Are you sure you want to delete this ${noun}?`}
      thing={
        record && (
          <>
            {picture?.(record)}
            <div className="grow">
              <div className="truncate strong">{titleOf(record)}</div>
              <div className="hint">{hint(record)}</div>
            </div>
          </>
        )
      }
      consequence={typeof consequence === 'string' ? consequence : record ? consequence(record) : ''}
      action="Delete"
      isBusy={remove.isPending}
      busyText="Deleting..."
      onConfirm={() => {
        if (record) lead.confirm((field) => remove.mutate({ ...record, ...field }, { onSuccess: () => end(true) }));
      }}
      onCancel={() => end(false)}
    >
      {record && address && <RemovalQuestion address={address} id={record.id} lead={lead} />}
    </ConfirmDialog>
  );
};
