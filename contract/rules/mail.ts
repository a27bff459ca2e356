// Rules of the product's mail, for the server and the forms.
import { isEmail } from './email.ts';

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
