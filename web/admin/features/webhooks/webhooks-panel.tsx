// Webhooks: the systems to which changes are sent, with their state.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { webhookLimits } from '#contract/rules/webhooks.ts';
import type { Webhook } from '#contract/webhooks.ts';
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx';
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx';
import { RowMenu } from '#web/admin/ui/list/row-menu.tsx';
import { FailedPart } from '#web/admin/ui/list-state.tsx';
import { useFormats } from '#web/shared/lib/formats.ts';
import { LoadingText } from '#web/shared/ui/skeleton.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { NewWebhookDialog, WebhookDialog } from './webhook-dialog.tsx';
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx';
import { badgeOf, factsOf, problemOf } from './webhook-state.ts';
import { useRemoveWebhook, useRotateSecret, watchWebhooks, webhooksQuery } from './webhooks.queries.ts';

type Action = 'edit' | 'deliveries' | 'rotate' | 'remove';

const WebhookRow = ({ webhook, onChoose }: { webhook: Webhook; onChoose: (action: Action) => void }) => {
  const formats = useFormats();
  const { name, url, previous_secret_until: until } = webhook;
  const badge = badgeOf(webhook);
  const problem = problemOf(webhook, formats);
  return (
    <li>
      <div className="grow">
        <b>{name}</b> <span className={badge.className}>{badge.text}</span>
        <div className="hint">{url}</div>
        <div className="hint">{factsOf(webhook, formats)}</div>
        {problem && <div className="err">{problem}</div>}
        {until && (
          <div className="hint">
            The previous secret is valid until {formats.date(until)}, {formats.time(until)}
          </div>
        )}
      </div>
      <div className="row">
        <button type="button" className="btn btn-s" aria-label={`Deliveries to ${name}`} onClick={() => onChoose('deliveries')}>
          Deliveries
        </button>
        <button type="button" className="btn btn-s" aria-label={`Edit ${name}`} onClick={() => onChoose('edit')}>
          Edit
        </button>
        <RowMenu
          name={name}
          actions={[
            { label: 'Replace the secret', icon: 'retry', onSelect: () => onChoose('rotate') },
            { label: 'Remove', icon: 'delete', onSelect: () => onChoose('remove') },
          ]}
        />
      </div>
    </li>
  );
};

const Confirmations = (props: {
  chosen: { id: number; action: Action } | null;
  webhook: Webhook | undefined;
  onSecret: (secret: string) => void;
  onClose: () => void;
}) => {
  const { chosen, webhook, onSecret, onClose } = props;
  const rotate = useRotateSecret();
  const remove = useRemoveWebhook();
  const thing = webhook && <div className="truncate strong">{webhook.name}</div>;
  return (
    <>
      <ConfirmDialog
        isOpen={chosen?.action === 'rotate'}
        title="Replace the secret of this webhook?"
        thing={thing}
        consequence={`For ${webhookLimits.previousSecretHours} hours, requests are signed with the new and the present secret. Enter the new one at the receiver in this time.`}
        action="Replace"
        isHarmless
        isBusy={rotate.isPending}
        busyText="Replacing..."
        onConfirm={() => {
          if (chosen) rotate.mutate(chosen.id, { onSuccess: ({ secret }) => onSecret(secret), onSettled: onClose });
        }}
        onCancel={onClose}
      />
      <ConfirmDialog
        isOpen={chosen?.action === 'remove'}
        title="Remove this webhook?"
        thing={thing}
        consequence="Events that wait for it are not sent any more, and its log is deleted."
        action="Remove"
        isBusy={remove.isPending}
        busyText="Removing..."
        onConfirm={() => {
          if (chosen) remove.mutate(chosen.id, { onSettled: onClose });
        }}
        onCancel={onClose}
      />
    </>
  );
};

export const WebhooksPanel = () => {
  const { data: webhooks, isError, refetch } = useQuery({ ...webhooksQuery, staleTime: 0, refetchInterval: watchWebhooks });
  const [isCreating, setIsCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [chosen, setChosen] = useState<{ id: number; action: Action } | null>(null);
  const webhook = webhooks?.find(({ id }) => id === chosen?.id);
  const close = () => setChosen(null);
  return (
    <section className="panel" aria-labelledby="webhooks">
      <header className="panel-head">
        <h2 id="webhooks">Webhooks</h2>
        <button type="button" className="btn btn-s" onClick={() => setIsCreating(true)}>
          <AdminIcon name="plus" />
          New webhook
        </button>
      </header>
      {!webhooks && !isError && <LoadingText>Loading webhooks...</LoadingText>}
      {isError && !webhooks && <FailedPart title="Failed to load webhooks" onRetry={() => void refetch()} />}
      {webhooks?.length === 0 && (
        <p className="panel-body hint">
          No webhooks. Create one for each system that is to be told when products, categories, articles, pages or messages change.
        </p>
      )}
      {webhooks && webhooks.length > 0 && (
        <ul className="list devices">
          {webhooks.map((one) => (
            <WebhookRow key={one.id} webhook={one} onChoose={(action) => setChosen({ id: one.id, action })} />
          ))}
        </ul>
      )}
      {isCreating && <NewWebhookDialog onCreated={setSecret} onClose={() => setIsCreating(false)} />}
      {webhook && chosen?.action === 'edit' && <WebhookDialog key={webhook.id} webhook={webhook} onClose={close} />}
      {webhook && chosen?.action === 'deliveries' && <DeliveriesDialog webhook={webhook} onClose={close} />}
      <Confirmations chosen={chosen} webhook={webhook} onSecret={setSecret} onClose={close} />
      {secret !== null && <WebhookSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </section>
  );
};
