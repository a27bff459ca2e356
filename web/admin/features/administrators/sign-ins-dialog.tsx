// The last sign-ins of another administrator.
import { useQuery } from '@tanstack/react-query';
import type { Administrator } from '#contract/administrators.ts';
import { SignInList } from '#web/admin/features/account/sign-in-list.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
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
          <header className="dlg-head">
            <div className="grow">
              <h2 id={titleId}>Sign-ins of {name}</h2>
              <div className="meta">
                <span>{email}</span>
              </div>
            </div>
            <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
              <AdminIcon name="close" />
            </button>
          </header>
          <div className="dlg-body">
            {!signIns && !isError && <LoadingText>Loading sign-ins...</LoadingText>}
            {isError && (
              <div className="row">
                <span className="grow">Failed to load sign-ins</span>
                <button type="button" className="btn btn-s" onClick={() => void refetch()}>
                  Retry
                </button>
              </div>
            )}
            {signIns && <SignInList signIns={signIns} />}
          </div>
        </>
      )}
    </Dialog>
  );
};
