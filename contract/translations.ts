// Translations of records, attributes, settings and alternative texts, for administrators.
import { z } from 'zod';
import { orAbsent, timestamp, wholeNumber } from './fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { jsonBytes, route } from './route.ts';
import { languageCodePattern } from './rules/languages.ts';
import { publishedKinds } from './rules/record-kinds.ts';
import { textLengths } from './rules/text-lengths.ts';
import { mostUnitKey, translatedKinds, translationStates, unitFormats } from './rules/translations.ts';

const maxId = 2_147_483_647;
const kind = z.enum(translatedKinds, 'The kind is not known.');
const language = z.string('The language must be text.').regex(languageCodePattern, 'The language must be a code such as de.');
const rowId = wholeNumber(z.number().int().positive().max(maxId));
const text = z
  .string('The text must be text.')
  .max(textLengths.richText, `The text must not be longer than ${textLengths.richText} characters.`);
const state = z.enum(translationStates, 'The state is not known.');

const reading = { tag: 'Translations', access: 'admin', permission: 'content.read' } as const;
const writing = { ...reading, permission: 'translations.write' } as const;

const counts = z.object({ none: z.number().int(), 'in-work': z.number().int(), ready: z.number().int(), outdated: z.number().int() });

const failure = z
  .object({ due_at: timestamp, reason: z.string() })
  .nullable()
  .meta({ description: 'The scheduled publication that failed last, and the reason; null if none has failed since the last publication.' });

export const translationUnit = z
  .object({
    key: z.string(),
    label: z.string(),
    format: z.enum(unitFormats),
    max: z.number().int().meta({ description: 'Maximum length in characters.' }),
    source: z.string().meta({ description: 'The original text as it is now.' }),
    translated_from: z.string().nullable().meta({ description: 'The original text of the published translation; null without one.' }),
    text: z.string().nullable().meta({ description: 'What visitors read; null if it is missing.' }),
    draft: z.string().nullable().meta({ description: 'The text in work; null if it is that of visitors.' }),
    draft_from: z.string().nullable().meta({ description: 'The original text of the text in work; null without one.' }),
  })
  .meta({ id: 'TranslationUnit' });

export const translation = z
  .object({
    kind,
    id: z.number().int(),
    language,
    title: z.string().meta({ description: 'Name of the original.' }),
    state,
    version: z.number().int().min(0).meta({ description: '0 before the first save.' }),
    units: z.array(translationUnit),
    has_draft: z.boolean(),
    publish_at: timestamp.nullable(),
    failure,
    history_id: z.number().int().nullable().meta({
      description:
        'Number of the translation in the history (`record_id` of revisions of the kind `translation`); null before the first save.',
    }),
    by: z.string().nullable().meta({ description: 'Name of the administrator who saved it last.' }),
    updated_at: timestamp.nullable(),
    address: z.string().nullable().meta({ description: 'Address of its page; null without one that visitors can see.' }),
  })
  .meta({ id: 'Translation' });
export type Translation = z.output<typeof translation>;

const one = z.object({ kind, id: rowId, language });
const path = '/api/admin/translations/:kind/:id/:language';

export const getTranslation = route({
  ...reading,
  method: 'GET',
  path,
  summary: 'The translation of a record with the texts of the original',
  params: one,
  errors: ['not-found', 'invalid'],
  status: 200,
  answer: z.object({ translation }),
});

export const translationActions = ['draft', 'publish', 'schedule', 'discard'] as const;

export const saveTranslation = route({
  ...writing,
  method: 'PUT',
  path,
  summary: 'Save texts of a translation: as a draft, for visitors, or at a time',
  params: one,
  body: z.object({
    version: z.number('The version is not valid.').int().min(0).max(maxId),
    action: z.enum(translationActions, 'The action is not known.').meta({
      description: '`publish` and `schedule` include the draft; `discard` removes the draft and the schedule.',
    }),
    texts: z.record(z.string().max(mostUnitKey), text).default({}).meta({
      description: 'By the key of the unit; an empty text removes it. Omitted units keep theirs.',
    }),
    sources: z.record(z.string().max(mostUnitKey), text).optional().meta({
      description:
        'By the same keys, the original texts from which the texts were translated: if an original has changed since, its translation is outdated. Without them, the texts count as translated from the original as it is now.',
    }),
    publish_at: z.iso.datetime('The time must be in ISO 8601.').optional().meta({ description: 'For `schedule`.' }),
  }),
  maxBodyBytes: jsonBytes(2_000_000),
  errors: ['not-found', 'version-conflict', 'conflict', 'invalid'],
  status: 200,
  answer: z.object({ translation }),
});

export const openTranslationPreview = route({
  ...reading,
  method: 'POST',
  path: `${path}/preview`,
  summary:
    'An address of the page of a record with its translation, including the draft, for the administrator alone; it works for an hour',
  params: one.extend({ kind: z.enum(publishedKinds, 'Only records with pages have a preview.') }),
  errors: ['not-found', 'invalid'],
  status: 200,
  answer: z.object({ path: z.string() }),
});

export const listTranslations = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/translations',
  summary: 'Records with the state of their translation into a language',
  query: z.object({
    language,
    kind: orAbsent(kind),
    state: orAbsent(state),
    search: searchText,
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: z.object({
    translations: paged(
      z.object({
        kind,
        id: z.number().int(),
        title: z.string(),
        state,
        missing: z.number().int().meta({ description: 'Number of texts without a translation.' }),
        outdated: z.number().int().meta({ description: 'Number of texts whose original has changed since.' }),
        has_draft: z.boolean(),
        publish_at: timestamp.nullable(),
        failure,
        by: z.string().nullable(),
        updated_at: timestamp.nullable(),
      }),
    ),
    counts: z.partialRecord(kind, counts).meta({ description: 'By kind: number of records in each state.' }),
  }),
});

export const listTranslationStates = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/translations/:kind/:id',
  summary: 'The state of each translation of a record',
  params: z.object({ kind, id: rowId }),
  status: 200,
  answer: z.object({ data: z.array(z.object({ language, state, has_draft: z.boolean() })) }),
});
