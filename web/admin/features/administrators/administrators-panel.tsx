import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Administrator } from '#contract/administrators.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { AdministratorRow } from './administrator-row.tsx';
import {
  administratorsQuery,
  useClearSignInPause,
  useRemoveAdministrator,
  useRenewInvitation,
  useSetActive,
  useSetRole,
} from './administrators.queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog, type ShownLink } from './link-dialog.tsx';
import { LostDeviceDialog } from './lost-device-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { SignInsDialog } from './sign-ins-dialog.tsx';

interface ListProps {
  administrators: readonly Administrator[];
  isRemoving: boolean;
  /** An invitation has a new link. */
  onLink: (link: ShownLink) => void;
  onShowSignIns: (administrator: Administrator) => void;
  onRemove: (administrator: Administrator) => void;
  onRemoveSecondFactor: (administrator: Administrator) => void;
}

const AdministratorList = ({ administrators, isRemoving, onLink, onShowSignIns, onRemove, onRemoveSecondFactor }: ListProps) => {
  const renew = useRenewInvitation();
  const clearPause = useClearSignInPause();
  const setActive = useSetActive();
  const setRole = useSetRole();
  const isBusy = renew.isPending || clearPause.isPending || setActive.isPending || setRole.isPending || isRemoving;
  return (
    <ul className="list devices">
      {administrators.map((one) => (
        <AdministratorRow
          key={one.id}
          administrator={one}
          isBusy={isBusy}
          onRenew={() => renew.mutate(one.id, { onSuccess: ({ invitation }) => onLink({ name: one.name, ...invitation }) })}
          onShowSignIns={() => onShowSignIns(one)}
          onClearPause={() => clearPause.mutate(one.id)}
          onSetActive={(is_active) => setActive.mutate({ id: one.id, is_active })}
          onSetRole={(role) => setRole.mutate({ id: one.id, role })}
          onRemove={() => onRemove(one)}
          onRemoveSecondFactor={() => onRemoveSecondFactor(one)}
        />
      ))}
    </ul>
  );
};

export const AdministratorsPanel = () => {
  const { data: administrators, isError, refetch } = useQuery(administratorsQuery);
  const remove = useRemoveAdministrator();
  const [isInviting, setIsInviting] = useState(false);
  const [link, setLink] = useState<ShownLink | null>(null);
  const [removing, setRemoving] = useState<Administrator | null>(null);
  const [losing, setLosing] = useState<Administrator | null>(null);
  const [shown, setShown] = useState<Administrator | null>(null);
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
        <AdministratorList
          administrators={administrators}
          isRemoving={remove.isPending}
          onLink={setLink}
          onShowSignIns={setShown}
          onRemove={setRemoving}
          onRemoveSecondFactor={setLosing}
        />
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={setLink} />}
      {shown && <SignInsDialog administrator={shown} onClose={() => setShown(null)} />}
      {link && <LinkDialog link={link} onClose={() => setLink(null)} />}
      <LostDeviceDialog administrator={losing} onClose={() => setLosing(null)} />
      <RemoveDialog
        administrator={removing}
        isBusy={remove.isPending}
        onConfirm={({ id }) => remove.mutate(id, { onSettled: () => setRemoving(null) })}
        onCancel={() => setRemoving(null)}
      />
    </section>
  );
};
