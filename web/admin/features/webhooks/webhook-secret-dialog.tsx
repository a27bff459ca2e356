// Shows the secret of a webhook once, because no response contains it again.
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { CopiedField } from '#web/admin/ui/copied-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

/** Ignores Escape and clicks on the backdrop, because the secret cannot be shown again. */
const ignore = () => {};

export const WebhookSecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog isOpen onClose={onClose} onDismiss={ignore} title="Secret of the webhook" className="dlg-m">
    {(titleId) => (
      <>
        <header className="dlg-head">
          <div className="grow">
            <h2 id={titleId}>Secret of the webhook</h2>
          </div>
        </header>
        <div className="dlg-body stack">
          <p className="notice yellow">
            <AdminIcon name="alert" />
            <span className="grow">The secret is shown only now. Store it where the receiver reads its secrets.</span>
          </p>
          <CopiedField label="Secret" noun="Secret" value={secret} />
          <p className="hint">The receiver verifies with it that requests come from this site, as Standard Webhooks specifies.</p>
        </div>
        <footer className="dlg-foot">
          <div className="grow" />
          <button type="button" className="btn btn-primary" onClick={onClose}>
            I have stored it
          </button>
        </footer>
      </>
    )}
  </Dialog>
);
