// Explains why a mail was not sent, in one short line without credentials, and whether a retry makes sense.
import type { Smtp } from '#server/config/config-addresses.ts';
import { oneLine } from '../mail.ts';

/** The fields of nodemailer's errors used here. */
export interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  recipient?: string;
  rejectedErrors?: SmtpError[];
}

export interface Failure {
  text: string;
  /** The server refused this mail permanently. */
  isPermanent: boolean;
  /** The server cannot be used, so other mails would fail too. */
  isServerFailure: boolean;
}

const maxCharacters = 300;

/** Errors that are independent of the mail. */
const serverErrors: Record<string, string> = {
  ECONNECTION: 'The connection to the mail server ended.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: 'The name of the mail server was not found.',
  ESOCKET: 'The mail server cannot be reached.',
  ETLS: 'No secure connection to the mail server is possible.',
  EAUTH: 'The mail server refused the user name or the password.',
  ENOAUTH: 'The mail server requires a user name and a password.',
  EPROTOCOL: 'The response of the mail server could not be understood.',
  EABORT: 'The mail server did not answer in time.',
  ABORT_ERR: 'The mail server did not answer in time.',
};

const withoutCredentials = (text: string, { auth }: Smtp): string => {
  if (auth === null) return text;
  const base64 = (value: string) => Buffer.from(value).toString('base64');
  const secrets = [auth.pass, base64(auth.pass), base64(`\u0000${auth.user}\u0000${auth.pass}`)];
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
};

/** The mail itself was refused, because of its sender, a recipient or its content. */
const isAboutMail = ({ code }: SmtpError) => code === 'EENVELOPE' || code === 'EMESSAGE';

const isPermanent = (error: SmtpError): boolean => {
  if (!isAboutMail(error)) return false;
  // not permanent while one of several recipients may still be accepted later
  if (error.rejectedErrors?.some(({ responseCode = 0 }) => responseCode >= 400 && responseCode < 500)) return false;
  // an envelope error without a reply of the server means that an address is invalid
  return error.responseCode === undefined ? error.code === 'EENVELOPE' : error.responseCode >= 500;
};

/** @param error thrown by nodemailer */
export const describeFailure = (error: SmtpError, smtp: Smtp): Failure => {
  const general = serverErrors[error.code ?? ''];
  const answer = error.response ?? (general ? '' : error.message);
  const text = oneLine(withoutCredentials([general, answer].filter(Boolean).join(' '), smtp));
  return {
    text: [...text].slice(0, maxCharacters).join(''),
    isPermanent: isPermanent(error),
    isServerFailure: general !== undefined,
  };
};
