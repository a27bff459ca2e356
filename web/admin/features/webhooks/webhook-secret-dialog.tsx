import { CopiedField } from '#web/admin/ui/copied-field.tsx';
import { SecretDialog } from '#web/admin/ui/secret-dialog.tsx';

export const WebhookSecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <SecretDialog
    title="Secret of the webhook"
    notice="The secret is shown only now. Store it where the receiver reads its secrets."
    onClose={onClose}
  >
    <CopiedField label="Secret" noun="Secret" value={secret} />
    <p className="hint">The receiver verifies with it that requests come from this site, as Standard Webhooks specifies.</p>
  </SecretDialog>
);
