// Rules of the product's mail, for the server and the forms.
import { emailMaxLength, isEmail } from './email.ts';

/** Maximum number of recipients of the mail about a message. */
export const maxMailRecipients = 10;

export const mailRecipientsText = `one to ${maxMailRecipients} email addresses separated by commas`;

/** @param text addresses separated by commas @returns the addresses without duplicates */
export const mailRecipients = (text: string): string[] => {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  return [...new Set(parts)];
};

/** @returns whether the text is a list of valid addresses */
export const hasMailRecipients = (text: string): boolean => {
  const addresses = mailRecipients(text);
  return addresses.length > 0 && addresses.length <= maxMailRecipients && addresses.every(isEmail);
};

/** Mail that waits longer is reported in the admin area. */
export const mailDelayMs: number = 15 * 60 * 1000;

/** @param text trimmed @returns whether it is an address, or a name and an address: `Example Ltd <website@example.com>` */
export const isMailSender = (text: string): boolean => {
  const [, name, address] = /^([^<>"\p{Cc}]*)<([^<>\p{Cc}]+)>$/u.exec(text) ?? [];
  return isEmail(address ?? text) && (name === undefined || name.trim() !== '');
};

export const mailSenderText = 'an email address, or a name and an address such as Example Ltd <website@example.com>';

/** `starttls`: the connection must become encrypted; `automatic`: it does if the server offers it. */
export const mailSecurities = ['tls', 'starttls', 'automatic'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export const usualMailPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, automatic: 25 };

/** A host name, or an address of IPv4 or IPv6 without brackets. */
export const isMailHost = (text: string): boolean => /^[\p{L}\p{N}._:-]+$/u.test(text);

/** In characters. */
export const mailServerLengths = { host: 253, user: 255, password: 1000, from: 2 * emailMaxLength } as const;
