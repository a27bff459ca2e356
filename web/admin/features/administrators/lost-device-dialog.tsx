import type { Administrator } from '#contract/administrators.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useRemoveSecondFactor } from './administrators.queries.ts';

interface Props {
  /** Null while it is closed. */
  administrator: Administrator | null;
  onClose: () => void;
}

export const LostDeviceDialog = ({ administrator, onClose }: Props) => {
  const remove = useRemoveSecondFactor();
  return (
    <ConfirmDialog
      isOpen={administrator !== null}
      title="Turn two-step sign-in off and remove the passkeys?"
      thing={administrator && <div className="truncate strong">{administrator.name}</div>}
      consequence="Until it is set up again, the password alone is enough to sign in. Make sure that the request really comes from this person."
      action="Turn off"
      isBusy={remove.isPending}
      busyText="Turning off..."
      onConfirm={() => {
        if (administrator) remove.mutate(administrator.id, { onSettled: onClose });
      }}
      onCancel={onClose}
    />
  );
};
