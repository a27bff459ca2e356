// Asks before a record is deleted.
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import type { ListShape } from '#web/admin/ui/list/list-address.ts';
import type { Row } from './record-lists.ts';
import type { RecordListState } from './use-record-list.ts';

export interface Deletion<T> {
  /** The hook of `recordRemoval`. */
  useRemove: (onRefused?: (record: T, error: unknown) => void) => {
    mutate: (record: T, options: { onSuccess: () => void }) => void;
    isPending: boolean;
  };
  picture?: (record: T) => ReactNode;
  titleOf: (record: T) => string;
  /** A second line that helps to recognise the record. */
  hint: (record: T) => ReactNode;
  consequence: string | ((record: T) => string);
  /** Shows why a record was not deleted, instead of a message. */
  onRefused?: (record: T, error: unknown) => void;
}

interface Props<T extends Row, S extends ListShape> extends Deletion<T> {
  noun: string;
  list: RecordListState<T, S>;
}

export const DeleteDialog = <T extends Row, S extends ListShape>(props: Props<T, S>) => {
  const { noun, list, useRemove, picture, titleOf, hint, consequence, onRefused } = props;
  const { deleting: record, endDeletion } = list;
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
        if (record) remove.mutate(record, { onSuccess: () => endDeletion(true) });
      }}
      onCancel={() => endDeletion(false)}
    />
  );
};
