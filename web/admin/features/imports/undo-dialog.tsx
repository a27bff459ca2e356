import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { countsText, type ImportSummary } from './import-words.ts';
import { refusalText, useImportAction } from './imports.queries.ts';

interface Props {
  record: ImportSummary;
  onClose: () => void;
}

/** Asks before an applied import is undone. */
export const UndoDialog = ({ record, onClose }: Props) => {
  const action = useImportAction(record.id);
  return (
    <ConfirmDialog
      isOpen
      title="Undo this import?"
      thing={
        <div className="grow">
          <div className="truncate strong">{record.file_name}</div>
          <div className="hint">{countsText(record)}</div>
        </div>
      }
      consequence="Changed records get their former values back, and created ones are moved to the trash. Records that somebody has changed since are kept and listed."
      action="Undo import"
      isBusy={action.isPending}
      busyText="Starting..."
      onConfirm={() =>
        action.mutate('undo', {
          onSuccess: onClose,
          onError: (error) => {
            toast.error(refusalText(error, 'Failed to undo the import'));
            onClose();
          },
        })
      }
      onCancel={onClose}
    />
  );
};
