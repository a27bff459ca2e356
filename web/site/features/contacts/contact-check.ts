// Client-side validation with the server's rules and messages. A test compares both.
import { contactLimits } from '#contract/rules/contacts.ts';
import { emailText, isEmail } from '#contract/rules/email.ts';

export const contactFields = ['name', 'email', 'phone', 'company', 'type', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<Exclude<ContactField, 'type'>, string>;
/** First error of each invalid field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

const required: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

// in characters (code points), not UTF-16 code units
const lengthOf = (text: string) => [...text].length;

const checkField = (field: keyof ContactValues, text: string): string | undefined => {
  if (lengthOf(text) > contactLimits[field]) return `The ${field} must not be longer than ${contactLimits[field]} characters.`;
  if (text === '') return required.includes(field) ? `The ${field} field is required.` : undefined;
  if (field === 'email' && !isEmail(text)) return emailText;
  return undefined;
};

/** @returns the error of each invalid field; empty if all fields are valid */
export const checkContact = (values: ContactValues): FieldErrors => {
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(values) as [keyof ContactValues, string][]) {
    const error = checkField(field, value.trim());
    if (error) errors[field] = error;
  }
  return errors;
};
