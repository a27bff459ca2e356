// Imports of translated files: each administrator has one for each language, which is checked and saved in the background.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, rowId, timestamp, wholeNumber } from './fields.ts';
import { route } from './route.ts';
import { savingActions, translationFileBytes, translationImportStates } from './rules/translation-files.ts';
import { languageParams } from './translation-files.ts';

const of = {
  kind: z.string(),
  id: z.number().int().nullable(),
  title: z.string(),
  label: z.string().meta({ description: 'Of the text.' }),
};

const report = z
  .object({
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

const translationImport = z
  .object({
    id,
    file_name: z.string(),
    state: z.enum(translationImportStates).meta({
      description:
        '`checking` and `saving` are in progress, also after a restart of the server. `failed`: `failure` says why; what was saved before stays.',
    }),
    action: z.enum(savingActions).nullable().meta({ description: 'How its texts are saved; null before.' }),
    progress: z
      .object({ done: z.number().int(), total: z.number().int() })
      .nullable()
      .meta({ description: 'Records of the file, while it is in progress.' }),
    report: report.nullable().meta({ description: 'What saving would do, or has done; null while it is in progress.' }),
    failure: z.string().nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'TranslationImport' });
export type TranslationImport = z.output<typeof translationImport>;

const importId = rowId('The import is not valid.');
const common = { tag: 'Translations', access: 'admin', permission: 'translations.write', params: languageParams, status: 200 } as const;
const path = '/api/admin/translation-files/:language/import';
const answer = z.object({ message: z.string(), import: translationImport });

export const uploadTranslations = route({
  ...common,
  method: 'POST',
  path: '/api/admin/translation-files/:language',
  summary: 'Check an exported file that has been translated. It replaces an earlier import of the administrator into the language.',
  files: {
    file: {
      kind: 'any',
      maxBytes: translationFileBytes,
      tooLarge: (fileName) => `The file ${fileName} is too large. It must be less than 100 MB.`,
      wrongKind: (fileName) => `The file ${fileName} cannot be imported.`,
    },
  },
  errors: ['conflict'],
  answer,
});

export const getTranslationImport = route({
  ...common,
  method: 'GET',
  path,
  summary: "The administrator's import into a language",
  answer: z.object({ import: translationImport.nullable() }),
});

export const changeTranslationImport = route({
  ...common,
  method: 'POST',
  path,
  summary: 'Save the texts of a checked file as drafts or for visitors, or stop saving them',
  body: z.object({
    id: importId,
    action: z.enum([...savingActions, 'stop'], 'The action must be draft, publish or stop.').meta({
      description: '`publish` includes the drafts of the translations that it changes. `stop`: what has been saved stays.',
    }),
  }),
  errors: ['conflict'],
  answer,
});

export const removeTranslationImport = route({
  ...common,
  method: 'DELETE',
  path,
  summary: 'Remove an import with its file and report. The texts that it has saved stay.',
  query: z.object({ id: wholeNumber(importId) }),
  errors: ['conflict'],
  answer: messageAnswer,
});
