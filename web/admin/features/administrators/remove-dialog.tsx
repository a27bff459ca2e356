import type { Administrator } from '#contract/administrators.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';

interface Props {
  /** Null while it is closed. */
  administrator: Administrator | null;
  isBusy: boolean;
  onConfirm: (administrator: Administrator) => void;
  onCancel: () => void;
}

export const RemoveDialog = ({ administrator, isBusy, onConfirm, onCancel }: Props) => (
  <ConfirmDialog
    isOpen={administrator !== null}
    title="Are you sure you want to remove this administrator?"
    thing={
      administrator && (
        <div className="grow">
          <div className="truncate strong">{administrator.name}</div>
          <div className="hint">{administrator.email}</div>
        </div>
      )
    }
    consequence="The account is signed out everywhere and cannot sign in any more. Articles and other content stay."
    action="Remove"
    isBusy={isBusy}
    busyText="Removing..."
    onConfirm={() => {
      if (administrator) onConfirm(administrator);
    }}
    onCancel={onCancel}
  />
);
