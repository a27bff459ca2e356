// Changes of many records in one call, by their ids or by the filter of their list, and undoing them.
import { z } from 'zod';
import { groupTitle } from './attributes.ts';
import { listContacts, unknownAdministrator } from './contacts.ts';
import { id, idParams, rowId, timestamp } from './fields.ts';
import { rowNumber } from './form-fields.ts';
import { listMedia } from './media.ts';
import { type Calls, recordCalls } from './record-calls.ts';
import { bulkActions, recordsAtOnce, undoMinutes } from './records/bulk.ts';
import type { RecordAction, RecordDefinition } from './records/kind.ts';
import { published } from './records/kinds.ts';
import { route } from './route.ts';
import { contactStatuses } from './rules/contacts.ts';
import { type PublishedKind, publishedKinds } from './rules/record-kinds.ts';
import { trashKinds } from './rules/trash.ts';
import { redirectTo } from './trash.ts';

const ids = z
  .array(rowId('The records are not valid.'), 'The records must be a list.')
  .min(1, 'Select at least one record.')
  .max(recordsAtOnce, `Select at most ${recordsAtOnce} records.`)
  .transform((given) => [...new Set(given)])
  .optional();

const paging = { page: true, per_page: true } as const;

export const bulkResult = z
  .object({
    message: z.string(),
    bulk_change: z
      .object({
        id,
        expires_at: timestamp.meta({ description: `End of the time in which it can be undone: ${undoMinutes} minutes after the change.` }),
      })
      .nullable()
      .meta({ description: 'Null if nothing was changed.' }),
    done: z.array(id),
    unchanged: z.array(id).meta({ description: 'They already had the value.' }),
    refused: z
      .array(z.object({ id, name: z.string().nullable(), reason: z.string() }))
      .meta({ description: 'Nothing was changed in them.' }),
  })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.output<typeof bulkResult>;

const hasEither = ({ ids: given, filter }: { ids?: unknown; filter?: unknown }) => (given === undefined) !== (filter === undefined);
const either = { path: ['ids'], error: 'Send either ids or a filter.' };

const unknownAction = 'The action is not one of the known actions.';

const common = { method: 'POST', access: 'admin', permission: 'content.write', status: 200, answer: bulkResult } as const;

const category_id = rowNumber('category').optional().meta({ description: 'For the action move.' });

const redirect_to = redirectTo.optional();

const bodyOf = (kind: PublishedKind) => {
  const { filters }: Calls = recordCalls[kind];
  const { actions }: RecordDefinition = published[kind];
  const action = z.enum(actions, unknownAction);
  if (!filters) return z.object({ ids: ids.unwrap(), action, redirect_to });
  const body = z.object({ ids, filter: filters.optional(), action, redirect_to }).refine(hasEither, either);
  if (!actions.includes('move')) return body;
  return body.safeExtend({ category_id }).refine((given) => given.action !== 'move' || given.category_id !== undefined, {
    path: ['category_id'],
    error: 'The category field is required.',
  });
};

/** The body of such a call, for any kind of record. */
export interface BulkBody {
  ids?: number[];
  filter?: object;
  action: RecordAction;
  category_id?: number;
  redirect_to?: string;
}

type BulkPath<K extends PublishedKind> = (typeof recordCalls)[K]['update']['path'] extends `${infer List}/:id` ? `${List}/bulk` : never;

const changeOf = <K extends PublishedKind>(kind: K) =>
  route({
    ...common,
    path: recordCalls[kind].update.path.replace(':id', 'bulk') as BulkPath<K>,
    summary: `Change or delete many ${published[kind].noun[1]}; those that cannot be deleted are named in the answer`,
    tag: recordCalls[kind].update.tag,
    body: bodyOf(kind),
  });

export const changeRecords = Object.fromEntries(publishedKinds.map((kind) => [kind, changeOf(kind)])) as {
  [K in PublishedKind]: ReturnType<typeof changeOf<K>>;
};

export const previewMove = route({
  method: 'POST',
  path: '/api/admin/products/bulk/move',
  summary: 'Which values of products no attribute would read any more in another category; changes nothing',
  tag: recordCalls.product.update.tag,
  access: 'admin',
  permission: 'content.write',
  body: z.object({ ids, filter: recordCalls.product.filters.optional(), category_id: rowNumber('category') }).refine(hasEither, either),
  status: 200,
  answer: z
    .object({
      products: z.number().int().meta({ description: 'Products with such values.' }),
      values: z.number().int().meta({ description: 'Values that change, or that no attribute reads any more; the texts stay.' }),
      attributes: z.array(z.object({ label: z.string(), values: z.number().int() })).meta({ description: 'Those with most values first.' }),
    })
    .meta({ id: 'MovePreview' }),
});

export const changeMessages = route({
  ...common,
  permission: 'messages.write',
  path: '/api/admin/contacts/bulk',
  summary: 'Set the status of many messages, assign them, move them to spam or to the inbox, or delete them',
  tag: 'Contact',
  body: z
    .object({
      ids,
      filter: listContacts.query.omit(paging).optional(),
      action: z.enum(bulkActions.message, unknownAction),
      status: z.enum(contactStatuses, 'The status must be new, read, replied or closed.').optional(),
      assigned_to: rowId(unknownAdministrator).nullable().optional().meta({ description: 'For the action assign; null for nobody.' }),
    })
    .refine(hasEither, either)
    .refine(({ action, status }) => action !== 'status' || status !== undefined, {
      path: ['status'],
      error: 'The status field is required.',
    })
    .refine(({ action, assigned_to }) => action !== 'assign' || assigned_to !== undefined, {
      path: ['assigned_to'],
      error: 'The administrator is required.',
    }),
});

export const changeAttributes = route({
  ...common,
  path: '/api/admin/attributes/bulk',
  summary: 'Change the use or the group of many attributes, or delete them',
  tag: 'Catalogue',
  body: z
    .object({
      ids: ids.unwrap(),
      action: z.enum(bulkActions.attribute, unknownAction),
      group_title: groupTitle.optional().meta({ description: 'For the action group; null for none.' }),
    })
    .refine(({ action, group_title }) => action !== 'group' || group_title !== undefined, {
      path: ['group_title'],
      error: 'The group field is required.',
    }),
});

export const changeMedia = route({
  ...common,
  path: '/api/admin/media/bulk',
  summary: 'Move many files to the trash; those that a record uses are kept',
  tag: 'Media',
  body: z
    .object({
      ids,
      filter: listMedia.query.omit(paging).optional(),
      action: z.enum(bulkActions.media, unknownAction),
    })
    .refine(hasEither, either),
});

export const changeTrashed = route({
  ...common,
  permission: 'trash.manage',
  path: '/api/admin/trash/bulk',
  summary: 'Restore many records of the trash, or delete them for ever; neither can be undone',
  tag: 'Trash',
  body: z.object({ ids: ids.unwrap(), action: z.enum(['restore', 'delete'], unknownAction) }),
});

export const listBulkChanges = route({
  method: 'GET',
  path: '/api/admin/bulk-changes',
  summary: 'List the changes of the caller that can still be undone, newest first',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  query: z.object({ kind: z.enum(trashKinds, 'The kind is not one of the known kinds.').optional() }),
  status: 200,
  answer: z.object({
    bulk_changes: z.array(
      z.object({
        id,
        kind: z.enum(trashKinds),
        action: z.string(),
        changed: z.number().int().meta({ description: 'Records that can still be undone.' }),
        message: z.string().meta({ description: 'What was done, also if the change was interrupted.' }),
        created_at: timestamp,
        expires_at: timestamp,
      }),
    ),
  }),
});

export const undoBulkChange = route({
  method: 'POST',
  path: '/api/admin/bulk-changes/:id/undo',
  summary: 'Undo a change of many records, except of those that were changed since',
  tag: 'Trash',
  access: 'admin',
  permission: 'trash.manage',
  params: idParams,
  errors: ['conflict'],
  status: 200,
  answer: z.object({ message: z.string(), restored: z.number().int(), skipped: z.number().int() }),
});
