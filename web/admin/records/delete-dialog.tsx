// Asks before a record is deleted.
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import type { Row } from './record-lists.ts';
import type { RecordAddress } from './removal/lead-choice.tsx';
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
  const { deleting: record, endDeletion } = list;
  const [target, setTarget] = useState<{ id: number; to: string } | null>(null);
  const redirect_to = target?.id === record?.id ? target?.to : undefined;
  const remove = useRemove(
    onRefused &&
      ((refused, error) => {
        endDeletion(false);
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
        if (record) remove.mutate({ ...record, ...(redirect_to && { redirect_to }) }, { onSuccess: () => endDeletion(true) });
      }}
      onCancel={() => endDeletion(false)}
    >
      {record && address && (
        <RemovalQuestion key={record.id} address={address} id={record.id} onChange={(to) => setTarget({ id: record.id, to })} />
      )}
    </ConfirmDialog>
  );
};
