// Connects an authenticator app: shows the secret, then asks for the first code.
import { type FormEvent, useState } from 'react';
import { encode } from 'uqr';
import { fieldErrors } from '#web/admin/features/auth/sign-in.ts';
import { useEnableTotp } from '#web/admin/features/auth/sign-in-methods.queries.ts';
import { BusyButton } from '#web/admin/ui/busy-button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Field } from '#web/shared/ui/field.tsx';

/** Draws the code black on white, which cameras also need on a dark screen. */
const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};

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
