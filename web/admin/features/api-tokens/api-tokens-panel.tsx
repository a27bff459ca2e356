import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#contract/api-tokens.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { type Formats, useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { apiTokensQuery, useRemoveApiToken } from './api-tokens.queries.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { type CreatedToken, TokenDialog } from './token-dialog.tsx';

/** Time before its expiry from which a token is marked. */
const soonMs = 14 * 24 * 60 * 60 * 1000;

const badgeOf = ({ state, expires_at }: ApiToken): { className: string; text: string } => {
  if (state === 'expired') return { className: 'badge red', text: 'Expired' };
  if (state === 'stopped') return { className: 'badge red', text: 'Stopped' };
  const isSoon = expires_at !== null && Date.parse(expires_at) - Date.now() < soonMs;
  return isSoon ? { className: 'badge yellow', text: 'Expires soon' } : { className: 'badge green', text: 'Active' };
};

const expiryText = ({ state, expires_at }: ApiToken, { date }: Formats): string => {
  if (expires_at === null) return 'does not expire';
  return state === 'expired' ? `expired on ${date(expires_at)}` : `expires on ${date(expires_at)}`;
};

const TokenRow = ({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) => {
  const formats = useFormats();
  const { name, start, scopes, state, created_by, created_at, last_used_at } = token;
  const badge = badgeOf(token);
  const lastUse = last_used_at ? `last used ${formats.date(last_used_at)}, ${formats.time(last_used_at)}` : 'not used yet';
  return (
    <li>
      <div className="grow">
        <b>{name}</b> <code className="muted">{start}…</code> <span className={badge.className}>{badge.text}</span>
        <div className="token-scopes">
          {scopes.map((scope) => (
            <span key={scope} className="tag">
              {scope}
            </span>
          ))}
        </div>
        <div className="hint">
          Created by {created_by} on {formats.date(created_at)}, {lastUse}, {expiryText(token, formats)}
        </div>
        {state === 'stopped' && (
          <div className="err">Its creator is no longer an active owner. Create another token and revoke this one.</div>
        )}
      </div>
      <button type="button" className="btn btn-s" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </button>
    </li>
  );
};

export const ApiTokensPanel = () => {
  const { data: tokens, isError, refetch } = useQuery(apiTokensQuery);
  const remove = useRemoveApiToken();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  return (
    <section className="panel" aria-labelledby="api-tokens">
      <header className="panel-head">
        <h2 id="api-tokens">API tokens</h2>
        <button type="button" className="btn btn-s" onClick={() => setIsCreating(true)}>
          <AdminIcon name="plus" />
          New token
        </button>
      </header>
      {!tokens && !isError && <LoadingText>Loading API tokens...</LoadingText>}
      {isError && !tokens && <FailedPart title="Failed to load API tokens" onRetry={() => void refetch()} />}
      {tokens?.length === 0 && (
        <p className="panel-body hint">
          No API tokens. Create one for each program that reads or changes content, such as an ERP or a CRM.
        </p>
      )}
      {tokens && tokens.length > 0 && (
        <ul className="list devices">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
          ))}
        </ul>
      )}
      {isCreating && <TokenDialog onClose={() => setIsCreating(false)} onCreated={setCreated} />}
      {created && <NewTokenDialog created={created} onClose={() => setCreated(null)} />}
      <ConfirmDialog
        isOpen={revoking !== null}
        title="Revoke this token?"
        thing={revoking && <div className="truncate strong">{revoking.name}</div>}
        consequence="The program that uses it is refused from its next call on. A revoked token cannot be restored."
        action="Revoke"
        isBusy={remove.isPending}
        busyText="Revoking..."
        onConfirm={() => {
          if (revoking) remove.mutate(revoking.id, { onSettled: () => setRevoking(null) });
        }}
        onCancel={() => setRevoking(null)}
      />
    </section>
  );
};
