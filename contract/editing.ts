// Open forms: their unsaved changes, and the administrators who have a record open.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { timestamp, wholeNumber } from './fields.ts';
import { route } from './route.ts';
import { type EditedKind, type EditedTranslation, editedKinds, editedLanguage, newRecordId } from './rules/editing.ts';
import { mostUnitKey } from './rules/translations.ts';

const maxId = 2 ** 31 - 1;
const maxFields = 100;
/** A long article has several hundred kilobytes. */
const maxBodyBytes = 2 * 1024 * 1024;

const edited = z.object({
  kind: z
    .union(
      [z.enum(editedKinds), z.custom<EditedTranslation>((kind) => typeof kind === 'string' && editedLanguage(kind as EditedKind) !== null)],
      'The kind is not known.',
    )
    .meta({
      type: 'string',
      description: 'A kind of records or forms; for a translation, the kind and the language, such as `product.de`.',
    }),
  id: wholeNumber(z.number('The record is not valid.').int().min(newRecordId).max(maxId)).meta({
    description: `${newRecordId} for a record that is not stored yet.`,
  }),
});

const values = z
  .record(z.string().max(mostUnitKey + 10), z.unknown(), 'The values must be an object.')
  .refine((fields) => Object.keys(fields).length <= maxFields, `At most ${maxFields} fields are kept.`)
  .meta({ description: 'Changed fields of the form by name. They are checked when they are saved, not here.' });

const version = z.number('The version must be a number.').int().positive().max(maxId).nullable();
const draftVersion = z.number('The version of the draft must be a number.').int().min(0).max(maxId).nullable();

export const unsavedChanges = z
  .object({
    values,
    version: version.meta({ description: 'Version of the record on which the changes are based; null for a new record.' }),
    draft_version: draftVersion.meta({
      description:
        'Version of its draft on which the changes are based; 0 for none, null if it is not known. For a translation, a number that differs when the originals do.',
    }),
    device: z.string().meta({ description: 'Random name of the browser in which they were typed.' }),
    updated_at: timestamp,
  })
  .meta({ id: 'UnsavedChanges' });
export type UnsavedChanges = z.output<typeof unsavedChanges>;

export const otherEditor = z.object({ name: z.string(), since: timestamp }).meta({ id: 'OtherEditor' });
export type OtherEditor = z.output<typeof otherEditor>;

// other forms than those of translations require `content.write` (editing.routes.ts)
const admin = { tag: 'Editing', access: 'admin', permission: 'translations.write', params: edited } as const;

export const getUnsavedChanges = route({
  ...admin,
  method: 'GET',
  path: '/api/admin/editing/:kind/:id/changes',
  summary: 'Get the unsaved changes of the signed-in administrator',
  status: 200,
  answer: z.object({ changes: unsavedChanges.nullable() }),
});

export const keepUnsavedChanges = route({
  ...admin,
  method: 'PUT',
  path: '/api/admin/editing/:kind/:id/changes',
  summary: 'Store unsaved changes; they replace those stored for this record before',
  body: z.object({
    values,
    version,
    draft_version: draftVersion.default(null),
    device: z.string('The device must be text.').regex(/^[\w-]{1,64}$/, 'The device must be a short name.'),
  }),
  maxBodyBytes,
  status: 200,
  answer: z.object({ updated_at: timestamp }),
});

export const discardUnsavedChanges = route({
  ...admin,
  method: 'DELETE',
  path: '/api/admin/editing/:kind/:id/changes',
  summary: 'Discard the unsaved changes, if there are any',
  status: 200,
  answer: messageAnswer,
});

export const reportOpen = route({
  ...admin,
  method: 'PUT',
  path: '/api/admin/editing/:kind/:id/presence',
  summary: 'Report that the record is open; a form reports every 20 seconds',
  status: 200,
  answer: z.object({ others: z.array(otherEditor).meta({ description: 'Other administrators who have it open, at most ten.' }) }),
});

export const reportClosed = route({
  ...admin,
  method: 'DELETE',
  path: '/api/admin/editing/:kind/:id/presence',
  summary: 'Report that the record was closed',
  status: 200,
  answer: messageAnswer,
});
