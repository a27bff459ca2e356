// What a visitor types into the quote form, and what can be said about it before it is sent.
import { contactLimits } from '#contract/rules/contacts.ts';
import { ApiError } from '../../lib/api.ts';

export interface QuoteValues {
  name: string;
  email: string;
  company: string;
  message: string;
  /** A trap for robots: people do not see it. */
  website: string;
}

export type QuoteField = 'name' | 'email' | 'company' | 'message';
export type QuoteErrors = Partial<Record<QuoteField, string>>;

export const emptyQuote: QuoteValues = { name: '', email: '', company: '', message: '', website: '' };
const fields: readonly QuoteField[] = ['name', 'email', 'company', 'message'];
const required: readonly QuoteField[] = ['name', 'email'];

// the plain shape; what the server refuses beyond it comes back as a 422
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** In the words of the server. */
const checkField = (field: QuoteField, value: string): string | undefined => {
  const text = value.trim();
  const limit = contactLimits[field];
  if (text === '') return required.includes(field) ? `The ${field} field is required.` : undefined;
  if ([...text].length > limit) return `The ${field} must not be longer than ${limit} characters.`;
  if (field === 'email' && !emailShape.test(text)) return 'The email must be a valid email address.';
  return undefined;
};

const withTexts = (textOf: (field: QuoteField) => string | undefined): QuoteErrors =>
  Object.fromEntries(fields.map((field) => [field, textOf(field)]).filter(([, text]) => text !== undefined));

export const checkQuote = (values: QuoteValues): QuoteErrors => withTexts((field) => checkField(field, values[field]));

/** @returns the first text about each field of the form in a refusal (422); nothing for other failures */
export const refusedFields = (error: unknown): QuoteErrors => {
  const errors = error instanceof ApiError && error.status === 422 ? error.answer?.errors : undefined;
  return withTexts((field) => errors?.[field]?.[0]);
};

/** @returns the first field with an error, in the form's order */
export const firstError = (errors: QuoteErrors): QuoteField | undefined => fields.find((field) => errors[field]);
