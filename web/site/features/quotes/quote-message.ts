// A quote request as the contact message that it is.
import type { createContact } from '#contract/contacts.ts';
import type { BodyOf } from '#contract/route.ts';
import { contactLimits, quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import type { QuoteValues } from './quote-values.ts';

export interface QuotedProduct {
  name: string;
  slug: string;
}

/** A long name is cut where the subject ends. */
const subjectOf = (name: string): string => [...(quoteSubjectPrefix + name)].slice(0, contactLimits.subject).join('');

export const quoteMessage = ({ name, slug }: QuotedProduct, values: QuoteValues): BodyOf<typeof createContact> => ({
  ...values,
  type: 'general',
  subject: subjectOf(name),
  product_slug: slug,
});
