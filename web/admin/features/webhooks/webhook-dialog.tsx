// Creates or changes a webhook.
import { type EventType, isWebhookAddress, webhookLimits } from '#contract/rules/webhooks.ts';
import type { Webhook } from '#contract/webhooks.ts';
import { explainByMessage } from '#web/admin/lib/save-errors.ts';
import { SwitchField } from '#web/admin/ui/form/choice-field.tsx';
import { FormDialog } from '#web/admin/ui/form/form-dialog.tsx';
import { TextField } from '#web/admin/ui/form/text-field.tsx';
import { type Form, useForm } from '#web/admin/ui/form/use-form.ts';
import { EventFields } from './event-fields.tsx';
import { useCreateWebhook, useUpdateWebhook } from './webhooks.queries.ts';

interface Values {
  name: string;
  url: string;
  events: EventType[];
  is_enabled: boolean;
}

const check = ({ name, url, events }: Values) => ({
  name: name.trim() === '' ? 'Enter a name.' : undefined,
  url: isWebhookAddress(url.trim()) ? undefined : 'Enter an address that begins with https://.',
  events: events.length === 0 ? 'Choose at least one event.' : undefined,
});

const explain = explainByMessage('Failed to save the webhook');

const Fields = ({ form }: { form: Form<Values> }) => (
  <>
    <TextField
      label="Name"
      isRequired
      maxLength={webhookLimits.name}
      autoComplete="off"
      hint="The system that receives the events, e.g. CRM"
      {...form.field('name')}
    />
    <TextField
      label="Address"
      isRequired
      type="url"
      maxLength={webhookLimits.url}
      placeholder="https://crm.example.com/hooks/website"
      autoComplete="off"
      hint="Each event is sent there as JSON."
      {...form.field('url')}
    />
    <EventFields {...form.field('events')} />
  </>
);

/** @param props.onCreated called with the secret, which cannot be shown again */
export const NewWebhookDialog = ({ onCreated, onClose }: { onCreated: (secret: string) => void; onClose: () => void }) => {
  const { mutateAsync: create } = useCreateWebhook();
  const form = useForm<Values, Awaited<ReturnType<typeof create>>>({
    initial: { name: '', url: '', events: [], is_enabled: true },
    check,
    save: ({ is_enabled: _always, ...values }) => create(values),
    explain,
    onSaved: ({ secret }) => onCreated(secret),
    onDone: onClose,
  });
  return (
    <FormDialog isOnce title="New webhook" form={form} action="Create webhook" busyText="Creating..." onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
};

export const WebhookDialog = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const { name, url, events, is_enabled } = webhook;
  const { mutateAsync: update } = useUpdateWebhook(webhook.id);
  const form = useForm<Values>({
    initial: { name, url, events, is_enabled },
    check,
    save: (values) => update(values),
    explain,
    onDone: onClose,
  });
  return (
    <FormDialog isOnce title="Edit webhook" form={form} action="Save webhook" onClose={onClose}>
      <Fields form={form} />
      <SwitchField
        label="Enabled"
        text="While it is disabled, changes are not sent, not even later, and waiting events are given up."
        {...form.field('is_enabled')}
      />
    </FormDialog>
  );
};
