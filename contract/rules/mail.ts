// Rules of the mail that the product sends; used by the server and by the forms.
import { isEmail } from './email.ts';

/** Maximum number of recipients of the mail about a message. */
export const maxMailRecipients = 10;

export const mailRecipientsText = `one to ${maxMailRecipients} email addresses separated by commas`;

/** @param text addresses separated by commas @returns each address once */
export const mailRecipients = (text: string): string[] => {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '');
  return [...new Set(parts)];
};

/** @returns whether the text is a list of valid addresses */
export const hasMailRecipients = (text: string): boolean => {
  const addresses = mailRecipients(text);
  return addresses.length > 0 && addresses.length <= maxMailRecipients && addresses.every(isEmail);
};

/** A mail that waits for longer is reported in the admin area. */
export const mailDelayMs: number = 15 * 60 * 1000;
