// Drafts of records (changes that visitors do not see yet), scheduled changes and previews.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, idParams, removedElements, timestamp, wholeNumber } from './fields.ts';
import { begunVersion, optionalFlag } from './form-fields.ts';
import { recordCalls, type UpdateCall } from './record-calls.ts';
import { jsonBytes, route } from './route.ts';
import { draftKinds, linkDays, scheduledActions } from './rules/drafts.ts';
import type { PublishedKind } from './rules/record-kinds.ts';
import { textLengths } from './rules/text-lengths.ts';

const maxId = 2_147_483_647;
const kind = z.enum(draftKinds, 'The kind is not known.');
const drafted = z.object({ kind, id: wholeNumber(z.number().int().positive().max(maxId)) });

export const scheduled = z
  .object({
    action: z.enum(scheduledActions),
    due_at: timestamp,
    failure: z.string().nullable().meta({ description: 'Reason why the change failed when it was due.' }),
    by: z.string().nullable().meta({ description: 'Name of the administrator.' }),
  })
  .meta({ id: 'ScheduledChange' });
export type Scheduled = z.output<typeof scheduled>;

const draftFacts = {
  fields: z.array(z.string()).meta({ description: 'Names of the fields that differ from what visitors see.' }),
  version: z.number().int().positive().meta({ description: 'Counts the saves of the draft.' }),
  by: z.string().nullable().meta({ description: 'Name of the administrator who saved it last.' }),
  updated_at: timestamp,
};

export const draft = z
  .object({
    ...draftFacts,
    conflicts: z.array(z.string()).meta({ description: 'Names of fields that were also changed in the record since.' }),
  })
  .meta({ id: 'Draft' });
export type Draft = z.output<typeof draft>;

export const previewLink = z
  .object({ id, by: z.string().nullable(), created_at: timestamp, expires_at: timestamp })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.output<typeof previewLink>;

/** A record with its draft applied, as the call for the record returns it. */
const anyRecord = z.union(Object.values(recordCalls).map(({ record }) => record));

const admin = { tag: 'Drafts', access: 'admin', permission: 'content.write' } as const;
const reading = { ...admin, permission: 'content.read' } as const;

export const listDraftStates = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/drafts/:kind',
  summary: 'List those of the records that have a draft or are scheduled',
  params: z.object({ kind }),
  query: z.object({
    ids: z
      .string('The ids must be a list of numbers.')
      .regex(/^\d{1,9}(,\d{1,9}){0,199}$/, 'The ids must be a list of at most 200 numbers.')
      .transform((list) => list.split(',').map(Number)),
  }),
  status: 200,
  answer: z.object({ data: z.array(z.object({ id, has_draft: z.boolean(), schedule: z.array(scheduled) })) }),
});

export const getDraft = route({
  ...reading,
  method: 'GET',
  path: '/api/admin/drafts/:kind/:id',
  summary: 'The draft of a record, its schedule and the links to its preview',
  params: drafted,
  status: 200,
  answer: z.object({
    draft: draft.nullable(),
    record: anyRecord.nullable().meta({ description: 'The record as it would be after publishing; null without a draft.' }),
    schedule: z.array(scheduled),
    links: z.array(previewLink).meta({ description: 'Links that are still valid, newest first.' }),
  }),
});

const saving = z.object({
  version: begunVersion,
  draft_version: wholeNumber(z.number('The version is not valid.').int().min(0).max(maxId)).optional().meta({
    description: 'The version of the draft that the save is based on; 0 for none. If another was saved since, the response is 409.',
  }),
  publish: optionalFlag.meta({ description: 'Publish the draft with these changes at once.' }),
});
/** The fields of the record's form, and the fields that every draft has. */
export type DraftForm = z.output<typeof saving> & Record<string, unknown>;

const saved = {
  ...admin,
  method: 'POST',
  errors: ['version-conflict'],
  params: idParams,
  status: 200,
  answer: z.object({
    message: z.string(),
    draft: draft.nullable(),
    record: anyRecord.meta({ description: 'The record as it is now, with the draft if there is one.' }),
    ...removedElements,
  }),
} as const;

const summary = 'Save changes as a draft: only the fields that are sent change';

const saveOf = <K extends PublishedKind>(of: K) => {
  const { body, files, maxBodyBytes }: UpdateCall = recordCalls[of].update;
  return route({
    ...saved,
    summary,
    path: `/api/admin/drafts/${of}/:id`,
    body: body.extend(saving.shape),
    ...(files && { files }),
    ...(maxBodyBytes !== undefined && { maxBodyBytes }),
  });
};

export const saveDraft = Object.fromEntries(draftKinds.map((of) => [of, saveOf(of)])) as {
  [K in PublishedKind]: ReturnType<typeof saveOf<K>>;
};

export const discardDraft = route({
  ...admin,
  method: 'DELETE',
  path: '/api/admin/drafts/:kind/:id',
  summary: 'Discard the draft of a record; also if there is none',
  params: drafted,
  status: 200,
  answer: messageAnswer,
});

export const publishDraft = route({
  ...admin,
  method: 'POST',
  path: '/api/admin/drafts/:kind/:id/publish',
  summary: 'Publish the draft of a record now',
  params: drafted,
  errors: ['version-conflict', 'conflict', 'invalid'],
  status: 200,
  answer: messageAnswer,
});

const dueAt = z
  .string('The time must be text.')
  .max(40, 'The time is not valid.')
  .nullable()
  .optional()
  .meta({ description: "ISO 8601; without an offset it is in the site's time zone. Null: not scheduled." });

export const saveSchedule = route({
  ...admin,
  method: 'PUT',
  path: '/api/admin/drafts/:kind/:id/schedule',
  summary: 'Publish or unpublish a record at a time: only what is sent changes',
  params: drafted,
  body: z.object({ publish_at: dueAt, unpublish_at: dueAt }),
  status: 200,
  answer: z.object({ message: z.string(), schedule: z.array(scheduled) }),
});

export const openPreview = route({
  ...reading,
  method: 'POST',
  path: '/api/admin/drafts/:kind/:id/preview',
  summary: 'An address of the preview for the administrator alone; it works for an hour',
  params: drafted,
  status: 200,
  answer: z.object({ path: z.string() }),
});

export const previewForm = route({
  ...admin,
  method: 'POST',
  path: '/api/admin/previews/:kind',
  summary: 'The page of a record with the values of a form; nothing is stored',
  params: z.object({ kind }),
  body: z.object({
    id: wholeNumber(z.number().int().positive().max(maxId)).nullable().meta({ description: 'Null for a new record.' }),
    values: z.record(z.string(), z.unknown()).meta({
      description: 'By field, as in a save; those that are not valid are ignored. Files by path, or by their address in the browser.',
    }),
  }),
  // enough for two long texts
  maxBodyBytes: jsonBytes(2 * textLengths.richText),
  status: 200,
  answer: z.object({ html: z.string().meta({ description: 'A document without scripts.' }) }),
});

export const createPreviewLink = route({
  ...admin,
  method: 'POST',
  path: '/api/admin/drafts/:kind/:id/links',
  summary: 'A link to the preview for somebody without an account',
  params: drafted,
  body: z.object({ days: z.literal([...linkDays], `The days must be one of ${linkDays.join(', ')}.`) }),
  errors: ['conflict'],
  status: 201,
  answer: z.object({ link: previewLink, path: z.string().meta({ description: 'Shown once: only its hash is stored.' }) }),
});

export const removePreviewLink = route({
  ...admin,
  method: 'DELETE',
  path: '/api/admin/preview-links/:id',
  summary: 'Withdraw a link to a preview',
  params: idParams,
  status: 200,
  answer: messageAnswer,
});
