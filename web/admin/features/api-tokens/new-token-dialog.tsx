// Shows a new API token, with a command that uses it.
import { scopeKinds } from '#contract/rules/scopes.ts';
import { CopiedField } from '#web/admin/ui/copied-field.tsx';
import { SecretDialog } from '#web/admin/ui/secret-dialog.tsx';
import { examplePaths } from './scope-choices.ts';
import type { CreatedToken } from './token-dialog.tsx';

export const NewTokenDialog = ({ created: { token, access }, onClose }: { created: CreatedToken; onClose: () => void }) => {
  const kind = scopeKinds.find((one) => access[one] !== '') ?? 'products';
  const command = `curl -H "Authorization: Bearer $TOKEN" ${window.location.origin}/api/admin/${examplePaths[kind]}`;
  return (
    <SecretDialog
      title="New API token"
      notice="The token is shown only now. Store it where the program reads its secrets."
      onClose={onClose}
    >
      <CopiedField label="Token" noun="Token" value={token} />
      <CopiedField label="Example, with the token in the variable TOKEN" noun="Command" value={command} />
      <p className="hint">
        <a href="/api/docs" target="_blank" rel="noreferrer">
          API documentation
        </a>
        : every call, with the scope that it needs.
      </p>
    </SecretDialog>
  );
};
