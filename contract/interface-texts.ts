// The texts of the site: those of the product, and those of the owner that replace them.
import { z } from 'zod';
import { orAbsent } from './fields.ts';
import { searchText } from './paging.ts';
import { jsonBytes, route } from './route.ts';
import { languageCodePattern } from './rules/languages.ts';
import { interfaceTextFilters, interfaceTextLength, interfaceTextsAtOnce } from './texts/own-texts.ts';

const form = z.string('The text must be text.');
const plural = z.strictObject({
  zero: form.optional(),
  one: form.optional(),
  two: form.optional(),
  few: form.optional(),
  many: form.optional(),
  other: form,
});
const text = z.union([form, plural], 'The text must be text, or one for each plural form.').meta({
  description: 'A text, or its plural forms by the categories of CLDR. {name} is a placeholder.',
  examples: ['Page {page} of {last}'],
});

const language = z.string('The language must be text.').regex(languageCodePattern, 'The language must be a code such as de.');
const name = z.string('The name must be text.').max(100, 'The name must not be longer than 100 characters.');

const interfaceText = z
  .object({
    part: z.string().meta({ description: 'The part of the site that shows the text.', examples: ['product-list'] }),
    key: z.string(),
    english: text,
    built_in: text.nullable().meta({ description: 'The text of the product in the language; null without one: visitors read English.' }),
    own: text.nullable().meta({ description: 'The text of the owner, which visitors read instead; null without one.' }),
    version: z.number().int().min(0).meta({ description: 'Number of saves of the own text; 0 without one.' }),
  })
  .meta({ id: 'InterfaceText' });
export type InterfaceText = z.output<typeof interfaceText>;

const counts = {
  total: z.number().int(),
  missing: z.number().int().meta({ description: 'Number of texts that visitors read in English although the language is another one.' }),
  changed: z.number().int().meta({ description: 'Number of texts of the owner.' }),
};

const call = { tag: 'Settings', access: 'admin', path: '/api/admin/interface-texts' } as const;

export const listInterfaceTexts = route({
  ...call,
  permission: 'content.read',
  method: 'GET',
  summary: 'The texts of the site in a language, with the English ones',
  query: z.object({
    language: orAbsent(language).meta({ description: 'Code of a language of the site; absent: the main language.' }),
    part: orAbsent(name),
    search: searchText,
    only: orAbsent(z.enum(interfaceTextFilters, 'The filter must be missing or changed.')),
  }),
  status: 200,
  answer: z.object({
    language: z.string(),
    languages: z
      .array(z.object({ code: z.string(), name: z.string() }))
      .meta({ description: 'All languages of the site, the main one first.' }),
    ...counts,
    texts: z.array(interfaceText),
  }),
});

export const saveInterfaceTexts = route({
  ...call,
  permission: 'translations.write',
  method: 'PUT',
  summary: 'Save texts of the owner, all or nothing; errors are reported by part and key. The main language requires `content.write`.',
  body: z.object({
    language,
    texts: z
      .array(
        z.object({
          part: name,
          key: name,
          text: text.nullable().meta({ description: `At most ${interfaceTextLength} characters in each form; null removes the own text.` }),
          version: z.number('The version is not valid.').int().min(0).max(2_147_483_647),
        }),
        'The texts must be a list.',
      )
      .min(1, 'Send at least one text.')
      .max(interfaceTextsAtOnce, `At most ${interfaceTextsAtOnce} texts can be saved at once.`),
  }),
  maxBodyBytes: jsonBytes(300_000),
  errors: ['version-conflict'],
  status: 200,
  answer: z.object({ message: z.string(), ...counts, texts: z.array(interfaceText).meta({ description: 'The saved texts.' }) }),
});
