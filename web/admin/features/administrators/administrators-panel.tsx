import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Administrator } from '#contract/administrators.ts';
import { SignInList } from '#web/admin/features/account/sign-in-list.tsx';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { DialogHead } from '#web/admin/ui/dialog-head.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { AdministratorRow } from './administrator-row.tsx';
import {
  administratorsQuery,
  signInsOfQuery,
  useClearSignInPause,
  useRemoveAdministrator,
  useRemoveSecondFactor,
  useRenewInvitation,
  useSetActive,
  useSetRole,
} from './administrators.queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog, type ShownLink } from './link-dialog.tsx';
import { TranslatorDialog } from './translator-dialog.tsx';

interface SignInsDialogProps {
  administrator: Administrator;
  onClose: () => void;
}

/** The last sign-ins of another administrator. */
const SignInsDialog = ({ administrator: { id, name, email }, onClose }: SignInsDialogProps) => {
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

interface RemoveDialogProps {
  /** Null while it is closed. */
  administrator: Administrator | null;
  isBusy: boolean;
  onConfirm: (administrator: Administrator) => void;
  onCancel: () => void;
}

const RemoveDialog = ({ administrator, isBusy, onConfirm, onCancel }: RemoveDialogProps) => (
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

interface LostDeviceDialogProps {
  /** Null while it is closed. */
  administrator: Administrator | null;
  onClose: () => void;
}

const LostDeviceDialog = ({ administrator, onClose }: LostDeviceDialogProps) => {
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

interface ListProps {
  administrators: readonly Administrator[];
  isRemoving: boolean;
  /** Called when an invitation has a new link. */
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
  const [translator, setTranslator] = useState<Administrator | null>(null);
  const isBusy = renew.isPending || clearPause.isPending || setActive.isPending || setRole.isPending || isRemoving;
  return (
    <>
      <ul className="list devices">
        {administrators.map((one) => (
          <AdministratorRow
            key={one.id}
            administrator={one}
            isBusy={isBusy}
            onRenew={() => renew.mutate(one.id, { onSuccess: ({ invitation }) => onLink({ name: one.name, ...invitation }) })}
            onShowSignIns={() => onShowSignIns(one)}
            onClearPause={() => clearPause.mutate(one.id)}
            onTranslate={() => setTranslator(one)}
            onSetActive={(is_active) => setActive.mutate({ id: one.id, is_active })}
            onSetRole={(role) => setRole.mutate({ id: one.id, role })}
            onRemove={() => onRemove(one)}
            onRemoveSecondFactor={() => onRemoveSecondFactor(one)}
          />
        ))}
      </ul>
      {translator && <TranslatorDialog administrator={translator} onClose={() => setTranslator(null)} />}
    </>
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
