// The jobs that send the events of changed records, and limit their log.
import type { AppOptions } from '#server/app.ts';
import { sendDueEvents, type WebhookSenderContext } from '#server/features/webhooks/sending/sender.ts';
import { trimDeliveries } from '#server/features/webhooks/webhooks.service.ts';
import { createSecrets } from '#server/platform/secrets.ts';
import type { Job } from './run-jobs.ts';

/** Maximum delay of an event, if its webhook is not busy. */
const pollMs = 2000;
const trimMs = 10 * 60 * 1000;

type Options = Pick<AppOptions, 'config' | 'connection' | 'clock'> & Pick<WebhookSenderContext, 'log'>;

export const webhookSenderContext = ({ config, connection, clock, log }: Options): WebhookSenderContext => ({
  db: connection.db,
  clock,
  secrets: createSecrets(config),
  privateHosts: config.webhookPrivateHosts,
  siteUrl: config.siteUrl,
  random: Math.random,
  log,
});

export const webhookJobs = (options: Options): Job[] => {
  const context = webhookSenderContext(options);
  const send: Job['run'] = async (closing) => {
    while (!closing.aborted && (await sendDueEvents(context, closing)));
  };
  return [
    // each event is leased by one instance; a backlog can take hours
    {
      name: 'webhook-sending',
      text: 'Send events to webhooks',
      everyMs: pollMs,
      firstAfterMs: 0,
      runsOn: 'each instance',
      isLong: true,
      run: send,
    },
    {
      name: 'webhooks',
      text: 'Remove old deliveries of webhooks',
      everyMs: trimMs,
      runsOn: 'one instance',
      run: () => trimDeliveries(context),
    },
  ];
};
