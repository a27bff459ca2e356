import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { createContact } from '#contract/contacts.ts';
import type { BodyOf } from '#contract/route.ts';
import { contactLimits, quoteSubjectPrefix } from '#contract/rules/contacts.ts';
import { call } from '../../lib/api.ts';
import { transportOf } from '../../lib/transport.ts';
import type { QuoteValues } from './quote-values.ts';

export interface QuotedProduct {
  name: string;
  slug: string;
}

const subjectOf = (name: string): string => [...(quoteSubjectPrefix + name)].slice(0, contactLimits.subject).join('');

const toBody = ({ name, slug }: QuotedProduct, values: QuoteValues): BodyOf<typeof createContact> => ({
  ...values,
  type: 'general',
  subject: subjectOf(name),
  product_slug: slug,
});

/** Any success is a success: the answer is not read. */
export const useSendQuote = (product: QuotedProduct) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: QuoteValues) =>
      call<typeof createContact>(transportOf(client), 'POST', '/api/public/contact', { body: toBody(product, values) }),
  });
};
