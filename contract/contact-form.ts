// The form with which visitors send messages and quote requests.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { idempotencyKey, optionalText, requiredEmail, requiredText, typedSlug } from './fields.ts';
import { route } from './route.ts';
import { contactTypes, contactLimits as limits, quoteSubjectPrefix } from './rules/contacts.ts';
import { languageCodePattern } from './rules/languages.ts';

const isQuote = (subject: unknown) => typeof subject === 'string' && subject.trimStart().startsWith(quoteSubjectPrefix);

export const contactInput = z
  .object({
    name: requiredText({ label: 'name', max: limits.name }),
    email: requiredEmail,
    phone: optionalText({ label: 'phone', max: limits.phone }),
    company: optionalText({ label: 'company', max: limits.company }),
    type: z
      .enum(contactTypes, 'The inquiry type must be general, integrator or support.')
      .nullish()
      .transform((type) => type ?? 'general'),
    subject: requiredText({ label: 'subject', max: limits.subject }),
    message: z.preprocess(
      (message) => message ?? '',
      optionalText({ label: 'message', max: limits.message, isBody: true }).transform((message) => message ?? ''),
    ),
    product_slug: typedSlug
      .max(255)
      .nullish()
      .catch(null)
      .meta({ description: 'The product of a quote request; an unknown slug is ignored.' }),
    form_age_ms: z
      .number()
      .min(0)
      .optional()
      .catch(undefined)
      .meta({ description: 'Milliseconds from showing to sending the form. Unusual values count towards a message being spam.' }),
    language: z
      .string()
      .regex(languageCodePattern)
      .optional()
      .catch(undefined)
      .meta({
        description: 'Code of the published language in which the visitor reads the site; absent or any other text: the main language.',
        examples: ['de'],
      }),
    idempotency_key: idempotencyKey.meta({
      description: 'Random text. The same message with the same key is stored once within 24 hours; the response is the same.',
    }),
    website: z.unknown().optional().meta({ description: 'Honeypot for bots: the field is invisible to people, who leave it empty.' }),
  })
  .refine((input) => input.message !== '' || isQuote(input.subject), {
    path: ['message'],
    error: 'The message field is required.',
    // also checked if other fields are invalid, so that all errors are reported together
    when: ({ value }) => typeof value === 'object' && value !== null && typeof (value as { message?: unknown }).message === 'string',
  })
  .meta({ id: 'ContactInput' });
export type ContactInput = z.output<typeof contactInput>;

export const createContact = route({
  method: 'POST',
  path: '/api/public/contact',
  summary: 'Send a contact message or a quote request',
  tag: 'Contact',
  access: 'public',
  body: contactInput,
  errors: ['too-many'],
  status: 201,
  answer: messageAnswer,
});
