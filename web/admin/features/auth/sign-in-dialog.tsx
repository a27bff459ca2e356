// The sign-in over a screen with unsaved changes: the form below keeps its values and chosen files.
import { useEffect, useState } from 'react';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { UnsavedDialog } from '#web/admin/ui/form/unsaved-dialog.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { sessionEndedText, useSignInRequest } from './session-ended.ts';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
  /** Called when the unsaved changes are discarded: opens the sign-in page. */
  onLeave: () => void;
}

export const SignInDialog = ({ onLeave }: Props) => {
  const user = useSignInRequest();
  const isOpen = user !== null;
  const [isAsking, setIsAsking] = useState(false);
  // another tab has signed in meanwhile
  useEffect(() => {
    if (!isOpen) setIsAsking(false);
  }, [isOpen]);
  const ask = () => setIsAsking(true);
  return (
    <>
      <Dialog isOpen={isOpen} onClose={ask} onDismiss={ask} title="Sign in again" className="dlg-s">
        {(titleId) => (
          <SignInForm
            labelledBy={titleId}
            className="sign-in-again"
            email={user?.email}
            head={
              <>
                <h2 id={titleId}>Sign in again</h2>
                <div className="notice yellow">
                  <AdminIcon name="alert" />
                  <div className="grow">
                    {sessionEndedText}
                    <span>Your unsaved changes are kept.</span>
                  </div>
                </div>
              </>
            }
            // the request is withdrawn when the session is stored
            onSignedIn={() => {}}
          >
            {(isBusy) => (
              <div className="row">
                <button type="button" className="btn" onClick={ask}>
                  Cancel
                </button>
                <BusyButton className="btn btn-primary grow" isBusy={isBusy} busyText="Signing in..." isDisabledWhileBusy>
                  Sign in
                </BusyButton>
              </div>
            )}
          </SignInForm>
        )}
      </Dialog>
      <UnsavedDialog
        isOpen={isOpen && isAsking}
        onKeep={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onLeave();
        }}
      />
    </>
  );
};
