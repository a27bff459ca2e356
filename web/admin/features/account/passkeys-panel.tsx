// Passkeys of the administrator: sign-in without a password.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textLengths } from '#contract/rules/text-lengths.ts';
import type { Passkey } from '#contract/sign-in-methods.ts';
import { canUsePasskeys } from '#web/admin/features/auth/passkey.ts';
import { signInMethodsQuery, useAddPasskey, useRemovePasskey, useRenamePasskey } from '#web/admin/features/auth/sign-in-methods.queries.ts';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { toast } from '#web/shared/ui/toast-store.ts';
import { sessionsQuery } from './account.queries.ts';
import { deviceName } from './device-name.ts';

interface NameProps {
  action: string;
  initial?: string;
  isBusy: boolean;
  onSave: (name: string, onSaved: () => void) => void;
}

const NameForm = ({ action, initial = '', isBusy, onSave }: NameProps) => {
  // the proposed name may arrive while another one is being typed
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? initial;
  return (
    <form
      className="row wrap passkey-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isBusy) onSave(name.trim(), () => setTyped(null));
      }}
    >
      <Field label="Name of the passkey" isRequired>
        {(control) => (
          <input
            {...control}
            placeholder="e.g. Work laptop"
            maxLength={textLengths.name}
            value={name}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn" disabled={isBusy || name.trim() === ''}>
        {action}
      </button>
    </form>
  );
};

const PasskeyRow = ({ passkey: { id, name, created_at, last_used_at }, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const rename = useRenamePasskey();
  const [isRenaming, setIsRenaming] = useState(false);
  const { date } = useFormats();
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <div className="hint">
          Added {date(created_at)}, {last_used_at ? `last used ${date(last_used_at)}` : 'not used yet'}
        </div>
        {isRenaming && (
          <NameForm
            action="Save name"
            initial={name}
            isBusy={rename.isPending}
            onSave={(typed) => rename.mutate({ id, name: typed }, { onSuccess: () => setIsRenaming(false) })}
          />
        )}
      </div>
      <button type="button" className="btn btn-s" aria-label={`Rename ${name}`} onClick={() => setIsRenaming(!isRenaming)}>
        Rename
      </button>
      <button type="button" className="btn btn-s btn-danger-quiet" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </button>
    </li>
  );
};

export const PasskeysPanel = () => {
  const { data } = useQuery(signInMethodsQuery);
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { data: sessions } = useQuery(sessionsQuery);
  if (!data) return null;
  const { passkeys } = data;
  const here = sessions?.find(({ is_current }) => is_current);
  const device = here ? deviceName(here) : '';
  return (
    <section className="panel" aria-labelledby="passkeys">
      <header className="panel-head">
        <h2 id="passkeys">Passkeys</h2>
        <p>Sign in with your device or a security key instead of the password</p>
      </header>
      {passkeys.length === 0 && <p className="panel-body muted">No passkeys</p>}
      <ul className="list devices">
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
        ))}
      </ul>
      <div className="panel-body">
        {canUsePasskeys() ? (
          <NameForm
            action="Add passkey"
            initial={device}
            isBusy={add.isPending}
            onSave={(name, onSaved) =>
              add.mutate(name, {
                onSuccess: ({ message }) => {
                  onSaved();
                  toast.success(message);
                },
              })
            }
          />
        ) : (
          <p className="hint">Passkeys need a browser that supports them, https, and an address with a host name.</p>
        )}
      </div>
      <ConfirmDialog
        isOpen={removing !== null}
        title="Remove this passkey?"
        thing={removing?.name}
        consequence="It cannot sign in any more. Delete it on your device as well."
        action="Remove"
        isBusy={remove.isPending}
        busyText="Removing..."
        onConfirm={() => {
          if (removing)
            remove.mutate(removing.id, {
              onSuccess: ({ message }) => toast.success(message),
              onSettled: () => setRemoving(null),
            });
        }}
        onCancel={() => setRemoving(null)}
      />
    </section>
  );
};
