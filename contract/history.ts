// The history of records: every save creates a revision.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, idParams, lookupText, rowId, timestamp, wholeNumber } from './fields.ts';
import { begunVersion } from './form-fields.ts';
import { paged, pageNumber, perPage } from './paging.ts';
import { route } from './route.ts';
import { revisionActions, revisionKinds } from './rules/history.ts';

export const actor = z
  .object({ id: id.nullable(), name: z.string() })
  .nullable()
  .meta({ description: 'The administrator as named at that time; null for the product itself.' });

export const revision = z
  .object({
    id,
    kind: z.enum(revisionKinds),
    record_id: id,
    record_name: z.string(),
    number: z.number().int().positive().meta({ description: 'Counts the revisions of the record from 1.' }),
    action: z.enum(revisionActions),
    actor,
    created_at: timestamp,
    fields: z.array(z.string()).meta({ description: 'Names of the changed fields.' }),
    restored_from: z.number().int().positive().nullable().meta({ description: 'Number of the revision whose fields were restored.' }),
    save_key: z.string().nullable().meta({ description: 'The same for settings that were saved together.' }),
    is_published: z.boolean().meta({ description: 'Visitors could see the record after this save.' }),
  })
  .meta({ id: 'Revision' });
export type Revision = z.output<typeof revision>;

export const fieldChange = z
  .object({
    field: z.string(),
    before: z.unknown().meta({ description: 'Null if there is no earlier revision.' }),
    after: z.unknown(),
    is_current: z.boolean().meta({ description: 'The record already has this value: there is nothing to restore.' }),
  })
  .meta({ id: 'FieldChange' });
export type FieldChange = z.output<typeof fieldChange>;

const admin = { tag: 'History', access: 'admin', permission: 'content.read' } as const;

export const listRevisions = route({
  ...admin,
  method: 'GET',
  path: '/api/admin/revisions',
  summary: 'Revisions of a record, of a group of settings, or of all records of a kind, newest first',
  query: z.object({
    kind: z.enum(revisionKinds, `The kind must be one of ${revisionKinds.join(', ')}.`),
    record_id: wholeNumber(rowId('The record is not valid.')).optional(),
    group: lookupText('The group must be text without NUL.').optional().meta({ description: 'Only settings of this group.' }),
    keys: lookupText('The keys must be text without NUL.')
      .max(2000, 'The keys are too long.')
      .transform((list) => list.split(','))
      .optional()
      .meta({ description: 'Only settings with one of these keys, separated by commas.' }),
    page: pageNumber,
    per_page: perPage,
  }),
  status: 200,
  answer: paged(revision),
});

export const getRevision = route({
  ...admin,
  method: 'GET',
  path: '/api/admin/revisions/:id',
  summary: 'One revision with what changed since the revision before it',
  params: idParams,
  status: 200,
  answer: z.object({
    revision,
    changes: z.array(fieldChange).meta({ description: 'All fields, for the first revision.' }),
    deleted_files: z.array(z.string()).meta({ description: 'Stored paths in the changes whose files were deleted for ever.' }),
    differs: z.array(z.string()).meta({ description: 'Names of the fields in which the record differs from this revision now.' }),
    differences: z
      .array(z.object({ field: z.string(), now: z.unknown(), restored: z.unknown().meta({ description: 'The value in this revision.' }) }))
      .meta({ description: 'The values of these fields: what restoring the revision would change now.' }),
    version: z.number().int().positive().nullable().meta({ description: 'Current version of the record; null if it was deleted.' }),
  }),
});

export const restoreTogether = route({
  ...admin,
  permission: 'content.write',
  method: 'POST',
  path: '/api/admin/revisions-restore',
  summary: 'Restore several settings that were saved together, all or none',
  body: z.object({
    revisions: z
      .array(z.object({ id, version: z.number('The version must be a number.').int().positive() }), 'The revisions must be a list.')
      .min(1)
      .max(100),
  }),
  errors: ['not-found', 'version-conflict', 'conflict'],
  status: 200,
  answer: messageAnswer,
});

export const restoreRevision = route({
  ...admin,
  // other revisions than those of translations require `content.write` (history.routes.ts)
  permission: 'translations.write',
  method: 'POST',
  path: '/api/admin/revisions/:id/restore',
  summary: 'Restore all or the named fields of a revision by saving them again; translators only those of their languages',
  params: idParams,
  body: z.object({
    fields: z.array(z.string('The fields must be a list of names.'), 'The fields must be a list of names.').min(1).max(50).optional(),
    version: begunVersion,
  }),
  errors: ['version-conflict', 'conflict'],
  status: 200,
  answer: z.object({ message: z.string(), version: z.number().int().positive() }),
});
