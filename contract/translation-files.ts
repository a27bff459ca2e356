// Translations as files: for agencies that work with XLIFF 2.1, and for spreadsheets.
import { z } from 'zod';
import { orAbsent } from './fields.ts';
import { route } from './route.ts';
import { languageCodePattern } from './rules/languages.ts';
import { exportedTexts, importActions, translationFileBytes, translationFileFormats } from './rules/translation-files.ts';
import { type TranslatedKind, translatedKinds } from './rules/translations.ts';

export const translationFileTypes = {
  xliff: 'application/xliff+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

const params = z.object({ language: z.string().regex(languageCodePattern, 'The language must be a code such as de.') });
const common = { tag: 'Translations', access: 'admin', path: '/api/admin/translation-files/:language', params, status: 200 } as const;

const isKind = (kind: string): kind is TranslatedKind => translatedKinds.some((one) => one === kind);

const kinds = orAbsent(
  z
    .string('The kinds must be text.')
    .transform((list) => list.split(','))
    .refine((list) => list.every(isKind), 'The kind is not known.')
    .transform((list) => list.filter(isKind)),
).meta({ description: `Separated by commas: ${translatedKinds.join(', ')}. Default: all.` });

export const exportTranslations = route({
  ...common,
  method: 'GET',
  permission: 'content.read',
  summary: 'Texts of the site with their translations into a language, as a file that can be translated and imported',
  query: z.object({
    format: z.enum(translationFileFormats, 'The format must be xliff or xlsx.').default('xliff'),
    texts: z.enum(exportedTexts, 'The texts must be open, missing, outdated or all.').default('open').meta({
      description:
        '`missing`: without a translation. `outdated`: the original has changed since the translation. `open`: both. Drafts count as translations.',
    }),
    kinds,
  }),
  errors: ['conflict'],
  answer: z.string().meta({ format: 'binary' }),
  file: { types: Object.values(translationFileTypes) },
});

const of = {
  kind: z.string(),
  id: z.number().int().nullable(),
  title: z.string(),
  label: z.string().meta({ description: 'Of the text.' }),
};

const report = z
  .object({
    action: z.enum(importActions),
    counts: z
      .object({
        new: z.number().int().meta({ description: 'Texts that had no translation.' }),
        changed: z.number().int(),
        unchanged: z.number().int(),
        untranslated: z.number().int().meta({ description: 'Texts without a translation in the file. They stay as they are.' }),
        refused: z.number().int(),
        outdated: z.number().int().meta({ description: 'Of the new and changed texts: the original has changed since the export.' }),
      })
      .meta({ description: 'By text.' }),
    changes: z
      .array(z.object({ ...of, before: z.string().nullable(), after: z.string(), is_outdated: z.boolean() }))
      .meta({ description: 'The first new and changed texts, shortened.' }),
    refused: z
      .array(z.object({ ...of, text: z.string(), reason: z.string() }))
      .meta({ description: 'The first refused texts, shortened, with what is wrong.' }),
  })
  .meta({ id: 'TranslationImportReport' });
export type TranslationImportReport = z.output<typeof report>;

export const importTranslations = route({
  ...common,
  method: 'POST',
  permission: 'translations.write',
  summary: 'Check an exported file that has been translated, or save its translations as drafts or for visitors',
  body: z.object({
    action: z.enum(importActions, 'The action must be check, draft or publish.').default('check').meta({
      description: '`check` writes nothing. `publish` includes the drafts of the translations that it changes.',
    }),
  }),
  files: {
    file: {
      kind: 'any',
      maxBytes: translationFileBytes,
      tooLarge: (fileName) => `The file ${fileName} is too large. It must be less than 100 MB.`,
      wrongKind: (fileName) => `The file ${fileName} cannot be imported.`,
    },
  },
  answer: z.object({ message: z.string(), report }),
});
