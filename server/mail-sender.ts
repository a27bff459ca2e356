// The job that sends mail from the outbox, in the process that runs the other scheduled jobs.
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from './app.ts';
import { isUnavailable } from './database/unavailable.ts';
import { composeInvitation, composePasswordReset } from './features/administrators/administrators.mail.ts';
import { composeAcknowledgement, composeCompanyMail } from './features/contacts/contacts.mail.ts';
import { type SenderContext, sendDueMail } from './features/mail/sending/sender.ts';
import { type SenderJob, startSenderJob } from './features/mail/sending/sender-job.ts';
import { createSmtpSession, type SmtpOptions } from './features/mail/sending/smtp.ts';
import { composeTestMail } from './features/mail/test-mail.ts';
import type { JobRuns } from './platform/job-runs.ts';
import type { WakeableMailQueue } from './platform/mail-queue.ts';

const composers: SenderContext['composers'] = {
  message: composeCompanyMail,
  acknowledgement: composeAcknowledgement,
  test: composeTestMail,
  invitation: composeInvitation,
  'password-reset': composePasswordReset,
};

type Options = Pick<AppOptions, 'config' | 'connection' | 'clock'> & Pick<SmtpOptions, 'limitsMs'>;

/** @returns what the sender needs; null without a mail server */
export const createSenderContext = (log: SenderContext['log'], { config, connection, clock, limitsMs }: Options): SenderContext | null => {
  const { mail, siteUrl } = config;
  if (mail === null) return null;
  const siteHost = new URL(siteUrl).hostname;
  const openSession = () => createSmtpSession({ ...mail, siteHost, ...(limitsMs && { limitsMs }) });
  return { db: connection.db, clock, siteUrl, composers, openSession, log };
};

/**
 * Prepares the job. It stops when the app is closed.
 * @returns a function that starts it; it does nothing without a mail server
 */
export const registerMailSender = (
  app: FastifyInstance,
  queue: WakeableMailQueue,
  options: Options & { jobRuns: JobRuns },
): (() => void) => {
  const context = createSenderContext(app.log, options);
  let job: SenderJob | null = null;
  // runs before the database is closed
  app.addHook('onClose', async () => job?.end());
  return () => {
    if (context === null) return;
    job = startSenderJob({
      send: (signal) => options.jobRuns.record('mail-sending', () => sendDueMail(context, signal)),
      onError: (error) => {
        // requests report an outage of the database
        if (!isUnavailable(error)) app.log.error({ err: error }, 'sending mail failed');
      },
    });
    queue.onWake(job.wake);
  };
};
