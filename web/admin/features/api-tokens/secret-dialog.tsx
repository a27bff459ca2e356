// Shows a new API token once, because the server stores only its hash.
import { scopeKinds } from '#contract/rules/scopes.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { CopiedField } from '#web/admin/ui/copied-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { examplePaths } from './scope-choices.ts';
import type { CreatedToken } from './token-dialog.tsx';

/** Ignores Escape and clicks on the backdrop, because the token cannot be shown again. */
const ignore = () => {};

export const SecretDialog = ({ created: { token, access }, onClose }: { created: CreatedToken; onClose: () => void }) => {
  const kind = scopeKinds.find((one) => access[one] !== '') ?? 'products';
  const command = `curl -H "Authorization: Bearer $TOKEN" ${window.location.origin}/api/admin/${examplePaths[kind]}`;
  return (
    <Dialog isOpen onClose={onClose} onDismiss={ignore} title="New API token" className="dlg-m">
      {(titleId) => (
        <>
          <header className="dlg-head">
            <div className="grow">
              <h2 id={titleId}>New API token</h2>
            </div>
          </header>
          <div className="dlg-body stack">
            <p className="notice yellow">
              <AdminIcon name="alert" />
              <span className="grow">The token is shown only now. Store it where the program reads its secrets.</span>
            </p>
            <CopiedField label="Token" noun="Token" value={token} />
            <CopiedField label="Example, with the token in the variable TOKEN" noun="Command" value={command} />
            <p className="hint">
              <a href="/api/docs" target="_blank" rel="noreferrer">
                API documentation
              </a>
              : every call, with the scope that it needs.
            </p>
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
};
