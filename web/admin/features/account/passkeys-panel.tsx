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

interface NameProps {
  action: string;
  initial?: string;
  isBusy: boolean;
  onSave: (name: string) => void;
}

const NameForm = ({ action, initial = '', isBusy, onSave }: NameProps) => {
  const [name, setName] = useState(initial);
  return (
    <form
      className="row wrap passkey-name"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isBusy) onSave(name.trim());
      }}
    >
      <Field label="Name of the passkey">
        {(control) => (
          <input
            {...control}
            placeholder="e.g. Work laptop"
            maxLength={textLengths.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn" disabled={isBusy || name.trim() === ''}>
        {action}
      </button>
    </form>
  );
};

export const PasskeysPanel = () => {
  const { data } = useQuery(signInMethodsQuery);
  const add = useAddPasskey();
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const [renaming, setRenaming] = useState<number | null>(null);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { date } = useFormats();
  if (!data) return null;
  const { passkeys } = data;
  return (
    <section className="panel" aria-labelledby="passkeys">
      <header className="panel-head">
        <h2 id="passkeys">Passkeys</h2>
        <p>Sign in with your device or a security key instead of the password</p>
      </header>
      {passkeys.length === 0 && <p className="panel-body muted">No passkeys</p>}
      <ul className="list devices">
        {passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div className="grow">
              <b>{passkey.name}</b>
              <div className="hint">
                Added {date(passkey.created_at)}, {passkey.last_used_at ? `last used ${date(passkey.last_used_at)}` : 'not used yet'}
              </div>
              {renaming === passkey.id && (
                <NameForm
                  action="Save name"
                  initial={passkey.name}
                  isBusy={rename.isPending}
                  onSave={(name) => rename.mutate({ id: passkey.id, name }, { onSuccess: () => setRenaming(null) })}
                />
              )}
            </div>
            <button
              type="button"
              className="btn btn-s"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => setRenaming(renaming === passkey.id ? null : passkey.id)}
            >
              Rename
            </button>
            <button
              type="button"
              className="btn btn-s btn-danger-quiet"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => setRemoving(passkey)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <div className="panel-body">
        {canUsePasskeys() ? (
          <NameForm
            key={passkeys.length}
            action="Add passkey"
            isBusy={add.isPending}
            onSave={(name) => add.mutate(name, { onSuccess: ({ message }) => toast.success(message) })}
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
