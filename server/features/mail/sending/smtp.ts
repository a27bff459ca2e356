// Sends mail through an SMTP server. The library is loaded with the first mail, because most processes never send any.
import type { Smtp } from '#server/config/config-addresses.ts';
import type { Mail } from '../mail.ts';
import { describeFailure, type Failure, type SmtpError } from './smtp-failure.ts';

const connectMs = 10_000;
/** Maximum time without a reply of the server. */
const silenceMs = 20_000;
/** Maximum time for one mail, even if the server keeps replying slowly. */
const mailMs = 60_000;

export interface Outgoing extends Mail {
  messageId: string;
}

export type Delivery =
  /** @param refused recipients that the server refused while it accepted others */
  | { kind: 'sent'; accepted: string[]; refused: { address: string; failure: Failure }[] }
  | { kind: 'refused'; failure: Failure }
  /** Stopped by `signal`. */
  | { kind: 'interrupted' };

export interface SmtpSession {
  send: (mail: Outgoing, signal: AbortSignal) => Promise<Delivery>;
  close: () => void;
}

export interface SmtpOptions {
  smtp: Smtp;
  from: string;
  /** Host name of the site, sent with EHLO. */
  siteHost: string;
  /** Time limits; a parameter for tests. */
  limitsMs?: { connect: number; silence: number; mail: number };
}

const open = async ({ smtp, siteHost, limitsMs }: SmtpOptions) => {
  const { createTransport } = await import('nodemailer');
  const limits = limitsMs ?? { connect: connectMs, silence: silenceMs, mail: mailMs };
  const transport = createTransport({
    // one connection for all mails of a session; a mail whose connection ends counts as a failed attempt
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    maxRequeues: 0,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    requireTLS: smtp.requiresTls,
    name: siteHost,
    ...(smtp.auth && { auth: smtp.auth }),
    dnsTimeout: limits.connect,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.connect,
    socketTimeout: limits.silence,
    // prevents texts from including files or web addresses
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { transport, mailLimitMs: limits.mail };
};

/** Connects and signs in without sending anything. @returns the reason for a failure, otherwise null */
export const verifySmtp = async (options: SmtpOptions): Promise<string | null> => {
  const { transport } = await open(options);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return describeFailure(error as SmtpError, options.smtp).text;
  } finally {
    transport.close();
  }
};

/** The connection is opened with the first mail. */
export const createSmtpSession = (options: SmtpOptions): SmtpSession => {
  let opened: ReturnType<typeof open> | null = null;
  return {
    send: async ({ to, subject, text, replyTo, autoSubmitted, messageId }, signal) => {
      opened ??= open(options);
      const { transport, mailLimitMs } = await opened;
      const tooLate = AbortSignal.timeout(mailLimitMs);
      try {
        const { accepted, rejectedErrors = [] } = await transport.sendMail({
          from: options.from,
          to: [...to],
          ...(replyTo && { replyTo }),
          subject,
          text,
          messageId,
          headers: { 'Auto-Submitted': autoSubmitted },
          signal: AbortSignal.any([signal, tooLate]),
        });
        const refused = rejectedErrors.map((error: SmtpError) => ({
          address: error.recipient ?? '',
          failure: describeFailure(error, options.smtp),
        }));
        return { kind: 'sent', accepted, refused };
      } catch (error) {
        if (signal.aborted) return { kind: 'interrupted' };
        return { kind: 'refused', failure: describeFailure(error as SmtpError, options.smtp) };
      }
    },
    close: () => {
      opened?.then(
        ({ transport }) => transport.close(),
        () => {},
      );
    },
  };
};

/** The session of a server that cannot be used: every mail waits for its next attempt. */
export const unusableSession = (text: string): SmtpSession => ({
  send: async () => ({ kind: 'refused', failure: { text, isPermanent: false, isServerFailure: true } }),
  close: () => {},
});
