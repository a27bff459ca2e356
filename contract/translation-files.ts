// Texts with their translations as files: for agencies that work with XLIFF 2.1, and for spreadsheets.
import { z } from 'zod';
import { orAbsent } from './fields.ts';
import { route } from './route.ts';
import { languageCodePattern } from './rules/languages.ts';
import { exportedTexts, translationFileFormats } from './rules/translation-files.ts';
import { type TranslatedKind, translatedKinds } from './rules/translations.ts';

export const translationFileTypes = {
  xliff: 'application/xliff+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const languageParams = z.object({ language: z.string().regex(languageCodePattern, 'The language must be a code such as de.') });
const common = {
  tag: 'Translations',
  access: 'admin',
  path: '/api/admin/translation-files/:language',
  params: languageParams,
  status: 200,
} as const;

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
