// The trash: deleted records, which can be restored until they expire.
import { z } from 'zod';
import { messageAnswer } from './errors.ts';
import { id, idParams, orAbsent, timestamp } from './fields.ts';
import { rowNumber } from './form-fields.ts';
import { paged, pageNumber, perPage, searchText } from './paging.ts';
import { recordsAtOnce } from './records/bulk.ts';
import { route } from './route.ts';
import { publishedKinds } from './rules/record-kinds.ts';
import { trashDays, trashKinds } from './rules/trash.ts';

const kind = z.enum(trashKinds, 'The kind is not one of the known kinds.');

export const trashedRecord = z
  .object({
    id: id.meta({ description: 'Its number in the trash.' }),
    kind,
    record_id: id.meta({ description: 'The id of the record, which it keeps when it is restored.' }),
    name: z.string(),
    deleted_by: z.string().nullable().meta({ description: 'Name of the administrator.' }),
    deleted_at: timestamp,
    expires_at: timestamp.meta({ description: `End of the time in which it can be restored: ${trashDays} days after the deletion.` }),
  })
  .meta({ id: 'TrashedRecord' });
export type TrashedRecord = z.output<typeof trashedRecord>;

export const restoredRecord = z
  .object({
    kind,
    record_id: id,
    name: z.string(),
    slug: z.string().nullable().meta({ description: 'Null for a record without an address.' }),
    is_slug_changed: z.boolean().meta({ description: 'Another record has its old slug.' }),
  })
  .meta({ id: 'RestoredRecord' });
export type RestoredRecord = z.output<typeof restoredRecord>;

export const redirectTo = z
  .string('The new address must be text.')
  .max(4000, 'The new address is too long.')
  .meta({ description: 'Where the address of a record that visitors can see leads from now on. Without it, it is answered with 410.' });

/** Query of the deletion of a record with an address. */
export const removalQuery = z.object({ redirect_to: orAbsent(redirectTo) });

/** Response to the deletion of one record. */
export const removedAnswer = messageAnswer.extend({
  trash_id: id.optional().meta({ description: 'Number of the record in the trash, from which it can be restored.' }),
});

export const getRemovalEffects = route({
  method: 'GET',
  path: '/api/admin/trash/effects/:kind/:id',
  summary: 'What a deletion of a record would affect: its views, messages about it, and links to it',
  tag: 'Trash',
  access: 'admin',
  permission: 'content.write',
  params: idParams.extend({ kind: z.enum(publishedKinds) }),
  status: 200,
  answer: z.object({
    is_shown: z.boolean().meta({ description: 'Visitors can see it now, so its address can lead elsewhere.' }),
    views: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'In the last 30 days; null for a category, which the statistics do not tell apart.' }),
    messages: z.number().int().nullable().meta({ description: 'Messages about a product; null if the role may not read messages.' }),
    links: z
      .array(z.object({ kind: z.enum(publishedKinds), id, name: z.string() }))
      .meta({ description: 'Records whose texts link to it, at most 50.' }),
    category: z
      .object({ name: z.string(), address: z.string() })
      .nullable()
      .meta({ description: 'Of a product, if visitors can see it: its address could lead there.' }),
  }),
});
export type RemovalEffects = z.output<typeof getRemovalEffects.answer>;

const filter = { search: searchText.meta({ description: 'Plain text anywhere in the name, any case.' }), kind: orAbsent(kind) };

export const listTrash = route({
  method: 'GET',
  path: '/api/admin/trash',
  summary: 'Deleted records, most recently deleted first',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  query: z.object({ ...filter, page: pageNumber, per_page: perPage }),
  status: 200,
  answer: paged(trashedRecord),
});

export const restoreTrashed = route({
  method: 'POST',
  path: '/api/admin/trash/:id/restore',
  summary: 'Restore a deleted record with its id, its relations and, if it is free, its address',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  params: idParams,
  body: z.object({
    category_id: rowNumber('category').optional().meta({ description: 'For a product, in place of the category that it had.' }),
  }),
  errors: ['conflict'],
  status: 200,
  answer: z.object({ message: z.string(), restored: restoredRecord }),
});

export const restoreMatching = route({
  method: 'POST',
  path: '/api/admin/trash/restore',
  summary: `Restore all matching records of the trash, at most ${recordsAtOnce}`,
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  query: z.object(filter),
  status: 200,
  answer: z.object({
    message: z.string(),
    restored: z.number().int(),
    refused: z
      .array(z.object({ id, name: z.string(), reason: z.string() }))
      .meta({ description: 'They stay in the trash; `id` is their number there.' }),
  }),
});

export const removeTrashed = route({
  method: 'DELETE',
  path: '/api/admin/trash/:id',
  summary: 'Delete a record of the trash for ever, with the files that nothing else uses',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  params: idParams,
  status: 200,
  answer: messageAnswer,
});

export const emptyTrash = route({
  method: 'DELETE',
  path: '/api/admin/trash',
  summary: 'Delete all matching records of the trash for ever',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  query: z.object(filter),
  status: 200,
  answer: z.object({ message: z.string(), removed: z.number().int() }),
});
