// The mail server in the panel: where it is set, and what changes it.
import { useState } from 'react';
import type { MailServerSettings } from '#contract/mail-server.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useRemoveMailServer } from './mail.queries.ts';
import { MailServerDialog } from './mail-server-dialog.tsx';

const Actions = ({ server }: { server: MailServerSettings }) => {
  const [opened, setOpened] = useState<'form' | 'question' | null>(null);
  const { mutate: remove, isPending } = useRemoveMailServer();
  const close = () => setOpened(null);
  return (
    <div className="row wrap">
      <button type="button" className="btn btn-s" onClick={() => setOpened('form')}>
        {server.set_by ? 'Change mail server' : 'Set up mail server'}
      </button>
      {server.set_by && (
        <button type="button" className="btn btn-s btn-quiet" onClick={() => setOpened('question')}>
          Remove mail server
        </button>
      )}
      {opened === 'form' && <MailServerDialog server={server} onClose={close} />}
      <ConfirmDialog
        isOpen={opened === 'question'}
        title="Remove the mail server?"
        thing={`${server.host}:${server.port}`}
        consequence="No email is sent any more, and its password is deleted."
        action="Remove"
        isBusy={isPending}
        busyText="Removing..."
        onConfirm={() => remove(undefined, { onSettled: close })}
        onCancel={close}
      />
    </div>
  );
};

export const MailServer = ({ server }: { server: MailServerSettings }) => (
  <>
    {server.problem && (
      <p className="err" role="alert">
        {server.problem}
      </p>
    )}
    {server.set_by && (
      <p className="hint">
        Mail server: {server.host}, port {server.port}. {server.set_by === 'environment' && <span>Set by SMTP_URL on the server.</span>}
      </p>
    )}
    {server.set_by !== 'environment' && <Actions server={server} />}
  </>
);
