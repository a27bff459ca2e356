// Converts a quote request to a contact message.
import type { createContact } from '#contract/contact-form.ts';
import type { BodyOf } from '#contract/route.ts';
import { contactLimits, quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import type { QuoteValues } from './quote-values.ts';

/** The product or products of a quote request. */
export interface QuotedProduct {
  /** Name of the product; for several, all names. */
  name: string;
  /** Null for several products. */
  slug: string | null;
  /** Appended to the message of several products, because the message stores the slug of only one. */
  list?: string;
}

/** Subject of the message, truncated to the maximum length. */
export const quoteSubject = (name: string): string => [...(quoteSubjectPrefix + name)].slice(0, contactLimits.subject).join('');

/** The typed text followed by the list of products. */
export const messageText = ({ list }: QuotedProduct, typed: string): string =>
  list === undefined ? typed : [typed.trim(), list].filter(Boolean).join('\n\n');

/** @returns the body of `POST /api/public/contact` */
export const quoteMessage = (product: QuotedProduct, values: QuoteValues): BodyOf<typeof createContact> => ({
  ...values,
  message: messageText(product, values.message),
  type: 'general',
  subject: quoteSubject(product.name),
  product_slug: product.slug,
});
