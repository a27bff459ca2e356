import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success('Recovery codes copied');
  } catch {
    toast.error('The browser did not allow copying. Download the codes instead.');
  }
};

/** Ignores Escape and clicks on the backdrop, because the codes cannot be shown again. */
const ignore = () => {};

export const RecoveryCodesDialog = ({ codes, onClose }: Props) => {
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog isOpen onClose={onClose} onDismiss={ignore} title="Recovery codes" className="dlg-m">
      {(titleId) => (
        <>
          <header className="dlg-head">
            <div className="grow">
              <h2 id={titleId}>Recovery codes</h2>
            </div>
          </header>
          <div className="dlg-body stack">
            <p>Each code signs you in once if you do not have your authenticator app. Keep them apart from your password.</p>
            <ul className="recovery-codes mono">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <p className="notice yellow">
              <AdminIcon name="alert" />
              <span className="grow">They are shown only now.</span>
            </p>
          </div>
          <footer className="dlg-foot wrap">
            <button type="button" className="btn" onClick={() => window.print()}>
              Print
            </button>
            <a className="btn" download="recovery-codes.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}>
              Download
            </a>
            <button type="button" className="btn" onClick={() => void copy(text)}>
              Copy
            </button>
            <div className="grow" />
            <button type="button" className="btn btn-primary" onClick={onClose}>
              I have stored them
            </button>
          </footer>
        </>
      )}
    </Dialog>
  );
};
