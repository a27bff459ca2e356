// Connects an authenticator app: the secret, then its first code.
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '#web/admin/features/auth/sign-in.ts';
import { useEnableTotp } from '#web/admin/features/auth/sign-in-methods.queries.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { QrCode } from './qr-code.tsx';

interface Props {
  secret: string;
  uri: string;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

export const TotpDialog = ({ secret, uri, onEnabled, onClose }: Props) => {
  const { mutate: enable, isPending, error } = useEnableTotp();
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (!isPending && code.trim() !== '') enable(code, { onSuccess: ({ recovery_codes }) => onEnabled(recovery_codes) });
  };
  return (
    <Dialog isOpen onClose={onClose} title="Set up two-step sign-in" className="dlg-m">
      {(titleId) => (
        <form noValidate aria-labelledby={titleId} onSubmit={submit}>
          <header className="dlg-head">
            <div className="grow">
              <h2 id={titleId}>Set up two-step sign-in</h2>
            </div>
          </header>
          <div className="dlg-body stack">
            <p>Scan this with an authenticator app, or type the key into it. Then enter the code that the app shows.</p>
            <QrCode text={uri} label="QR code for the authenticator app" />
            <p>
              Key: <code className="totp-key">{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
            </p>
            <Field label="Code" isRequired error={isMissing ? 'Enter the code.' : error ? fieldErrors(error).code : undefined}>
              {(control) => (
                <input
                  {...control}
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  value={code}
                  onChange={(event) => setCode(event.target.value)}
                />
              )}
            </Field>
          </div>
          <footer className="dlg-foot">
            <button type="button" className="btn" onClick={onClose}>
              Cancel
            </button>
            <BusyButton className="btn btn-primary" isBusy={isPending} busyText="Checking...">
              Turn on
            </BusyButton>
          </footer>
        </form>
      )}
    </Dialog>
  );
};
