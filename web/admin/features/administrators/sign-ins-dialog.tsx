// The last sign-ins of another administrator.
import { useQuery } from '@tanstack/react-query';
import type { Administrator } from '#contract/administrators.ts';
import { SignInList } from '#web/admin/features/account/sign-in-list.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { signInsOfQuery } from './administrators.queries.ts';

interface Props {
  administrator: Administrator;
  onClose: () => void;
}

export const SignInsDialog = ({ administrator: { id, name, email }, onClose }: Props) => {
  const { data: signIns, isError, refetch } = useQuery(signInsOfQuery(id));
  return (
    <Dialog isOpen onClose={onClose} title={`Sign-ins of ${name}`} className="dlg-m">
      {(titleId) => (
        <>
          <DialogHead titleId={titleId} title={`Sign-ins of ${name}`} onClose={onClose}>
            <div className="meta">
              <span>{email}</span>
            </div>
          </DialogHead>
          <div className="dlg-body">
            {!signIns && !isError && <LoadingText>Loading sign-ins...</LoadingText>}
            {isError && <FailedPart title="Failed to load sign-ins" className="row" onRetry={() => void refetch()} />}
            {signIns && <SignInList signIns={signIns} />}
          </div>
        </>
      )}
    </Dialog>
  );
};
