import { expect, it } from 'vitest';
import { contactInput } from '#contract/contact-form.ts';
import { contactCheckTexts } from '#contract/texts/en/contact-check.ts';
import { englishTexts } from '#web/site/lib/language.ts';
import { checkContact } from './contact-check.ts';

const good = { name: 'Sari', email: 'sari@pabrik.example', phone: '', company: '', subject: 'Two arms', message: 'Please call.' };

/** First error of each field according to the server's schema. */
const serverErrors = (values: object) => {
  const result = contactInput.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error?.issues ?? []) errors[String(path[0])] ??= message;
  return errors;
};

const long = (length: number) => 'é'.repeat(length);

it.each([
  ['valid values', {}],
  ['empty fields', { name: '', email: '', subject: '', message: '' }],
  ['only white space', { name: '  ', email: ' ', subject: '\t', message: '\n' }],
  ['no domain', { email: 'sari@pabrik' }],
  ['two @ characters', { email: 'a@b@c.example' }],
  ['a dot at the end', { email: 'a@b.example.' }],
  ['names with accents', { name: 'Zoë', email: 'zoë@bücher.example' }],
  ['surrounding spaces', { email: '  sari@pabrik.example ' }],
  ['at the limits', { name: long(255), phone: long(50), company: long(255), subject: long(255), message: long(5000) }],
  ['over the limits', { name: long(256), phone: long(51), company: long(256), subject: long(256), message: long(5001) }],
  ['an emoji counted as one character', { phone: '🤖'.repeat(50) }],
  ['a long address', { email: `${'a'.repeat(250)}@b.example` }],
])('returns the same errors as the server: %s (CONT-07)', (_case, changes) => {
  const values = { ...good, ...changes };
  expect(checkContact(values, englishTexts(contactCheckTexts))).toEqual(serverErrors(values));
});
