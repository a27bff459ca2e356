// The job that sends mail from the outbox.
import type { AppOptions } from '#server/app.ts';
import { composeInvitation, composePasswordReset } from '#server/features/administrators/administrators.mail.ts';
import { composeAcknowledgement } from '#server/features/contacts/acknowledgement.mail.ts';
import { composeCompanyMail } from '#server/features/contacts/contacts.mail.ts';
import { findMailServer, mailSourceOf } from '#server/features/mail/mail-server.ts';
import { type SenderContext, sendDueMail } from '#server/features/mail/sending/sender.ts';
import { createSmtpSession, type SmtpOptions, unusableSession } from '#server/features/mail/sending/smtp.ts';
import { composeTestMail } from '#server/features/mail/test-mail.ts';
import type { Job } from './run-jobs.ts';

/** Maximum delay for mail of other instances and for repeated attempts. */
const pollMs = 3000;
/** Maximum time at the shutdown for mail that is being sent, which is then interrupted. */
const farewellMs = 1200;

export const mailJobName = 'mail-sending';

const composers: SenderContext['composers'] = {
  message: composeCompanyMail,
  acknowledgement: composeAcknowledgement,
  test: composeTestMail,
  invitation: composeInvitation,
  'password-reset': composePasswordReset,
};

type Options = Pick<AppOptions, 'config' | 'connection' | 'clock'> & Pick<SmtpOptions, 'limitsMs'>;

/** @returns the context of the sender; null without a mail server */
export const createSenderContext = async (
  log: SenderContext['log'],
  { config, connection, clock, limitsMs }: Options,
): Promise<SenderContext | null> => {
  const { db } = connection;
  const server = await findMailServer(db, mailSourceOf(config));
  if (server === null) return null;
  const { siteUrl } = config;
  const siteHost = new URL(siteUrl).hostname;
  const openSession = () =>
    'problem' in server ? unusableSession(server.problem) : createSmtpSession({ ...server, siteHost, ...(limitsMs && { limitsMs }) });
  return { db, clock, siteUrl, composers, openSession, log };
};

const sendAllDue = async (context: SenderContext, closing: AbortSignal): Promise<void> => {
  const interruption = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const interruptLater = () => {
    timer = setTimeout(() => interruption.abort(), farewellMs);
  };
  closing.addEventListener('abort', interruptLater);
  try {
    while (!closing.aborted && (await sendDueMail(context, interruption.signal)));
  } finally {
    closing.removeEventListener('abort', interruptLater);
    clearTimeout(timer);
  }
};

/** Does nothing as long as there is no mail server. */
export const mailJobs = ({ log, ...options }: Options & Pick<SenderContext, 'log'>): Job[] => {
  // each mail is leased by one instance
  const common = { everyMs: pollMs, firstAfterMs: 0, runsOn: 'each instance' } as const;
  const run: Job['run'] = async (closing) => {
    const context = await createSenderContext(log, options);
    if (context) await sendAllDue(context, closing);
  };
  return [{ ...common, name: mailJobName, text: 'Send email', run }];
};
