// Values and validation of the quote form. A quote request is a contact message and is validated as one.
import { quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import { checkContact, type FieldErrors, type SayError } from '#web/site/features/contacts/contact-check.ts';

/** Values of the quote form. */
export interface QuoteValues {
  name: string;
  email: string;
  company: string;
  message: string;
  /** Honeypot for bots, invisible to people. */
  website: string;
}

const fields = ['name', 'email', 'company', 'message'] as const;
export type QuoteField = (typeof fields)[number];
export type QuoteErrors = Partial<Record<QuoteField, string>>;

export const emptyQuote: QuoteValues = { name: '', email: '', company: '', message: '', website: '' };

/** Picks the errors of the fields in this form. */
export const quoteErrors = (errors: FieldErrors | null): QuoteErrors =>
  Object.fromEntries(fields.map((field) => [field, errors?.[field]]).filter(([, text]) => text !== undefined));

/** Validates like the server: unlike other contact messages, a quote request can have an empty message. */
export const checkQuote = ({ name, email, company, message }: QuoteValues, say: SayError): QuoteErrors => {
  const errors = quoteErrors(checkContact({ name, email, company, message, phone: '', subject: quoteSubjectPrefix }, say));
  return message.trim() === '' ? { ...errors, message: undefined } : errors;
};

/** @returns the first field with an error, in the order of the form */
export const firstError = (errors: QuoteErrors): QuoteField | undefined => fields.find((field) => errors[field]);
