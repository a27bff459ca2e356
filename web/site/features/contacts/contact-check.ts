// Client-side validation with the server's rules and, in English, its messages. A test compares both.
import { contactLimits } from '#contract/rules/contacts.ts';
import { isEmail } from '#contract/rules/email.ts';
import type { contactCheckTexts } from '#contract/texts/en/contact-check.ts';
import type { Say } from '#contract/texts/text.ts';

export const contactFields = ['name', 'email', 'phone', 'company', 'type', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<Exclude<ContactField, 'type'>, string>;
/** First error of each invalid field. */
export type FieldErrors = Partial<Record<ContactField, string>>;

const required: readonly ContactField[] = ['name', 'email', 'subject', 'message'];

// in characters (code points), not UTF-16 code units
const lengthOf = (text: string) => [...text].length;

export type SayError = Say<(typeof contactCheckTexts)['texts']>;

const checkField = (field: keyof ContactValues, text: string, say: SayError): string | undefined => {
  if (lengthOf(text) > contactLimits[field]) return say('tooLong', { field: say(field), limit: `${contactLimits[field]}` });
  if (text === '') return required.includes(field) ? say('required', { field: say(field) }) : undefined;
  if (field === 'email' && !isEmail(text)) return say('badEmail');
  return undefined;
};

/** @returns the error of each invalid field; empty if all fields are valid */
export const checkContact = (values: ContactValues, say: SayError): FieldErrors => {
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(values) as [keyof ContactValues, string][]) {
    const error = checkField(field, value.trim(), say);
    if (error) errors[field] = error;
  }
  return errors;
};
