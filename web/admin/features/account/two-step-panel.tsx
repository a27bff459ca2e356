// Two-step sign-in: authenticator app and recovery codes.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  signInMethodsQuery,
  useDisableTotp,
  useRenewRecoveryCodes,
  useStartTotp,
} from '#web/admin/features/auth/sign-in-methods.queries.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { TotpDialog } from './totp-dialog.tsx';

export const TwoStepPanel = () => {
  const { data, isError, refetch } = useQuery(signInMethodsQuery);
  const start = useStartTotp();
  const disable = useDisableTotp();
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { date } = useFormats();
  return (
    <section className="panel" aria-labelledby="two-step">
      <header className="panel-head">
        <h2 id="two-step">Two-step sign-in</h2>
        <p>A code of an authenticator app, after the password</p>
      </header>
      {!data && !isError && <LoadingText>Loading sign-in methods...</LoadingText>}
      {!data && isError && <FailedPart title="Failed to load sign-in methods" onRetry={() => void refetch()} />}
      {data && (
        <div className="panel-body row wrap">
          <span className="grow">
            {data.totp_enabled_at === null
              ? 'Off'
              : `On since ${date(data.totp_enabled_at)}; ${data.recovery_codes} of 10 recovery codes left`}
          </span>
          {data.totp_enabled_at === null ? (
            <button type="button" className="btn btn-s" disabled={start.isPending} onClick={() => start.mutate(undefined)}>
              Set up
            </button>
          ) : (
            <>
              <button
                type="button"
                className="btn btn-s"
                disabled={renew.isPending}
                onClick={() => renew.mutate(undefined, { onSuccess: ({ recovery_codes }) => setCodes(recovery_codes) })}
              >
                New recovery codes
              </button>
              <button type="button" className="btn btn-s btn-danger-quiet" onClick={() => setIsAsking(true)}>
                Turn off
              </button>
            </>
          )}
        </div>
      )}
      {start.data && (
        <TotpDialog
          {...start.data}
          onEnabled={(made) => {
            start.reset();
            setCodes(made);
          }}
          onClose={start.reset}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      <ConfirmDialog
        isOpen={isAsking}
        title="Turn two-step sign-in off?"
        thing="Authenticator app and recovery codes"
        consequence="Your password alone is then enough to sign in."
        action="Turn off"
        isBusy={disable.isPending}
        busyText="Turning off..."
        onConfirm={() =>
          disable.mutate(undefined, { onSuccess: ({ message }) => toast.success(message), onSettled: () => setIsAsking(false) })
        }
        onCancel={() => setIsAsking(false)}
      />
    </section>
  );
};
