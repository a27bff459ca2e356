// What a visitor types into the quote form. A quote request is a contact message: its fields are checked as one.
import { quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import { checkContact, type FieldErrors } from '#web/site/features/contacts/contact-check.ts';

export interface QuoteValues {
  name: string;
  email: string;
  company: string;
  message: string;
  /** A trap for robots: people do not see it. */
  website: string;
}

const fields = ['name', 'email', 'company', 'message'] as const;
export type QuoteField = (typeof fields)[number];
export type QuoteErrors = Partial<Record<QuoteField, string>>;

export const emptyQuote: QuoteValues = { name: '', email: '', company: '', message: '', website: '' };

/** What concerns the form's own fields. */
export const quoteErrors = (errors: FieldErrors | null): QuoteErrors =>
  Object.fromEntries(fields.map((field) => [field, errors?.[field]]).filter(([, text]) => text !== undefined));

/** As the server would: unlike other messages a quote request may be without text. */
export const checkQuote = ({ name, email, company, message }: QuoteValues): QuoteErrors => {
  const errors = quoteErrors(checkContact({ name, email, company, message, phone: '', subject: quoteSubjectPrefix }));
  return message.trim() === '' ? { ...errors, message: undefined } : errors;
};

/** @returns the first field with an error, in the form's order */
export const firstError = (errors: QuoteErrors): QuoteField | undefined => fields.find((field) => errors[field]);
