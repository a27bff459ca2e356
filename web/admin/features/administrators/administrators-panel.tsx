import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Administrator } from '#contract/administrators.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { AdministratorRow } from './administrator-row.tsx';
import {
  administratorsQuery,
  useClearSignInPause,
  useRemoveAdministrator,
  useRemoveSecondFactor,
  useRenewInvitation,
  useSetActive,
  useSetRole,
} from './administrators.queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog, type ShownLink } from './link-dialog.tsx';
import { SignInsDialog } from './sign-ins-dialog.tsx';

export const AdministratorsPanel = () => {
  const { data: administrators, isError, refetch } = useQuery(administratorsQuery);
  const renew = useRenewInvitation();
  const setActive = useSetActive();
  const setRole = useSetRole();
  const remove = useRemoveAdministrator();
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const [removing, setRemoving] = useState<Administrator | null>(null);
  const clearPause = useClearSignInPause();
  const removeFactor = useRemoveSecondFactor();
  const [losing, setLosing] = useState<Administrator | null>(null);
  const [shown, setShown] = useState<Administrator | null>(null);
  const isBusy = renew.isPending || clearPause.isPending || setActive.isPending || setRole.isPending || remove.isPending;
  return (
    <section className="panel" aria-labelledby="administrators">
      <header className="panel-head">
        <h2 id="administrators">Administrators</h2>
        <button type="button" className="btn btn-s" onClick={() => setIsInviting(true)}>
          <AdminIcon name="plus" />
          Invite
        </button>
      </header>
      {!administrators && !isError && <LoadingText>Loading administrators...</LoadingText>}
      {isError && <FailedPart title="Failed to load administrators" onRetry={() => void refetch()} />}
      {administrators && (
        <ul className="list devices">
          {administrators.map((one) => (
            <AdministratorRow
              key={one.id}
              administrator={one}
              isBusy={isBusy}
              onRenew={() => renew.mutate(one.id, { onSuccess: ({ invitation }) => setLink({ name: one.name, ...invitation }) })}
              onShowSignIns={() => setShown(one)}
              onClearPause={() => clearPause.mutate(one.id)}
              onSetActive={(is_active) => setActive.mutate({ id: one.id, is_active })}
              onSetRole={(role) => setRole.mutate({ id: one.id, role })}
              onRemove={() => setRemoving(one)}
              onRemoveSecondFactor={() => setLosing(one)}
            />
          ))}
        </ul>
      )}
      {isInviting && (
        <InviteDialog
          onClose={() => setIsInviting(false)}
          onInvited={(made) => {
            setIsInviting(false);
            setLink(made);
          }}
        />
      )}
      {shown && <SignInsDialog administrator={shown} onClose={() => setShown(null)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
      <ConfirmDialog
        isOpen={losing !== null}
        title="Turn two-step sign-in off and remove the passkeys?"
        thing={losing && <div className="truncate strong">{losing.name}</div>}
        consequence="Until it is set up again, the password alone is enough to sign in. Make sure that the request really comes from this person."
        action="Turn off"
        isBusy={removeFactor.isPending}
        busyText="Turning off..."
        onConfirm={() => {
          if (losing) removeFactor.mutate(losing.id, { onSettled: () => setLosing(null) });
        }}
        onCancel={() => setLosing(null)}
      />
      <ConfirmDialog
        isOpen={removing !== null}
        title="Are you sure you want to remove this administrator?"
        thing={
          removing && (
            <div className="grow">
              <div className="truncate strong">{removing.name}</div>
              <div className="hint">{removing.email}</div>
            </div>
          )
        }
        consequence="The account is signed out everywhere and cannot sign in any more. Articles and other content stay."
        action="Remove"
        isBusy={remove.isPending}
        busyText="Removing..."
        onConfirm={() => {
          if (removing) remove.mutate(removing.id, { onSettled: () => setRemoving(null) });
        }}
        onCancel={() => setRemoving(null)}
      />
    </section>
  );
};
