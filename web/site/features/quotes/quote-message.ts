// Converts a quote request to a contact message.
import type { createContact } from '#contract/contacts.ts';
import type { BodyOf } from '#contract/route.ts';
import { contactLimits, quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import type { QuoteValues } from './quote-values.ts';

/** The product of a quote request. */
export interface QuotedProduct {
  name: string;
  slug: string;
}

/** Subject of the message, truncated to the maximum length. */
const subjectOf = (name: string): string => [...(quoteSubjectPrefix + name)].slice(0, contactLimits.subject).join('');

/** @returns the body of `POST /api/public/contact` */
export const quoteMessage = ({ name, slug }: QuotedProduct, values: QuoteValues): BodyOf<typeof createContact> => ({
  ...values,
  type: 'general',
  subject: subjectOf(name),
  product_slug: slug,
});
